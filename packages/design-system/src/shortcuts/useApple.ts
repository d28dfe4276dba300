import { useSyncExternalStore } from 'react';

/** Whether the keyboard is likely Apple's: Command instead of Control, signs instead of words. False on a server. */
export function useApple(): boolean {
  return useSyncExternalStore(never, isApple, () => false);
}

export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

function never() {
  return () => undefined;
}
