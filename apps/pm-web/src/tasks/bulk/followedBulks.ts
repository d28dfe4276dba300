import { localStore } from '../../storage/localStore';
import { rememberedJson, rememberJson } from '../../storage/rememberedJson';
import { followedKey } from './followedKey';

/** The ids of the large changes that this browser tells the person of, also after a reload. */
export function followedBulks(personId: string): string[] {
  return rememberedJson(followedKey(personId), isTexts) ?? [];
}

export function rememberFollowed(personId: string, id: string): void {
  rememberJson(followedKey(personId), [...new Set([...followedBulks(personId), id])]);
}

export function forgetFollowed(personId: string, id: string): void {
  const rest = followedBulks(personId).filter((followed) => followed !== id);
  if (rest.length > 0) rememberJson(followedKey(personId), rest);
  else localStore.remove(followedKey(personId));
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string');
}
