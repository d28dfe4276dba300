/** Signing out in one tab is signing out of all: they share the session, and each would go on showing what it has loaded. */
const channel = openChannel();

const SIGNED_OUT = 'signed-out';

/** Tells this person's other tabs. */
export function announceSignOut(): void {
  channel?.postMessage(SIGNED_OUT);
}

/** @returns a function that stops listening */
export function onSignOutElsewhere(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (data === SIGNED_OUT) listener();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('linework-session');
  } catch {
    // Firefox has none where cookies are blocked.
    return null;
  }
}
