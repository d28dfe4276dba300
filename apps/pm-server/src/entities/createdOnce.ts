import { createHash } from 'node:crypto';
import { conflict } from '../http/Problem';

/** Fingerprint of a create, to tell a retry from another create that took the same id. */
export function createFingerprint(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

export interface Earlier {
  createdBy: string | null;
  createHash: string | null;
  deletedAt: string | null;
}

/**
 * Whether a row with the id of a create is there already, made by the same request.
 *
 * @throws Problem 409 where the id is somebody else's, or stands for other content, or was deleted since
 */
export function isRetry(earlier: Earlier | undefined, createdBy: string, fingerprint: string): boolean {
  if (!earlier) return false;
  if (earlier.createdBy !== createdBy || earlier.createHash !== fingerprint) {
    throw conflict(
      'Something else was saved under this id already. Load the list and try again with a new one.',
    );
  }
  if (earlier.deletedAt !== null) throw conflict('This was saved and has been deleted since.');
  return true;
}
