/**
 * The moment at which the server no longer knows us: any request may find out, and whoever shows the sign-in again
 * listens. An event and not state: what is signed in is the session query's to say.
 */
const listeners = new Set<() => void>();

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
