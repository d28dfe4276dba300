// `pnpm size`: see scripts/build/weigh.mjs.
import { join } from 'node:path';
import { weigh } from '../../../scripts/build/weigh.mjs';

weigh(join(import.meta.dirname, '..'), [['explorer', /The explorer is ([\d.]+) kB/]]);
