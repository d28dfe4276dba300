import { v7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { onDatabase, type TestApp } from '../../../test/onDatabase';
import { type Answer, type Person, testWorkspace } from '../../../test/testWorkspace';
import { sql } from '../../database/sql';
import { inconsistencies } from '../../entities/consistency';
import { SLICE } from './bulkSlice';
import { openBulkWorker } from './bulkWorker';

const BULK = '/api/tasks/bulk';
const TASKS = 1_200;

onDatabase('More tasks at once than one slice holds', (app) => {
  /** A workspace with so many open tasks, whose server goes on with nothing by itself. */
  async function manyTasks() {
    await app().services.bulkWorker.close();
    const workspace = await testWorkspace(app());
    const { id, owner, member, newClient, newProject } = workspace;
    const project = await newProject((await newClient()).id);
    await workspace.joinTeam(project.id, member);
    await app().database.orm.execute(
      sql`insert into tasks (workspace_id, id, project_id, assignee_id, title, description, priority, status, estimated_hours)
          select ${id}, gen_random_uuid(), ${project.id}, ${member.id}, 'Many ' || n, '', 'Low', 'Todo', 1
          from generate_series(1, ${TASKS}::int) n`,
    );
    return { ...workspace, project, counts: async () => (await owner.get('/api/tasks/counts')).body };
  }

  /** Starts a server that is told to stop at once: it ends the slice that it has begun. */
  const oneSlice = () => openBulkWorker(app().services).close();

  const begin = (person: Person, action: 'complete' | 'delete', id = v7()) =>
    person.post(BULK, { id, action, tasks: { by: 'list', list: {}, except: [] } });

  it('TSK-05: says how far it is, slice by slice, and Undo goes the same way back', async () => {
    const { owner, project, counts } = await manyTasks();
    const { body: first } = await begin(owner, 'complete');
    expect(first).toMatchObject({ state: 'working', chosen: TASKS, handled: 0, changed: 0 });
    const progress = async () => (await owner.get(`${BULK}/${first.id}`)).body;
    await oneSlice();
    expect(await progress()).toMatchObject({ state: 'working', handled: SLICE, changed: SLICE });
    expect(await counts()).toMatchObject({ completed: SLICE, inProgress: 0, total: TASKS });
    expect(await throughSlices(app(), owner, first.id)).toMatchObject({
      state: 'done',
      handled: TASKS,
      changed: TASKS,
    });
    expect(await counts()).toMatchObject({ completed: TASKS });

    const { body: undo } = await owner.post(`${BULK}/${first.id}/undo`);
    expect(undo).toMatchObject({ state: 'working', undoing: true, handled: TASKS });
    await oneSlice();
    expect(await progress()).toMatchObject({
      state: 'working',
      undoing: true,
      handled: TASKS - SLICE,
      restored: SLICE,
    });
    expect(await throughSlices(app(), owner, first.id)).toMatchObject({
      state: 'done',
      handled: 0,
      changed: TASKS,
      restored: TASKS,
    });
    expect(await counts()).toMatchObject({ completed: 0, total: TASKS });
    // Of all slices, one entry each way.
    const { rows } = (await owner.get(`/api/activity?project=${project.id}`)).body;
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'changed', count: TASKS, changes: [{ field: 'status', from: 'Completed' }] },
      { action: 'changed', count: TASKS, changes: [{ field: 'status', to: 'Completed' }] },
    ]);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('GEN-12: deleted in slices, brought back in slices', async () => {
    const { owner, counts } = await manyTasks();
    const { body } = await begin(owner, 'delete');
    await throughSlices(app(), owner, body.id);
    expect(await counts()).toMatchObject({ total: 0 });
    await owner.post(`${BULK}/${body.id}/undo`);
    const undone = await throughSlices(app(), owner, body.id);
    expect(undone).toMatchObject({ state: 'done', changed: TASKS, restored: TASKS });
    expect(await counts()).toMatchObject({ total: TASKS });
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('TSK-05: others are answered amid it', async () => {
    const { owner, member } = await manyTasks();
    const worker = openBulkWorker(app().services);
    const { body } = await begin(owner, 'complete');
    worker.wake();
    const seen = new Set<number>();
    await vi.waitUntil(
      async () => {
        expect((await member.get('/api/settings')).status).toBe(200);
        const progress = (await owner.get(`${BULK}/${body.id}`)).body;
        seen.add(progress.handled);
        return progress.state === 'done';
      },
      { timeout: 60_000, interval: 1 },
    );
    await worker.close();
    expect([...seen].filter((handled) => handled > 0 && handled < TASKS)).not.toEqual([]);
  });

  it('TSK-05: cancelled, it stops; what is done stays done, and Undo undoes just that', async () => {
    const { owner, counts } = await manyTasks();
    const { body } = await begin(owner, 'complete');
    await oneSlice();
    const cancelled = await owner.post(`${BULK}/${body.id}/cancel`);
    expect(cancelled.body).toMatchObject({ state: 'cancelled', handled: SLICE, changed: SLICE });
    await oneSlice();
    expect(await counts()).toMatchObject({ completed: SLICE });
    expect((await owner.post(`${BULK}/${body.id}/undo`)).body).toMatchObject({
      state: 'done',
      restored: SLICE,
    });
    expect((await owner.post(`${BULK}/${body.id}/cancel`)).body.state).toBe('done');
    expect(await counts()).toMatchObject({ completed: 0 });
  });

  it('TSK-05: an Undo amid it turns it back', async () => {
    const { owner, counts } = await manyTasks();
    const { body } = await begin(owner, 'delete');
    await oneSlice();
    expect(await counts()).toMatchObject({ total: TASKS - SLICE });
    expect((await owner.post(`${BULK}/${body.id}/undo`)).body).toMatchObject({
      state: 'done',
      restored: SLICE,
    });
    expect(await counts()).toMatchObject({ total: TASKS });
  });

  it('SRV-01: who may not do it any more is stopped amid it, and told so', async () => {
    const { id, owner, manager, counts } = await manyTasks();
    const { body } = await begin(manager, 'delete');
    await oneSlice();
    await app().database.orm.execute(
      sql`update people set access_role = 'member' where workspace_id = ${id} and id = ${manager.id}`,
    );
    await oneSlice();
    await oneSlice();
    expect((await manager.get(`${BULK}/${body.id}`)).body).toMatchObject({
      state: 'stopped',
      handled: SLICE,
      problem: 'You are not allowed to do this.',
    });
    expect(await counts()).toMatchObject({ total: TASKS - SLICE });
    expect((await manager.post(`${BULK}/${body.id}/undo`)).status).toBe(403);
    expect((await owner.get(`${BULK}/${body.id}`)).status).toBe(404);
  });

  it('SRV-01: a task that goes out of reach before its turn stays as it is', async () => {
    const { id, owner, member, newClient, newProject, counts } = await manyTasks();
    const other = await newProject((await newClient()).id);
    const { body } = await begin(member, 'complete');
    await oneSlice();
    await app().database.orm.execute(
      sql`update tasks set project_id = ${other.id}, assignee_id = ${owner.id}
          where workspace_id = ${id} and id in (select id from tasks where workspace_id = ${id} and status = 'Todo' limit 100)`,
    );
    const done = await throughSlices(app(), member, body.id);
    expect(done).toMatchObject({ state: 'done', chosen: TASKS, changed: TASKS - 100 });
    expect(await counts()).toMatchObject({ completed: TASKS - 100 });
  });

  it('GEN-12: an Undo that finds the project gone says so, and goes on once the project is back', async () => {
    const { owner, project, counts } = await manyTasks();
    const { body } = await begin(owner, 'delete');
    await throughSlices(app(), owner, body.id);
    const deletion = await owner.remove(`/api/projects/${project.id}`);
    await owner.post(`${BULK}/${body.id}/undo`);
    const stopped = await throughSlices(app(), owner, body.id);
    expect([stopped.state, stopped.problem]).toEqual([
      'stopped',
      expect.stringContaining('Bring the project'),
    ]);
    await owner.post(`/api/deletions/${deletion.body.deletionId}/undo`);
    await owner.post(`${BULK}/${body.id}/undo`);
    expect((await throughSlices(app(), owner, body.id)).restored).toBe(TASKS);
    expect(await counts()).toMatchObject({ total: TASKS });
  });

  it('SRV-02: a slice that fails by a fault of ours stops it, and does not keep later ones waiting', async () => {
    const { owner } = await manyTasks();
    const { rows } = (await owner.get('/api/tasks?limit=1')).body;
    const { orm } = app().database;
    await orm.execute(sql`update tasks set title = 'Broken' where id = ${rows[0].id}`);
    await app().database.script(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger refused before update on tasks for each row when (old.title = 'Broken') execute function refuse();
    `);
    const { body } = await begin(owner, 'complete');
    const stopped = await throughSlices(app(), owner, body.id);
    await app().database.script('drop function refuse cascade');
    expect([stopped.state, stopped.problem]).toEqual(['stopped', expect.stringContaining(body.id)]);
    expect(stopped.changed).toBe(stopped.handled);
    expect(stopped.changed).toBeLessThan(TASKS);
    expect((await owner.post(`${BULK}/${body.id}/undo`)).status).toBe(200);
    expect(await throughSlices(app(), owner, body.id)).toMatchObject({ restored: stopped.changed });
  });

  it('SRV-02: the same request again begins nothing anew, and two servers do no slice twice', async () => {
    const { owner, counts } = await manyTasks();
    const { body } = await begin(owner, 'complete');
    await Promise.all([oneSlice(), oneSlice()]);
    expect((await begin(owner, 'complete', body.id)).body.handled).toBeGreaterThanOrEqual(SLICE);
    const done = await throughSlices(app(), owner, body.id);
    expect(done).toMatchObject({ state: 'done', changed: TASKS });
    expect(await counts()).toMatchObject({ completed: TASKS });
  });
});

/** Works slice by slice until it is not under way any more. */
async function throughSlices(app: TestApp, person: Person, id: string): Promise<Answer['body']> {
  for (;;) {
    const { body } = await person.get(`${BULK}/${id}`);
    if (body.state !== 'working') return body;
    await openBulkWorker(app.services).close();
  }
}
