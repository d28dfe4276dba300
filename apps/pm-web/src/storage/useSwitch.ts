import { useSyncExternalStore } from 'react';
import { rememberedJson, rememberJson } from './rememberedJson';

const listeners = new Set<() => void>();

/**
 * Whether something is on, which a person can turn off on this device, and the way to say so: as `useRemembered`, for what is asked in
 * several places. On until it is turned off.
 *
 * @param key names the person too
 */
export function useSwitch(key: string): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => rememberedJson(key, isBoolean) ?? true);
  return [
    isOn,
    (next) => {
      rememberJson(key, next);
      for (const listener of listeners) listener();
    },
  ];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
