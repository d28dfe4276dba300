import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace } from '../../test/testWorkspace';
import type { Tx } from '../database/Database';
import { openEmbedded } from '../database/engines/openEmbedded';
import { foldTallies } from '../database/foldTallies';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { inconsistencies } from '../entities/consistency';
import { packageRoot } from '../server/packageRoot';

onDatabase('Counts that the database keeps', (app) => {
  const recounted = () => miscounts(app().database.orm);

  it('TSK-02, DSH-02: stay what a recount gives, whatever is done to tasks, folded or not', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const client = await newClient();
    const [project, other] = [await newProject(client.id), await newProject(client.id)];
    const tasks = await Promise.all(
      [0.1, 0.2, 0.7].map((estimatedHours, index) =>
        newTask(project.id, member.id, { estimatedHours, dueDate: `2026-01-0${index + 1}` }),
      ),
    );
    const [first, second, third] = tasks;
    expect(await recounted()).toEqual([]);
    expect((await complete(owner, first)).status).toBe(200);
    const { version, ...form } = second;
    await owner.put(`/api/tasks/${second.id}`, version, {
      ...form,
      projectId: other.id,
      priority: 'High',
      status: 'Review',
      estimatedHours: 3.3,
      dueDate: '2026-05-05',
    });
    const bulk = await owner.post('/api/tasks/bulk', {
      id: v7(),
      action: 'complete',
      tasks: { by: 'list', list: {}, except: [third.id] },
    });
    expect(bulk.status).toBe(200);
    expect(await recounted()).toEqual([]);
    await foldTallies(app().database);
    expect(await recounted()).toEqual([]);
    const gone = await owner.remove(`/api/projects/${project.id}`);
    expect((await owner.get('/api/tasks/counts')).body).toMatchObject({ total: 1, completed: 1, hours: 3.3 });
    expect(await recounted()).toEqual([]);
    await owner.post(`/api/deletions/${gone.body.deletionId}/undo`);
    await owner.post(`/api/tasks/bulk/${bulk.body.id}/undo`);
    await owner.remove(`/api/tasks/${third.id}`);
    expect(await recounted()).toEqual([]);
    await app().database.orm.execute(sql`delete from tasks where id = ${third.id}`);
    await foldTallies(app().database);
    expect(await recounted()).toEqual([]);
    expect((await owner.get('/api/tasks/counts')).body).toMatchObject({ total: 2, hours: 3.4 });
  });

  it('SRV-02: writers of one project at the same time neither wait for each other for ever nor miscount', async () => {
    const { id, owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    const tasks = await Promise.all(Array.from({ length: 12 }, () => newTask(project.id, member.id)));
    const answers = await Promise.all(
      tasks.flatMap((task) => [
        complete(owner, task),
        newTask(project.id, member.id),
        foldTallies(app().database),
      ]),
    );
    expect(answers).toHaveLength(36);
    expect((await owner.get('/api/tasks/counts')).body).toMatchObject({ total: 24, completed: 12 });
    expect(await recounted()).toEqual([]);
    await foldTallies(app().database);
    const lines = await rowsOf<{ tasks: number }>(
      app().database.orm,
      sql`select tasks from task_tallies where workspace_id = ${id} and counted = 'state' order by tasks`,
    );
    expect(lines.map((line) => line.tasks)).toEqual([12, 12]);
  });

  it('SRV-02: a count that is wrong is found by doctor', async () => {
    const { id } = await testWorkspace(app());
    const { orm } = app().database;
    await orm.execute(
      sql`insert into task_tallies (workspace_id, counted, tasks, hours) values (${id}, 'state', 1, 0)`,
    );
    expect(await recounted()).toHaveLength(1);
    await orm.execute(sql`delete from task_tallies where workspace_id = ${id}`);
  });
});

/** What doctor says of the counts: these tests also take rows away behind the application's back. */
async function miscounts(tx: Tx): Promise<string[]> {
  return (await inconsistencies(tx)).filter((problem) => problem.includes('recount'));
}

function complete(person: Person, { id, version }: { id: string; version: number }) {
  return person.post(`/api/tasks/${id}/completion`, { completed: true }, { 'if-match': `"${version}"` });
}

describe('A database from before the counts', () => {
  it('SRV-02, GEN-14: is brought here with its tasks counted, found by a search, and with what they sort by', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lw-old-'));
    const migrations = join(dataDir, 'old-migrations');
    try {
      cpSync(join(packageRoot, 'migrations'), migrations, { recursive: true });
      const journal = join(migrations, 'meta', '_journal.json');
      const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
      writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 2) }));
      // From nothing: what the build has packed is a database of today.
      await (await openEmbedded(dataDir, { template: '' })).close();
      const old = await openDatabase({ dataDir, migrations });
      const ids = { workspace: v7(), client: v7(), project: v7() };
      await old.orm.execute(
        sql`insert into workspaces (id, name, settings) values (${ids.workspace}, 'Old', '{}')`,
      );
      await old.orm.execute(
        sql`insert into clients (workspace_id, id, name, email, phone, website, industry, company_size, status, street, city, state,
              zip_code, country, contact_name, contact_email, contact_phone, contact_title, second_name, second_email, second_phone,
              second_title, notes)
            values (${ids.workspace}, ${ids.client}, 'C', '', '', '', '', '', 'Active', '', '', '', '', 'Other', '', '', '', '', '', '', '', '', '')`,
      );
      await old.orm.execute(
        sql`insert into projects (workspace_id, id, client_id, name, description, status, priority, start_date, end_date, budget_minor)
            values (${ids.workspace}, ${ids.project}, ${ids.client}, 'P', '', 'Planning', 'Low', '2026-01-01', '2026-02-01', 1)`,
      );
      await old.orm.execute(
        sql`insert into tasks (workspace_id, id, project_id, title, description, priority, status, estimated_hours, completed_at)
            select ${ids.workspace}::uuid, gen_random_uuid(), ${ids.project}::uuid, 'ÅRE ' || n, 'Line', 'Low',
              case when n <= 20 then 'Completed' else 'Todo' end, 0.5, case when n <= 20 then now() end
            from generate_series(1, 50) n`,
      );
      await old.close();

      const database = await openDatabase({ dataDir });
      expect(
        await rowsOf(
          database.orm,
          sql`select status, tasks, hours::float8 as hours from task_tallies where counted = 'state' order by status`,
        ),
      ).toEqual([
        { status: 'Completed', tasks: 20, hours: 10 },
        { status: 'Todo', tasks: 30, hours: 15 },
      ]);
      expect(await miscounts(database.orm)).toEqual([]);
      expect(
        await rowsOf(
          database.orm,
          sql`select search_text as searched, title_key as sorted from tasks where title = 'ÅRE 7'`,
        ),
      ).toEqual([{ searched: 'are 7\nline', sorted: 'are 0000000007' }]);
      await database.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 180_000);
});
