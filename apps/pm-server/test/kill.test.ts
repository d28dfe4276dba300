import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, type TestContext, vi } from 'vitest';
import { newDataDir } from './embeddedTemplate';
import { type Caller, inOrder, read, roundOfWrites, type Stored, signIn } from './everyWrite';
import { LARGE_DELETION, type LargeDeletion, largeDeletion, UNDO_OF_LARGE_DELETION } from './largeDeletion';
import { howMany } from './measured';
import { newPostgresDatabase } from './newPostgresDatabase';
import { postgresBinaries } from './postgres';
import { runLinework, spawnServer } from './spawnServer';

/** Kills on each database; `pnpm chaos` makes 1,000. */
const KILLS = howMany('KILLS', 1, 3);
const WRITERS = 4;
/** More than are deleted in one transaction. */
const MANY_TASKS = 600;
/** Every writer is through with a round by then, so that each kind of write is among those that die. */
const MOST_WRITES_PER_LIFE = 120;
/** What lived through so many kills is looked at again: four times in all, or it would be most of a long run. */
const KILLS_PER_REVIEW = Math.ceil(KILLS / 4);

const account = { email: 'kill@haldenroy.example', password: 'secret-of-kill' };
const title = `${KILLS} kills at random moments of every kind of write lose none that was acknowledged and leave none half done`;
const timeout = 120_000 + KILLS * 20_000;
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

describe('A server that dies', () => {
  it(
    `ASVS-37, SRV-02: ${title} [embedded database]`,
    async (context) => {
      const dataDir = await newDataDir();
      cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
      await killAgainAndAgain({ DATA_DIR: dataDir }, context);
    },
    timeout,
  );

  it.skipIf(!postgresBinaries)(
    `ASVS-37, SRV-02: ${title} [PostgreSQL]`,
    async (context) => {
      const postgres = await newPostgresDatabase();
      cleanUps.push(() => postgres.drop());
      const dataDir = mkdtempSync(join(tmpdir(), 'lw-kill-'));
      cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
      await killAgainAndAgain({ DATABASE_URL: postgres.url, DATA_DIR: dataDir }, context);
    },
    timeout,
  );
});

/** One round of writes by one writer, and how far it came. */
interface Round {
  read: () => Promise<Stored>;
  /** As of the last write that was acknowledged. */
  acknowledged: Stored;
  /** As of the one that the kill cut off; the same where it cut off none. */
  sent: Stored;
}

async function killAgainAndAgain(env: Record<string, string>, { annotate }: TestContext): Promise<void> {
  const linework = async (...args: string[]) =>
    expect(await runLinework(args, env, account.password)).toMatchObject({ code: 0, stderr: '' });
  await linework('setup', '--company', 'Kill', '--name', 'Kim Kill', '--email', account.email);
  await linework('seed', '--tasks', String(MANY_TASKS), '--projects', '3', '--clients', '1', '--people', '5');
  const caller: Caller = { url: '', session: '', account };
  const writesThatDied = new Map<string, number>();
  const all: Round[] = [];
  let recent: Round[] = [];
  let deletion: LargeDeletion | undefined;
  let acknowledged = 0;

  for (let kill = 0; kill <= KILLS; kill += 1) {
    const isReview = kill % KILLS_PER_REVIEW === 0 || kill === KILLS;
    if (isReview) await linework('doctor');
    const server = await spawnServer(env);
    caller.url = server.url;
    caller.session ||= await signIn(caller);
    for (const round of isReview ? all : recent) await check(round);
    deletion ??= await largeDeletion(caller, (await read(caller, '/api/clients')).rows[0].id);
    await deletion.checkAfterStart();
    if (kill === KILLS) {
      await deletion.end();
      expect(await server.end('SIGTERM')).toBe(0);
      break;
    }
    const personId = (await read(caller, '/api/session')).person.id;
    recent = [];
    const tell = { begun: (round: Round) => recent.push(round), acknowledged: 0 };
    const writers = Array.from({ length: WRITERS }, () => writeUntilDeath(caller, personId, tell));
    const deaths = Promise.all([...writers, deletion.repeatUntilDeath()]);
    const enough = Math.ceil(Math.random() * MOST_WRITES_PER_LIFE);
    const hasWritten = () => tell.acknowledged >= enough;
    await Promise.race([vi.waitUntil(hasWritten, { timeout: 60_000, interval: 1 }), deaths]);
    await server.end('SIGKILL');
    for (const name of await deaths) writesThatDied.set(name, (writesThatDied.get(name) ?? 0) + 1);
    all.push(...recent);
    acknowledged += tell.acknowledged;
  }
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  // Over many kills every kind of write is cut off in its middle.
  const small = roundOfWrites(() => caller, '').writes.map(({ name }) => name);
  const kinds = new Set([...small, LARGE_DELETION, UNDO_OF_LARGE_DELETION]);
  if (KILLS >= 200) expect(new Set(writesThatDied.keys())).toEqual(kinds);
  await annotate(
    `${acknowledged} writes acknowledged; cut off: ${[...writesThatDied].map(([name, n]) => `${name} ${n}`).join(', ')}`,
  );
}

/** Writes round after round, as fast as the server answers. Resolves to the name of the write that the death cut off. */
async function writeUntilDeath(
  caller: Caller,
  personId: string,
  tell: { begun: (round: Round) => void; acknowledged: number },
): Promise<string> {
  for (;;) {
    const { writes, read } = roundOfWrites(() => caller, personId);
    const nothing: Stored = { client: null, projects: [], tasks: [], session: 'none' };
    const round: Round = { read, acknowledged: nothing, sent: nothing };
    tell.begun(round);
    for (const { name, send, after } of writes) {
      round.sent = after;
      try {
        await send();
      } catch (error) {
        // What fetch throws where the connection broke.
        if (error instanceof TypeError) return name;
        throw error;
      }
      round.acknowledged = after;
      tell.acknowledged += 1;
    }
  }
}

/** What was acknowledged is stored; what was cut off is stored whole or not at all. */
async function check({ read, acknowledged, sent }: Round): Promise<void> {
  const stored = inOrder(await read());
  expect([acknowledged, sent].map(inOrder)).toContainEqual(stored);
}
