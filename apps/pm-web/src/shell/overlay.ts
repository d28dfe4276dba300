import { useSyncExternalStore } from 'react';

/** What lies over any screen: the command palette, the list of shortcuts. */
export type Overlay = 'palette' | 'shortcuts';

let current: Overlay | null = null;
const listeners = new Set<() => void>();

/** Opens one from anywhere, also before its code has come. Null closes what is open. */
export function openOverlay(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
