import { DRAFTS, draftsOfThePage } from './forgetDrafts';

/** What was typed into a form and not saved yet. */
export interface Draft<Values> {
  values: Values;
  /** The values that the form was opened with: what tells another person's change from mine. */
  base: Values;
  /** The version of the row that the form was opened on; null for a new one. */
  version: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  keptAt: number;
}

/** What all tabs keep of a form, also those that are closed by now. */
export async function draftKeysOf(form: string): Promise<string[]> {
  const stored = await inStore('readonly', (drafts) => drafts.getAllKeys()).catch(() => []);
  const keys = [...stored.map(String), ...draftsOfThePage.keys()];
  return [...new Set(keys)].filter((key) => key.startsWith(`${form}:`));
}

/** @param key names the person, the form and the tab: see `draftKey` */
export async function readDraft<Values>(key: string): Promise<Draft<Values> | null> {
  const kept =
    draftsOfThePage.get(key) ??
    (await inStore<unknown>('readonly', (drafts) => drafts.get(key)).catch(() => null));
  return isDraft<Values>(kept) ? kept : null;
}

/** @returns whether it outlives the page, and the browser: it is on disk by then */
export async function keepDraft<Values>(key: string, draft: Draft<Values>): Promise<boolean> {
  try {
    await inStore('readwrite', (drafts) => drafts.put(draft, key));
    draftsOfThePage.delete(key);
    return true;
  } catch {
    // Blocked or full.
    draftsOfThePage.set(key, draft);
    return false;
  }
}

export async function dropDraft(key: string): Promise<void> {
  draftsOfThePage.delete(key);
  await inStore('readwrite', (drafts) => drafts.delete(key)).catch(() => {});
}

const STORE = 'drafts';
let opening: Promise<IDBDatabase> | null = null;

/**
 * Not local storage: of that Chromium loses up to a minute when it is killed, and brings back what had been removed.
 *
 * @throws DOMException where the browser has no room, or keeps nothing
 */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  opening ??= open();
  const database = await opening.catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const asked = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error);
    // A page that goes away takes those along that are not committed.
    transaction.commit();
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DRAFTS);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const database = asked.result;
      const leave = () => {
        database.close();
        opening = null;
      };
      database.onclose = leave;
      // `forgetDrafts`, in whichever tab.
      database.onversionchange = leave;
      resolve(database);
    };
  });
}

function isDraft<Values>(value: unknown): value is Draft<Values> {
  if (typeof value !== 'object' || value === null) return false;
  const { values, base, version, keptAt } = value as Record<string, unknown>;
  const hasVersion = version === null || typeof version === 'number';
  return isRecord(values) && isRecord(base) && hasVersion && typeof keptAt === 'number';
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
