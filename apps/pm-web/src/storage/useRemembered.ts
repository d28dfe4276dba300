import { useState } from 'react';
import { rememberedJson, rememberJson } from './rememberedJson';

/** State that is still there tomorrow on this device: the sidebar's pin, a list's view. `key` names the person too. */
export function useRemembered<T>(
  key: string,
  fallback: T,
  isValid: (value: unknown) => value is T,
): [T, (value: T) => void] {
  const [value, setValue] = useState(() => rememberedJson(key, isValid) ?? fallback);
  const remember = (next: T) => {
    setValue(next);
    rememberJson(key, next);
  };
  return [value, remember];
}
