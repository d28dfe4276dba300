import type { TabStorage } from '../stores/TabStorage';

/** Storage of one page that forgets with it. */
export function memoryStorage(): TabStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort(),
    listen: () => () => {},
    alone: (_name, work) => work(),
  };
}
