import { createHash } from 'node:crypto';
import { uuidV7 } from '@linework/domain';

/** A whole number from 0 to `below - 1` that depends on the words only. */
export function seededNumber(below: number, ...words: (string | number)[]): number {
  return digest(words).readUInt32BE() % below;
}

/** An id that depends on the moment (an ISO instant) and the words only. */
export function seededId(createdAt: string, ...words: (string | number)[]): string {
  return uuidV7(Date.parse(createdAt), digest(words));
}

function digest(words: (string | number)[]): Buffer {
  return createHash('sha256').update(words.join('|')).digest();
}
