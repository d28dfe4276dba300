import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { newDataDir } from '../../test/embeddedTemplate';
import { newPostgresDatabase } from '../../test/newPostgresDatabase';
import { postgresBinaries } from '../../test/postgres';
import { runLinework } from '../../test/spawnServer';
import { openDatabase } from '../database/openDatabase';

const account = ['--name', 'Dora Doctor', '--email', 'dora@haldenroy.example'];
const setup = ['setup', '--company', 'Haldenroy', ...account, '--sample'];

interface Damage {
  sql: string;
  /** Lines that 'doctor' then prints. */
  found: RegExp[];
}

const ID = '[0-9a-f-]{36}';
const busiest =
  '(select client_id from projects group by client_id order by count(*) desc, client_id limit 1)';

/** Each leaves what the next ones need. */
const PLANTED: Damage[] = [
  {
    sql: `delete from clients where id = ${busiest}`,
    found: [new RegExp(`\\d+ rows of projects whose row of clients is not there \\(${ID}\\)\\. Restore`)],
  },
  {
    sql: `update clients set deleted_at = now(), deletion_id = gen_random_uuid()
      where id = (select p.client_id from projects p join clients c on c.id = p.client_id order by 1 limit 1)`,
    found: [
      new RegExp(`\\d+ projects whose client is deleted \\(${ID}\\)\\. Restore`),
      new RegExp(`1 deleted rows without a deletion to undo \\(${ID}\\)\\. Restore`),
    ],
  },
  {
    sql: `with gone as (insert into deletions (workspace_id, id, resource, row_ids, counts, deleted_by)
        select id, gen_random_uuid(), 'project', '[]', '{"projects": 1, "tasks": 3}', id from workspaces returning id)
      update projects set deleted_at = now(), deletion_id = (select id from gone)
      where id = (select project_id from time_entries order by 1 limit 1)`,
    found: [
      new RegExp(`\\d+ tasks whose project is deleted \\(${ID}\\)\\. Restore`),
      new RegExp(`\\d+ time entries whose project is deleted \\(${ID}\\)\\. Restore`),
      new RegExp(`1 deletions that took another number of rows than they say \\(${ID}\\)\\. Restore`),
    ],
  },
  {
    sql: `delete from people where id = (select assignee_id from tasks where status <> 'Completed' order by 1 limit 1)`,
    found: [
      new RegExp(`\\d+ rows of tasks whose row of people is not there \\(${ID}\\)\\. Restore`),
      new RegExp(`\\d+ rows of project_team whose row of people is not there \\(${ID}\\)\\. Restore`),
    ],
  },
  {
    sql: `delete from project_team where project_id = (select project_id from tasks where status <> 'Completed' order by 1 desc limit 1)`,
    found: [new RegExp(`\\d+ open tasks whose assignee is not on the team \\(${ID}\\)\\. Open these tasks`)],
  },
  {
    sql: `update task_tallies set tasks = tasks + 1 where ctid = (select min(ctid) from task_tallies where counted = 'state')`,
    found: [/1 counts of tasks that a recount does not confirm \(by state .*\)\. Make a backup/],
  },
  {
    sql: 'alter table tasks disable trigger tasks_tally_update',
    found: [
      /1 triggers that keep these counts are gone or switched off \(tasks_tally_update\)\. Make a backup/,
    ],
  },
  {
    sql: `update people set status = 'Inactive' where access_role = 'owner'`,
    found: [new RegExp(`1 workspaces without an active owner \\(${ID}\\)\\. Restore`)],
  },
  {
    sql: `update pg_index set indisvalid = false where indexrelid = 'tasks_by_title'::regclass`,
    found: [/1 damaged indexes \(tasks_by_title\)\. Make a backup/],
  },
];

/** The environment of a database with the sample workspace. */
interface Place {
  env: Record<string, string>;
  remove: () => unknown;
}

const places: [string, boolean, () => Promise<Place>][] = [
  [
    'embedded database',
    false,
    async () => {
      const dataDir = await newDataDir();
      return {
        env: { DATA_DIR: dataDir },
        remove: () => rmSync(dataDir, { recursive: true, force: true }),
      };
    },
  ],
  [
    'PostgreSQL',
    !postgresBinaries,
    async () => {
      const { url, drop } = await newPostgresDatabase();
      return { env: { DATABASE_URL: url }, remove: drop };
    },
  ],
];

for (const [name, isMissing, make] of places) {
  describe.skipIf(isMissing)(`linework doctor [${name}]`, () => {
    let place: Place;
    beforeAll(async () => {
      place = await make();
      expect(await runLinework(setup, place.env, 'drafting-paper')).toMatchObject({ code: 0 });
    });
    afterAll(() => place.remove());

    it('SRV-02: finds nothing in the sample workspace, then each planted damage by name, says what to do, and ends with code 1', async () => {
      const { env } = place;
      expect(await runLinework(['doctor'], env)).toMatchObject({ code: 0, stderr: '' });
      const database = await openDatabase({ dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL });
      // No foreign key, no trigger looks on.
      for (const { sql } of PLANTED)
        await database.script(`begin; set local session_replication_role = replica; ${sql}; commit`);
      await database.close();
      const { code, stderr } = await runLinework(['doctor'], env);
      const lines = stderr.trim().split('\n');
      for (const line of some(PLANTED.flatMap(({ found }) => found)))
        expect(lines.filter((found) => line.test(found))).toHaveLength(1);
      for (const line of some(lines)) expect(line).toMatch(/^Problem: .+\. (Restore|Open|Make) .+\.$/);
      expect(code).toBe(1);
    });
  });
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('linework doctor', () => {
  it('SRV-02: names the parts that a directory lacks, says what to do, and neither it nor a start touches the rest', async () => {
    const { dataDir, directory } = await damaged((at) => {
      rmSync(join(at, 'PG_VERSION'));
      emptyFolder(join(at, 'pg_wal'));
      truncateSync(join(at, 'global', 'pg_control'), 0);
    });
    const words = /PG_VERSION, global\/pg_control, pg_wal missing or empty\. Restore a backup/;
    const before = readdirSync(directory, { recursive: true });
    await expectProblem(dataDir, words);
    await expect(openDatabase({ dataDir })).rejects.toThrow(words);
    expect(readdirSync(directory, { recursive: true })).toEqual(before);
  });

  it.each<[string, (database: string) => void]>([
    ['a file cut in half', (at) => truncateSync(join(at, 'global', 'pg_control'), 100)],
    ['its tables gone', (at) => emptyFolder(join(at, 'base', '5'))],
  ])('SRV-02: says that a directory with %s cannot be opened and what to do', async (_, damage) => {
    const { dataDir } = await damaged(damage);
    await expectProblem(dataDir, /could not be opened .* restore a backup/);
  });

  it('SRV-02: makes nothing where there is no database, and says so', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lw-test-'));
    folders.push(dataDir);
    const { code, stderr } = await runLinework(['doctor'], { DATA_DIR: dataDir });
    expect([code, stderr]).toEqual([1, expect.stringContaining('There is no database')]);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });
});

async function damaged(damage: (database: string) => void): Promise<{ dataDir: string; directory: string }> {
  const dataDir = await newDataDir();
  folders.push(dataDir);
  const directory = join(dataDir, 'database');
  damage(directory);
  return { dataDir, directory };
}

async function expectProblem(dataDir: string, words: RegExp): Promise<void> {
  const { code, stderr } = await runLinework(['doctor'], { DATA_DIR: dataDir });
  expect([code, stderr]).toEqual([1, expect.stringMatching(words)]);
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}
