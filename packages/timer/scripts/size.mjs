// `pnpm size`: see scripts/build/weigh.mjs.
import { join } from 'node:path';
import { weigh } from '../../../scripts/build/weigh.mjs';

weigh(join(import.meta.dirname, '..'), [
  ['everything', /All of it is ([\d.]+) kB/],
  ['HTTP store', /the store over HTTP alone ([\d.]+) kB/],
]);
