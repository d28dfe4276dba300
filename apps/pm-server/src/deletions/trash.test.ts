import { trashEnd } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { testWorkspace } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { inconsistencies } from '../entities/consistency';
import { emptyTrash } from './trash.service';

const DAY_MS = 86_400_000;

onDatabase('The trash', (app) => {
  const idsIn = async (table: string, ids: string[]) =>
    rowsOf<{ id: string }>(
      app().database.orm,
      sql`select id from ${sql.identifier(table)} where id::text in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`,
    );

  it('GEN-12: a deletion lies in the trash with its name, who deleted it and what went along, until it is restored', async () => {
    const { owner, manager, member, add, newClient, newProject, newTask } = await testWorkspace(app());
    const admin = await add('admin');
    const client = await newClient({ name: 'Port of Halden' });
    const projects = [await newProject(client.id), await newProject(client.id)];
    const tasks = [];
    for (const { id } of [...projects, ...projects.slice(1)]) tasks.push(await newTask(id, member.id));
    const deleted = await owner.remove(`/api/clients/${client.id}`);
    const { body: trash } = await admin.get('/api/trash');
    expect(trash.rows).toEqual([
      {
        id: deleted.body.deletionId,
        kind: 'client',
        rowId: client.id,
        name: 'Port of Halden',
        rowCount: 1,
        along: { projects: 2, tasks: 3, timeEntries: 0, files: 0, comments: 0 },
        deletedBy: expect.stringMatching(/\w/),
        deletedAt: expect.stringMatching(/Z$/),
      },
    ]);
    const restore = `/api/trash/${deleted.body.deletionId}/restore`;
    for (const person of [manager, member]) {
      expect((await person.get('/api/trash')).status).toBe(403);
      expect((await person.post(restore)).status).toBe(403);
      expect((await person.remove(`/api/trash/${deleted.body.deletionId}`)).status).toBe(403);
    }
    const { owner: stranger } = await testWorkspace(app());
    expect((await stranger.get('/api/trash')).body.rows).toEqual([]);
    expect((await stranger.post(restore)).status).toBe(404);
    expect((await stranger.remove(`/api/trash/${deleted.body.deletionId}`)).status).toBe(404);

    expect((await admin.post(restore)).body.counts).toMatchObject({ clients: 1, projects: 2, tasks: 3 });
    expect((await admin.get('/api/trash')).body.rows).toEqual([]);
    expect((await owner.get(`/api/tasks/${tasks[0]?.id}`)).status).toBe(200);
    expect((await owner.remove(`/api/trash/${deleted.body.deletionId}`)).status).toBe(404);
  });

  it('GEN-12: pages of the trash follow each other, newest first', async () => {
    const { owner, newClient } = await testWorkspace(app());
    for (const name of ['First', 'Second', 'Third']) {
      const { id } = await newClient({ name });
      await owner.remove(`/api/clients/${id}`);
    }
    const first = (await owner.get('/api/trash?limit=2')).body;
    expect(first.rows.map(({ name }: { name: string }) => name)).toEqual(['Third', 'Second']);
    const second = (await owner.get(`/api/trash?limit=2&cursor=${first.nextCursor}`)).body;
    expect(second.rows.map(({ name }: { name: string }) => name)).toEqual(['First']);
    expect(second.nextCursor).toBeNull();
    for (const query of ['limit=0', 'limit=x', 'cursor=1'])
      expect((await owner.get(`/api/trash?${query}`)).status).toBe(400);
  });

  it('GEN-12: tasks that were deleted together are one entry', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    const ids = [(await newTask(project.id, member.id)).id, (await newTask(project.id, member.id)).id];
    await owner.post('/api/tasks/bulk', { id: v7(), action: 'delete', tasks: { by: 'id', ids } });
    const { rows } = (await owner.get('/api/trash')).body;
    expect(rows).toMatchObject([{ kind: 'task', rowCount: 2, along: { timeEntries: 0 } }]);
  });

  it('GEN-12: deleted for good, a client and all below it are gone, also what was deleted before it', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const client = await newClient();
    const kept = await newProject((await newClient()).id);
    const project = await newProject(client.id, { team: [{ id: member.id }] });
    const early = await newTask(project.id, member.id);
    const elsewhere = await newTask(kept.id, member.id);
    const late = await newTask(project.id, member.id);
    const both = { by: 'id', ids: [early.id, elsewhere.id] };
    await owner.post('/api/tasks/bulk', { id: v7(), action: 'delete', tasks: both });
    const { deletionId } = (await owner.remove(`/api/clients/${client.id}`)).body;

    expect((await owner.remove(`/api/trash/${deletionId}`)).status).toBe(200);
    expect(await idsIn('clients', [client.id])).toEqual([]);
    expect(await idsIn('projects', [project.id])).toEqual([]);
    expect(await idsIn('tasks', [early.id, late.id])).toEqual([]);
    const { rows } = (await owner.get('/api/trash')).body;
    expect(rows).toMatchObject([{ kind: 'task', rowCount: 1, rowId: elsewhere.id }]);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
    expect((await owner.post(`/api/trash/${rows[0].id}/restore`)).body.counts).toMatchObject({ tasks: 1 });
    expect((await owner.post(`/api/deletions/${deletionId}/undo`)).status).toBe(404);
    expect((await owner.get(`/api/projects/${kept.id}`)).status).toBe(200);
  });

  it('GEN-12: a person is deleted for good with their account, once no task names them', async () => {
    const { owner, add, newClient, newProject, newTask } = await testWorkspace(app());
    const person = await add('member');
    const project = await newProject((await newClient()).id);
    const task = await newTask(project.id, person.id);
    const { deletionId } = (await owner.remove(`/api/people/${person.id}`)).body;
    const refused = await owner.remove(`/api/trash/${deletionId}`);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('tasks are still assigned to them');
    const removedTask = (await owner.remove(`/api/tasks/${task.id}`)).body;
    await owner.remove(`/api/trash/${removedTask.deletionId}`);
    const [{ userId } = { userId: '' }] = await rowsOf<{ userId: string }>(
      app().database.orm,
      sql`select user_id as "userId" from people where id = ${person.id}`,
    );
    expect((await owner.remove(`/api/trash/${deletionId}`)).status).toBe(200);
    expect(await idsIn('people', [person.id])).toEqual([]);
    expect(await idsIn('auth_users', [userId])).toEqual([]);
  });

  it('GEN-12: a client whose people are still there is not deleted for good', async () => {
    const { owner, add, newClient } = await testWorkspace(app());
    const client = await newClient();
    await add('client', client.id);
    const { deletionId } = (await owner.remove(`/api/clients/${client.id}`)).body;
    const refused = await owner.remove(`/api/trash/${deletionId}`);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('people of this client are still there');
    expect(await idsIn('clients', [client.id])).toHaveLength(1);
  });

  it('GEN-12: after 30 days what is in the trash is removed, and one that is refused keeps no other', async () => {
    const { owner, add, newClient } = await testWorkspace(app());
    const [refused, gone] = [await newClient(), await newClient()];
    await add('client', refused.id);
    for (const { id } of [refused, gone]) await owner.remove(`/api/clients/${id}`);
    const { database, services } = app();
    const after = (days: number) => new Date(Date.now() + days * DAY_MS);
    await emptyTrash(services, trashEnd(after(29)), after(29));
    expect(await idsIn('clients', [refused.id, gone.id])).toHaveLength(2);
    await emptyTrash(services, trashEnd(after(31)), after(31));
    expect(await idsIn('clients', [refused.id, gone.id])).toEqual([{ id: refused.id }]);
    expect(await inconsistencies(database.orm)).toEqual([]);
  });

  it('GEN-12: a bulk action that found nothing to delete is not in the trash', async () => {
    const { owner } = await testWorkspace(app());
    const tasks = { by: 'list', list: { search: 'nothing' }, except: [] };
    expect((await owner.post('/api/tasks/bulk', { id: v7(), action: 'delete', tasks })).body.changed).toBe(0);
    expect((await owner.get('/api/trash')).body).toEqual({ rows: [], nextCursor: null });
  });
});
