import { ProjectDetail } from '@linework/domain';
import { v7 } from 'uuid';
import { afterEach, expect, it, vi } from 'vitest';
import { some } from '../../../scripts/checks/some';
import type { Database, Tx } from '../src/database/Database';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { listen } from './listen';
import { onDatabase } from './onDatabase';
import { clientForm, personForm, projectForm, testWorkspace } from './testWorkspace';

const ROWS = 1_000;

afterEach(() => {
  vi.restoreAllMocks();
});

onDatabase('Forms with a thousand rows of another kind', (app) => {
  it('PRJ-08: a project is saved with a thousand tasks by a few statements, with counts, versions and events as one by one', async ({
    annotate,
  }) => {
    const world = await testWorkspace(app());
    const { owner, member } = world;
    const client = await world.newClient();
    const form = projectForm(client.id, { team: [{ id: member.id }] });
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      id: v7(),
      title: `Task ${at}`,
      description: 'Measure twice',
      assigneeId: member.id,
      priority: 'High',
      status: at % 4 === 0 ? 'Completed' : 'Todo',
      estimatedHours: 1.5,
      dueDate: at % 2 === 0 ? '2026-03-01' : null,
    }));
    const statements = countStatements(app().database);
    const stream = await listen(app(), member);

    let cpu = process.cpuUsage();
    const made = await owner.post('/api/projects', { ...form, tasks: rows });
    expect(made.status).toBe(200);
    const toMake = cpuSince(cpu);
    expect(statements()).toBeLessThan(40);
    const stored = ProjectDetail.parse(made.body);
    expect([stored.taskCount, stored.completedTasks, stored.tasks.length]).toEqual([ROWS, ROWS / 4, ROWS]);
    expect(new Set(stored.tasks.map(({ version }) => version))).toEqual(new Set([1]));
    expect(stored.tasks.find(({ id }) => id === rows[0]?.id)).toMatchObject(rows[0] ?? {});

    // A quarter goes, a quarter changes (and is completed), half stays as it is, some are new.
    const versions = new Map(stored.tasks.map((task) => [task.id, task.version]));
    const kept = rows.slice(ROWS / 4).map((row, at) => ({
      ...row,
      version: versions.get(row.id),
      ...(at < ROWS / 4 ? { title: `Changed ${at}`, status: 'Completed' } : {}),
    }));
    const added = [{ id: v7(), title: 'New', assigneeId: member.id }];
    const before = statements();
    cpu = process.cpuUsage();
    const saved = await owner.put(`/api/projects/${form.id}`, stored.version, {
      ...form,
      tasks: [...kept, ...added],
    });
    expect(saved.status).toBe(200);
    await annotate(`made in ${toMake} ms of CPU, saved in ${cpuSince(cpu)} ms`);
    expect(statements() - before).toBeLessThan(40);
    const after = ProjectDetail.parse(saved.body);
    expect(after.tasks.length).toBe(kept.length + 1);
    const changed = new Map(after.tasks.map((task) => [task.id, task]));
    for (const [at, { id }] of some(kept.entries())) {
      const task = changed.get(id);
      expect(task?.version).toBe(at < ROWS / 4 ? 2 : 1);
      if (at < ROWS / 4) expect([task?.title, task?.status]).toEqual([`Changed ${at}`, 'Completed']);
    }
    const [counts] = await rowsOf<{ counted: number; done: number; tallied: number; wrong: number }>(
      app().database.orm,
      sql`select count(*)::int as counted, (count(*) filter (where status = 'Completed'))::int as done,
            (select sum(k.tasks)::int from task_tallies k where k.counted = 'project' and k.project_id = ${form.id}) as tallied,
            (count(*) filter (where (status = 'Completed') <> (completed_at is not null)))::int as wrong
          from tasks where workspace_id = ${world.id} and project_id = ${form.id} and deleted_at is null`,
    );
    expect(counts).toEqual({
      counted: kept.length + 1,
      done: after.completedTasks,
      tallied: kept.length + 1,
      wrong: 0,
    });
    // Every task that was made, changed or removed is told by its id.
    const touched = new Set([...rows.slice(0, ROWS / 2), ...added].map(({ id }) => id));
    await vi.waitFor(() => {
      const told = new Set(stream.seen.flatMap(({ entity, ids }) => (entity === 'task' ? ids : [])));
      expect([...touched].filter((id) => !told.has(id))).toEqual([]);
    });
  });

  it('PRJ-08, SRV-02: of a thousand tasks one that somebody changed meanwhile keeps all from being saved', async () => {
    const world = await testWorkspace(app());
    const { owner, member } = world;
    const client = await world.newClient();
    const form = projectForm(client.id, { team: [{ id: member.id }] });
    const rows = Array.from({ length: 50 }, (_, at) => ({
      id: v7(),
      title: `Task ${at}`,
      assigneeId: member.id,
    }));
    const made = await owner.post('/api/projects', { ...form, tasks: rows });
    await owner.post(`/api/tasks/${rows[7]?.id}/completion`, { completed: true }, { 'if-match': '"1"' });
    const sent = rows.map((row) => ({ ...row, version: 1, title: `${row.title} again` }));
    const saved = await owner.put(`/api/projects/${form.id}`, made.body.version, { ...form, tasks: sent });
    expect([saved.status, saved.body.errors[0].path]).toEqual([412, 'tasks.7']);
    const now = await owner.get(`/api/projects/${form.id}`);
    expect(now.body.tasks.filter(({ title }: { title: string }) => title.endsWith('again'))).toEqual([]);
  });

  it('CLI-08: a client is saved with a thousand projects by a few statements', async ({ annotate }) => {
    const { owner } = await testWorkspace(app());
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      id: v7(),
      name: `Project ${at}`,
      startDate: '2026-01-10',
      endDate: '2026-06-30',
      budgetMinor: at * 100,
    }));
    const form = clientForm({ projects: rows });
    const statements = countStatements(app().database);
    const cpu = process.cpuUsage();
    const made = await owner.post('/api/clients', form);
    expect(made.status, JSON.stringify(made.body).slice(0, 300)).toBe(200);
    expect(made.body.projects).toHaveLength(ROWS);
    const sent = rows.slice(1).map((row) => ({ ...row, version: 1, name: `${row.name} again` }));
    const saved = await owner.put(`/api/clients/${form.id}`, made.body.version, { ...form, projects: sent });
    await annotate(`made and saved in ${cpuSince(cpu)} ms of CPU`);
    expect([saved.status, saved.body.projects.length]).toEqual([200, ROWS - 1]);
    expect(statements()).toBeLessThan(80);
    for (const project of some(saved.body.projects)) {
      expect([project.version, project.name]).toEqual([2, expect.stringContaining(' again')]);
    }
  });

  it('USR-05: a person takes over, and leaves, the projects and tasks of a whole company by a few statements', async ({
    annotate,
  }) => {
    const { owner, member, newClient } = await testWorkspace(app());
    const people = ['Kari', 'Jonas', 'Ana'].map((firstName) => personForm({ firstName, lastName: 'Nord' }));
    for (const form of people) expect((await owner.post('/api/people', form)).status).toBe(200);
    const [leaver, ...heirs] = people.map(({ id }) => id);
    const { id: clientId } = await newClient();
    const projects = Array.from({ length: SOME }, (_, at) => ({
      ...projectForm(clientId, { name: `Project ${at}`, team: [{ id: member.id }] }),
      tasks: [{ id: v7(), title: 'Open', assigneeId: member.id }],
    }));
    for (const form of projects) expect((await owner.post('/api/projects', form)).status).toBe(200);
    const tasks = projects.flatMap((project) => project.tasks);
    const current = async () => (await owner.get(`/api/people/${leaver}`)).body;
    const save = async (fields: object) => {
      const { version } = await current();
      return owner.put(`/api/people/${leaver}`, version, { ...people[0], id: undefined, ...fields });
    };
    const statements = countStatements(app().database);
    const cpu = process.cpuUsage();

    const taken = await save({
      projects: projects.map(({ id }) => ({ id, role: 'Lead' })),
      tasks: tasks.map(({ id }) => ({ id, from: member.id })),
    });
    expect([taken.status, taken.body.projectCount]).toEqual([200, SOME]);
    expect(statements()).toBeLessThan(30);
    const left = await save({
      leftProjects: projects.map(({ id }, at) => ({ id, heirId: at % 2 ? heirs[0] : null })),
      leftTasks: tasks.slice(1).map(({ id }) => ({ id, heirId: heirs[1] })),
    });
    await annotate(`taken over and left in ${cpuSince(cpu)} ms of CPU`);
    expect([left.status, left.body.projectCount]).toEqual([200, 0]);
    expect(statements()).toBeLessThan(70);
    // Who leaves a project hands its tasks over; what is handed over there is theirs no more.
    const assignees = await Promise.all(
      tasks.map(async ({ id }) => (await owner.get(`/api/tasks/${id}`)).body.assigneeId),
    );
    expect(assignees).toEqual(projects.map((_, at) => (at % 2 ? heirs[0] : null)));
    const [, second] = projects;
    const team = (await owner.get(`/api/projects/${second?.id}`)).body.team.map(
      ({ id }: { id: string }) => id,
    );
    expect(team.sort()).toEqual([member.id, heirs[0]].sort());
  });
});

/** Enough to tell a statement for each from one for all. */
const SOME = 60;

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1_000);
}

/** Counts the statements of the database's transactions from now on. */
function countStatements(database: Database): () => number {
  let count = 0;
  const { transaction } = database;
  const counting = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    transaction.call(database, (tx: Tx) => {
      const counted = new Proxy(tx, {
        get: (target, name) => {
          if (STATEMENTS.has(String(name))) count += 1;
          return Reflect.get(target, name);
        },
      });
      return work(counted);
    }) as Promise<Result>;
  vi.spyOn(database, 'transaction').mockImplementation(counting);
  return () => count;
}

const STATEMENTS = new Set(['execute', 'select', 'insert', 'update', 'delete']);
