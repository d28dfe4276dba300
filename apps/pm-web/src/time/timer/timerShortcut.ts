import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/SessionContext';
import { rememberedJson, rememberJson } from '../../storage/rememberedJson';

/** Starts and stops the timer on every screen, but not while one types. */
export const TIMER_KEY = 't';

const listeners = new Set<() => void>();

/** Whether the key is heard, which a person can turn off on this device (WCAG 2.1.4), and the way to say so. */
export function useTimerKey(): [boolean, (isOn: boolean) => void] {
  const { person } = useSession();
  const key = `timer-key:${person.id}`;
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
