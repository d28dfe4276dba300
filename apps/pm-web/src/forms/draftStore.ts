import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { DRAFTS, draftsOfThePage } from './forgetDrafts';

/** What was typed into a form and not saved yet. */
export interface Draft<Values> {
  values: Values;
  /** See `Uncommitted`; drafts of an older release have none. */
  uncommitted?: Readonly<Record<string, unknown>>;
  /** The values that the form was opened with: what tells another person's change from mine. */
  base: Values;
  /** The version of the row that the form was opened on; null for a new one. */
  version: number | null;
  /** Milliseconds since 1970, by the server's clock. */
  keptAt: number;
}

/** What all tabs keep of a form, also those that are closed by now. */
export async function draftKeysOf(form: string): Promise<string[]> {
  const stored = await opened()
    .then((database) => database.getAllKeys(STORE))
    .catch(() => []);
  const keys = [...stored, ...draftsOfThePage.keys()];
  return [...new Set(keys)].filter((key) => key.startsWith(`${form}:`));
}

/** @param key names the person, the form and the tab: see `draftKey` */
export async function readDraft<Values>(key: string): Promise<Draft<Values> | null> {
  const fromDisk = () =>
    opened()
      .then((database) => database.get(STORE, key))
      .catch(() => null);
  const kept = draftsOfThePage.get(key) ?? (await fromDisk());
  return isDraft<Values>(kept) ? kept : null;
}

/** @returns whether it outlives the page, and the browser: it is on disk by then */
export async function keepDraft<Values>(key: string, draft: Draft<Values>): Promise<boolean> {
  try {
    await write((drafts) => drafts.put(draft, key));
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
  await write((drafts) => drafts.delete(key)).catch(() => {});
}

/** Not local storage: of that Chromium loses up to a minute when it is killed, and brings back what had been removed. */
interface Stored extends DBSchema {
  drafts: { key: string; value: unknown };
}

const STORE = 'drafts';
let opening: Promise<IDBPDatabase<Stored>> | null = null;

/** @throws DOMException where there is no room */
async function write(
  change: (drafts: IDBPObjectStore<Stored, ['drafts'], 'drafts', 'readwrite'>) => Promise<unknown>,
): Promise<void> {
  const database = await opened();
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const changed = change(transaction.store);
  // A page that goes away takes those along that are not committed.
  transaction.commit();
  await Promise.all([changed, transaction.done]);
}

/** @throws Error where the browser keeps nothing */
async function opened(): Promise<IDBPDatabase<Stored>> {
  const forget = () => {
    opening = null;
  };
  opening ??= openDB<Stored>(DRAFTS, 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE);
    },
    // `forgetDrafts`, in whichever tab.
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

function isDraft<Values>(value: unknown): value is Draft<Values> {
  if (typeof value !== 'object' || value === null) return false;
  const { values, base, version, keptAt, uncommitted = {} } = value as Record<string, unknown>;
  const hasVersion = version === null || typeof version === 'number';
  return (
    isRecord(values) && isRecord(base) && isRecord(uncommitted) && hasVersion && typeof keptAt === 'number'
  );
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
