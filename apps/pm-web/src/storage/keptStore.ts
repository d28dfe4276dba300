import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** Values by key that all tabs share. */
export interface KeptStore {
  keys(): Promise<string[]>;
  /** @returns null where there is none */
  read(key: string): Promise<unknown>;
  /** @returns whether it outlives the page, and the browser: it is on disk by then */
  keep(key: string, value: unknown): Promise<boolean>;
  drop(key: string): Promise<void>;
}

interface KeptStoreOptions {
  /** Of the IndexedDB. */
  database: string;
  /** In it. */
  store: string;
  /** Takes what the browser does not keep, for as long as the page lives. */
  ofThePage?: Map<string, unknown>;
}

/** Not local storage: of that Chromium loses up to a minute when it is killed, and brings back what had been removed. */
export function keptStore({ database: name, store, ofThePage = new Map() }: KeptStoreOptions): KeptStore {
  let opening: Promise<IDBPDatabase> | null = null;

  /** @throws Error where the browser keeps nothing */
  async function opened(): Promise<IDBPDatabase> {
    const forget = () => {
      opening = null;
    };
    opening ??= openDB(name, 1, {
      upgrade: (database) => {
        database.createObjectStore(store);
      },
      // Whichever tab removes the database.
      blocking: (_from, _to, { target }) => {
        forget();
        if (target instanceof IDBDatabase) target.close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  }

  /** @throws DOMException where there is no room */
  async function write(change: (values: Values) => Promise<unknown>): Promise<void> {
    const database = await opened();
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    const changed = change(transaction.store);
    // A page that goes away takes those along that are not committed.
    transaction.commit();
    await Promise.all([changed, transaction.done]);
  }

  return {
    async keys() {
      const stored = await opened()
        .then((database) => database.getAllKeys(store))
        .then((keys) => keys.map(String))
        .catch(() => []);
      return [...new Set([...stored, ...ofThePage.keys()])];
    },
    async read(key) {
      const fromDisk = (): Promise<unknown> =>
        opened()
          .then((database) => database.get(store, key))
          .catch(() => null);
      return ofThePage.get(key) ?? (await fromDisk()) ?? null;
    },
    async keep(key, value) {
      try {
        await write((values) => values.put(value, key));
        ofThePage.delete(key);
        return true;
      } catch {
        // Blocked or full.
        ofThePage.set(key, value);
        return false;
      }
    },
    async drop(key) {
      ofThePage.delete(key);
      await write((values) => values.delete(key)).catch(() => {});
    },
  };
}

type Values = IDBPObjectStore<unknown, [string], string, 'readwrite'>;
