import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Real files that tests open; its README.md lists them with their licences. */
export const CORPUS = join(import.meta.dirname, '../../../../fixtures/corpus');

/**
 * Reads a file of the corpus, unpacked where its path ends in '.gz'.
 * @param path within the corpus, 'dxf/dxf-floorplan.dxf.gz'
 * @throws where it is not there
 */
export function fromCorpus(path: string): Buffer {
  const content = readFileSync(join(CORPUS, path));
  return path.endsWith('.gz') ? gunzipSync(content) : content;
}
