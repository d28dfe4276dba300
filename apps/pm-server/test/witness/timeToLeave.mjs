/**
 * Loaded into a process that will be refused (`node --import`): writes into the file WITNESS, when it ends, how long it lived from its
 * first look at the directory's lock on, and what it used in all. Milliseconds.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { openSync, writeFileSync } = fs;
let tried = Number.NaN;

fs.openSync = (path, ...rest) => {
  if (/linework\.lock$/.test(String(path)) && Number.isNaN(tried)) tried = performance.now();
  return openSync(path, ...rest);
};
syncBuiltinESMExports();

process.once('exit', () => {
  const { user, system } = process.cpuUsage();
  const note = { sinceItTried: performance.now() - tried, cpu: (user + system) / 1_000 };
  writeFileSync(process.env.WITNESS, JSON.stringify(note));
});
