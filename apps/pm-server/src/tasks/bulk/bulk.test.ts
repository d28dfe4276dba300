import { TASK_STATUSES } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../../test/onDatabase';
import { type Person, testWorkspace } from '../../../test/testWorkspace';
import { sql } from '../../database/sql';
import { inconsistencies } from '../../entities/consistency';

interface Stored {
  id: string;
  title: string;
  status: string;
  version: number;
}

const BULK = '/api/tasks/bulk';

/** A bulk action on tasks chosen one by one. */
function byId(action: 'complete' | 'delete', tasks: readonly Stored[], id = v7()) {
  return { id, action, tasks: { by: 'id', ids: tasks.map((task) => task.id) } };
}

/** A bulk action on all that a list has, but for some. */
function byList(action: 'complete' | 'delete', list: Record<string, string>, except: string[] = []) {
  return { id: v7(), action, tasks: { by: 'list', list, except } };
}

async function statuses(person: Person): Promise<Record<string, string>> {
  const { body } = await person.get('/api/tasks?limit=200');
  return Object.fromEntries((body.rows as Stored[]).map(({ title, status }) => [title, status]));
}

onDatabase('Many tasks at once', (app) => {
  /** A workspace with a project that has one task of each status, its title. */
  async function oneOfEach() {
    const workspace = await testWorkspace(app());
    const { member, newClient, newProject, newTask } = workspace;
    const project = await newProject((await newClient()).id);
    const tasks: Stored[] = [];
    for (const status of TASK_STATUSES)
      tasks.push(await newTask(project.id, member.id, { status, title: status }));
    return { ...workspace, project, tasks };
  }

  it('TSK-05: completing says how many tasks really changed, and Undo makes each what it was', async () => {
    const { owner, tasks } = await oneOfEach();
    const before = await statuses(owner);
    const { body } = await owner.post(BULK, byId('complete', tasks));
    expect(body.changed).toBe(3);
    expect(new Set(Object.values(await statuses(owner)))).toEqual(new Set(['Completed']));
    const undone = await owner.post(`${BULK}/${body.id}/undo`);
    expect(undone.body).toMatchObject({ state: 'done', undoing: true, restored: 3 });
    expect(await statuses(owner)).toEqual(before);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('SRV-02: the same request again changes nothing more and is answered alike, and so is its Undo', async () => {
    const { owner, tasks } = await oneOfEach();
    const request = byId('complete', tasks);
    const first = await owner.post(BULK, request);
    const versions = async () => (await owner.get('/api/tasks')).body.rows.map((row: Stored) => row.version);
    const after = await versions();
    expect((await owner.post(BULK, request)).body).toEqual(first.body);
    expect(await versions()).toEqual(after);
    const undone = await owner.post(`${BULK}/${request.id}/undo`);
    const back = await versions();
    expect((await owner.post(`${BULK}/${request.id}/undo`)).body).toEqual(undone.body);
    expect(await versions()).toEqual(back);
    expect((await owner.post(BULK, byId('complete', tasks.slice(1), request.id))).status).toBe(409);
  });

  it('SRV-02: the same request twice at once is done once', async () => {
    const { owner, tasks } = await oneOfEach();
    const request = byId('complete', tasks);
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(BULK, request)));
    expect(answers.map(({ body }) => body.changed)).toEqual([3, 3, 3]);
    expect((await owner.post(`${BULK}/${request.id}/undo`)).body.restored).toBe(3);
  });

  it('TSK-05: Undo leaves alone what somebody has changed since, and says so', async () => {
    const { owner, member, tasks } = await oneOfEach();
    const { body } = await owner.post(BULK, byId('complete', tasks));
    const [todo, progress, review] = tasks as [Stored, Stored, Stored, Stored];
    const edited = { ...(await owner.get(`/api/tasks/${todo.id}`)).body, title: 'Edited' };
    expect((await member.put(`/api/tasks/${todo.id}`, 2, edited)).status).toBe(200);
    await owner.remove(`/api/tasks/${progress.id}`);
    expect((await owner.post(`${BULK}/${body.id}/undo`)).body).toMatchObject({ changed: 3, restored: 1 });
    expect(await statuses(owner)).toEqual({
      Edited: 'Completed',
      [review.title]: 'Review',
      Completed: 'Completed',
    });
  });

  it('TSK-05: all that a list has is completed but for what was taken out, whatever the page', async () => {
    const { owner, member, newClient, newProject, newTask, tasks } = await oneOfEach();
    const other = await newProject((await newClient()).id);
    await newTask(other.id, member.id, { title: 'Todo elsewhere', status: 'Todo' });
    const [todo] = tasks as [Stored];
    const { body } = await owner.post(BULK, byList('complete', { search: 'todo', limit: '1' }, [todo.id]));
    expect(body.changed).toBe(1);
    expect(await statuses(owner)).toMatchObject({ Todo: 'Todo', 'Todo elsewhere': 'Completed' });
    const pending = await owner.post(BULK, byList('complete', { status: 'pending', priority: 'medium' }));
    expect(pending.body.changed).toBe(3);
    expect((await owner.post(BULK, byList('complete', { status: 'pending' }))).body.changed).toBe(0);
    expect((await owner.post(BULK, byList('complete', { status: 'lost' }))).status).toBe(422);
  });

  it('GEN-12: tasks deleted together come back together; a task whose project is gone says so', async () => {
    const { owner, project, tasks } = await oneOfEach();
    const bulk = await owner.post(BULK, byId('delete', tasks.slice(0, 2)));
    expect(bulk.body.changed).toBe(2);
    expect((await owner.get('/api/tasks')).body.total).toBe(2);
    const undo = `${BULK}/${bulk.body.id}/undo`;
    const deletion = await owner.remove(`/api/projects/${project.id}`);
    const refused = await owner.post(undo);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('Bring the project back first'),
    ]);
    await owner.post(`/api/deletions/${deletion.body.deletionId}/undo`);
    expect((await owner.post(undo)).body).toMatchObject({ changed: 2, restored: 2 });
    expect((await owner.post(undo)).body).toMatchObject({ changed: 2, restored: 2 });
    expect((await owner.get('/api/tasks')).body.total).toBe(4);
  });

  it('TSK-05: who comes back to an open task by Undo comes back to the team', async () => {
    const { owner, member, project, tasks } = await oneOfEach();
    const { body } = await owner.post(BULK, byId('complete', tasks));
    const form = (await owner.get(`/api/projects/${project.id}`)).body;
    const left = await owner.put(`/api/projects/${project.id}`, form.version, {
      ...form,
      team: [],
      tasks: form.tasks,
    });
    expect(left.body.team).toEqual([]);
    await owner.post(`${BULK}/${body.id}/undo`);
    expect((await owner.get(`/api/projects/${project.id}`)).body.team).toMatchObject([{ id: member.id }]);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('SRV-01: a list reaches only what the person sees; members delete nothing, client people change nothing', async () => {
    const { owner, member, add, tasks, newClient, newProject, newTask } = await oneOfEach();
    const client = await newClient();
    const project = await newProject(client.id);
    const hidden = await newTask(project.id, owner.id, { title: 'Hidden' });
    const visitor = await add('client', client.id);
    expect((await member.post(BULK, byId('delete', tasks))).status).toBe(403);
    expect((await member.post(BULK, byList('delete', {}))).status).toBe(403);
    expect((await visitor.post(BULK, byList('complete', {}))).status).toBe(403);
    expect((await member.post(BULK, byId('complete', [...tasks, hidden]))).status).toBe(404);
    expect((await statuses(owner)).Todo).toBe('Todo');
    const { body } = await member.post(BULK, byList('complete', {}));
    expect(body.changed).toBe(3);
    expect((await statuses(owner)).Hidden).toBe('Todo');
    for (const person of [owner, visitor])
      expect((await person.post(`${BULK}/${body.id}/undo`)).status).toBe(404);
    expect((await member.post(`${BULK}/${body.id}/undo`)).body.restored).toBe(3);
  });

  it('TSK-05: what Undo needs is forgotten after a day', async () => {
    const { id, owner, tasks } = await oneOfEach();
    const { body } = await owner.post(BULK, byId('complete', tasks));
    await app().database.orm.execute(
      sql`update task_bulk_changes set done_at = done_at - interval '25 hours' where workspace_id = ${id}`,
    );
    await owner.post(BULK, byId('complete', tasks));
    expect((await owner.post(`${BULK}/${body.id}/undo`)).status).toBe(404);
  });
});
