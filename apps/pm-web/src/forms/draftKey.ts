import { localStore } from '../storage/localStore';

const PREFIX = 'draft:';

/**
 * Names a form among a person's. Each tab that has it open keeps its draft under a name of its own below that.
 * @example draftKey(person.id, 'client', id ?? 'new')
 */
export function draftKey(personId: string, ...form: string[]): string {
  return [PREFIX + personId, ...form].join(':');
}

/** What all tabs keep of a form, also those that are closed by now. */
export function draftKeysOf(form: string): string[] {
  return localStore.keys(form).filter((key) => key === form || key.startsWith(`${form}:`));
}

/** Signing out leaves nothing of anybody's work on the device. */
export function forgetDrafts(): void {
  for (const key of localStore.keys(PREFIX)) localStore.remove(key);
}
