/** Loaded into a process (`node --import`): writes into the file WITNESS, when it ends, how much memory it had at most. Bytes. */
import { writeFileSync } from 'node:fs';

process.once('exit', () =>
  writeFileSync(process.env.WITNESS, String(process.resourceUsage().maxRSS * 1_024)),
);
