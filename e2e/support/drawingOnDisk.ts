import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that begins as a DWG of 2018 does, with noise in it. */
export async function drawingOnDisk(name: string, bytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'linework-drawing-'));
  const content = Buffer.concat([Buffer.from('AC1032'), randomBytes(bytes - 6)]);
  await writeFile(join(folder, name), content);
  return {
    name,
    path: join(folder, name),
    sha256: createHash('sha256').update(content).digest('hex'),
    remove: () => rm(folder, { recursive: true }),
  };
}
