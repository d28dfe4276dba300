import { localStore } from './localStore';

/** Reads a value that `rememberJson` kept. Anything unreadable, or refused by `isValid`, counts as absent. */
export function rememberedJson<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  const text = localStore.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

/** @returns whether the browser keeps it */
export function rememberJson(key: string, value: unknown): boolean {
  return localStore.write(key, JSON.stringify(value));
}
