// `pnpm size`: see scripts/build/weigh.mjs.
import { join } from 'node:path';
import { weigh } from '../../../scripts/build/weigh.mjs';

weigh(join(import.meta.dirname, '..'), [
  ['Button', /A lone `Button` brings ([\d.]+) kB/],
  ['table', /the table ([\d.]+) kB/],
  ['everything', /all of it ([\d.]+) kB/],
  ['styles.css', /`styles\.css` is ([\d.]+) kB/],
]);
