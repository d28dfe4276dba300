import { localStore } from '../storage/localStore';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';

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

/** @param key names the person and the form: see `draftKey` */
export function readDraft<Values>(key: string): Draft<Values> | null {
  return rememberedJson(key, isDraft<Values>);
}

/** @returns whether it outlives the page */
export function keepDraft<Values>(key: string, draft: Draft<Values>): boolean {
  return rememberJson(key, draft);
}

export function dropDraft(key: string): void {
  localStore.remove(key);
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
