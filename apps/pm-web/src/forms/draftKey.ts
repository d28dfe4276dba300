import { localStore } from '../storage/localStore';

const PREFIX = 'draft:';

/** @example draftKey(person.id, 'client', id ?? 'new') */
export function draftKey(personId: string, ...form: string[]): string {
  return [PREFIX + personId, ...form].join(':');
}

/** Signing out leaves nothing of anybody's work on the device. */
export function forgetDrafts(): void {
  for (const key of localStore.keys(PREFIX)) localStore.remove(key);
}
