import { localStore } from '../storage/localStore';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';

/** What was typed into a form and not saved yet. */
export interface Draft<Values> {
  values: Values;
  /** The values that the form was opened with: what tells another person's change from mine. */
  base: Values;
  /** The version of the row that the form was opened on; null for a new one. */
  version: number | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** @param key names the person and the form: see `draftKey` */
export function readDraft<Values>(key: string): Draft<Values> | null {
  return rememberedJson(key, isDraft<Values>);
}

export function keepDraft<Values>(key: string, draft: Draft<Values>): void {
  rememberJson(key, draft);
}

export function dropDraft(key: string): void {
  localStore.remove(key);
}

/** Signing out leaves nothing of anybody's work on the device. */
export function forgetDrafts(): void {
  for (const key of localStore.keys(PREFIX)) localStore.remove(key);
}

/** @example draftKey(person.id, 'client', id ?? 'new') */
export function draftKey(personId: string, ...form: string[]): string {
  return [PREFIX + personId, ...form].join(':');
}

const PREFIX = 'draft:';

function isDraft<Values>(value: unknown): value is Draft<Values> {
  if (typeof value !== 'object' || value === null) return false;
  const { values, base, version, keptAt } = value as Record<string, unknown>;
  const hasVersion = version === null || typeof version === 'number';
  return isRecord(values) && isRecord(base) && hasVersion && typeof keptAt === 'number';
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
