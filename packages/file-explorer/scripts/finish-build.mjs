// After tsup: the stylesheet of the package. Its themes are the design system's.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finishStyles } from '../../../scripts/build/finishStyles.mjs';

const dist = join(import.meta.dirname, '../dist');
await finishStyles(dist, await readFile(join(dist, '.parts/styles.css'), 'utf8'));
