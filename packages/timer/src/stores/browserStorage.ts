import type { TabStorage } from './TabStorage';

/**
 * localStorage, storage events and the Web Locks of a browser. Where storage is switched off it keeps what it is given for as long as
 * the page lives; where Web Locks are missing (pages without TLS), tabs rely on the stores' own way to bear the same work twice.
 */
export function browserStorage(): TabStorage {
  const storage = usableStorage();
  const memory = new Map<string, string>();
  return {
    get: (key) => (storage ? storage.getItem(key) : (memory.get(key) ?? null)),
    set: (key, text) => void (storage ? storage.setItem(key, text) : memory.set(key, text)),
    remove: (key) => void (storage ? storage.removeItem(key) : memory.delete(key)),
    keys: (prefix) =>
      (storage
        ? Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        : [...memory.keys()]
      )
        .filter((key) => key.startsWith(prefix))
        .sort(),
    listen: (onChange) => {
      if (!storage) return () => {};
      const changed = (event: StorageEvent) => {
        if (event.storageArea === storage) onChange();
      };
      window.addEventListener('storage', changed);
      return () => window.removeEventListener('storage', changed);
    },
    alone: (name, work) =>
      typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(name, work) : work(),
  };
}

function usableStorage(): Storage | null {
  try {
    const storage = globalThis.localStorage;
    const probe = '@linework/timer:probe';
    storage.setItem(probe, '');
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}
