import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { newDataDir } from './embeddedTemplate';
import { type Caller, read, roundOfWrites, signIn } from './everyWrite';
import { runLinework, spawnServer } from './spawnServer';

const account = { email: 'disk@haldenroy.example', password: 'secret-of-disk' };
const witness = fileURLToPath(new URL('witness/logSyncs.mjs', import.meta.url));

/** What the server had done to the log of the embedded database when it began to answer. */
interface Answered {
  request: string;
  status: number;
  /** Since the answer before. */
  writes: number;
  syncs: number;
  /** Writes that no sync had followed. */
  left: number;
}

let dataDir: string | undefined;
afterEach(() => {
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

it('SRV-02: each kind of write is in the log and the log on the disk before a byte of the answer goes out', async () => {
  dataDir = await newDataDir();
  const setup = ['setup', '--company', 'Disk', '--name', 'Dag Disk', '--email', account.email];
  expect(await runLinework(setup, { DATA_DIR: dataDir }, account.password)).toMatchObject({ code: 0 });
  const notes = join(dataDir, 'witness.jsonl');
  const server = await spawnServer({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import ${JSON.stringify(witness)}`,
    WITNESS: notes,
  });
  const caller: Caller = { url: server.url, session: '', account };
  caller.session = await signIn(caller);
  const { writes } = roundOfWrites(() => caller, (await read(caller, '/api/session')).person.id);
  // One after the other: what is in the log then is the one write's.
  for (const { send } of writes) await send();
  expect(await server.end('SIGTERM')).toBe(0);

  const answers = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line): Answered => JSON.parse(line));
  expect(answers.length).toBe(writes.length + 1);
  for (const answer of some(answers)) {
    expect(answer).toMatchObject({ status: 200, left: 0 });
    expect(Math.min(answer.writes, answer.syncs), answer.request).toBeGreaterThan(0);
  }
});
