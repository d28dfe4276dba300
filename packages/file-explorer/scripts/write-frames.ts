// The pages of the frames into the package.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFrames } from './buildFrames.ts';

const folder = join(import.meta.dirname, '../dist/frames');
await mkdir(folder, { recursive: true });
for (const [name, text] of await buildFrames()) await writeFile(join(folder, name), text);
