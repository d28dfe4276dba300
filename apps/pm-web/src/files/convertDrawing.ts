import type { FileEntry } from '@linework/file-explorer';
import { problemOf } from '../api/problem';
import { contentUrl } from './fileApi';

/** A preview gives up after 30 seconds; the server goes on, and has it by the next time. */
const LONGEST_MS = 25_000;

/**
 * A DWG as DXF, by the converter that the server's owner installed.
 * @returns null where there is none @throws Error with a sentence that says why it could not be converted
 */
export async function convertDrawing(
  { id, contentId }: FileEntry,
  signal: AbortSignal,
): Promise<Blob | null> {
  const late = AbortSignal.timeout(LONGEST_MS);
  try {
    const response = await fetch(contentUrl(id, { as: 'dxf', revision: contentId }), {
      signal: AbortSignal.any([signal, late]),
      credentials: 'same-origin',
    });
    if (response.ok) return await response.blob();
    if (response.status === 404) return null;
    throw new Error((await problemOf(response)).detail);
  } catch (error) {
    if (late.aborted && !signal.aborted)
      throw new Error('The drawing is still being converted. Open it again in a minute.');
    throw error;
  }
}
