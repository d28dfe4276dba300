import { keptStore } from '../storage/keptStore';
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

const drafts = keptStore({ database: DRAFTS, store: 'drafts', ofThePage: draftsOfThePage });

/** What all tabs keep of a form, also those that are closed by now. */
export async function draftKeysOf(form: string): Promise<string[]> {
  return (await drafts.keys()).filter((key) => key.startsWith(`${form}:`));
}

/** @param key names the person, the form and the tab: see `draftKey` */
export async function readDraft<Values>(key: string): Promise<Draft<Values> | null> {
  const kept = await drafts.read(key);
  return isDraft<Values>(kept) ? kept : null;
}

/** @returns whether it outlives the page, and the browser */
export function keepDraft<Values>(key: string, draft: Draft<Values>): Promise<boolean> {
  return drafts.keep(key, draft);
}

export const dropDraft = drafts.drop;

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
