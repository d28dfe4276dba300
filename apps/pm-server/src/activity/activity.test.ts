import {
  type ActivityAbout,
  ActivityPage,
  activityText,
  defaultSettings,
  describeActivity,
} from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase, type TestApp } from '../../test/onDatabase';
import { clientForm, type Person, taskForm, testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { storeFile, upload } from '../../test/uploads';
import { sql } from '../database/sql';

const settings = { ...defaultSettings('Haldenroy'), dateFormat: 'YYYY-MM-DD', currency: 'EUR' } as const;

/** A page of what happened, as its reader gets it, newest first. */
async function pageOf(person: Person, { kind, id }: ActivityAbout, before = ''): Promise<ActivityPage> {
  const { status, body } = await person.get(`/api/activity?${kind}=${id}${before && `&before=${before}`}`);
  expect(status).toBe(200);
  return ActivityPage.parse(body);
}

/** What a person reads. */
async function readBy(person: Person, about: ActivityAbout): Promise<string[]> {
  const { rows } = await pageOf(person, about);
  return rows.map((entry) => activityText(describeActivity(entry, settings, about)));
}

async function withProject(test: TestApp) {
  const workspace = await testWorkspace(test);
  const { member, newClient, newProject, add } = workspace;
  const client = await newClient();
  const project = await newProject(client.id, { team: [{ id: member.id }] });
  const customer = await add('client', client.id);
  return {
    ...workspace,
    ...{ client, project, customer },
    here: { kind: 'project', id: project.id } as const,
    atClient: { kind: 'client', id: client.id } as const,
  };
}

/** A form of a project as it is stored, to be saved again. */
async function formOf(person: Person, id: string) {
  const { body } = await person.get(`/api/projects/${id}`);
  const tasks = body.tasks.map(({ completedAt, tags, ...one }: Record<string, unknown>) => one);
  return { ...body, tasks };
}

onDatabase('Activity', (app) => {
  it('tells who made and changed a project, from what to what, in its feed and in that of its client', async () => {
    const { owner, member, client, project, here, atClient } = await withProject(app());
    expect(await readBy(owner, here)).toEqual([
      'Tess owner added Tess member to the team',
      'Tess owner created the project',
    ]);
    expect(await readBy(owner, atClient)).toEqual([
      'Tess owner added Tess member to the team in Substation retrofit',
      'Tess owner created Substation retrofit',
      'Tess owner created the client',
    ]);
    const form = {
      ...(await formOf(owner, project.id)),
      status: 'Review',
      endDate: '2026-07-31',
      description: 'x',
    };
    const saved = await owner.put(`/api/projects/${project.id}`, form.version, form);
    expect(saved.status).toBe(200);
    expect((await readBy(owner, here))[0]).toBe(
      'Tess owner changed the description, changed the status from Planning to Review and moved the end date from 2026-06-30 to 2026-07-31',
    );
    // Stale, refused, or the same again: nothing was done.
    const { version } = saved.body;
    expect(
      (await owner.put(`/api/projects/${project.id}`, version - 1, { ...form, status: 'Planning' })).status,
    ).toBe(412);
    expect((await owner.put(`/api/projects/${project.id}`, version, { ...form, name: '' })).status).toBe(422);
    const stranger = {
      id: v7(),
      title: 'T',
      priority: 'Low',
      assigneeId: v7(),
      dueDate: '2026-03-02',
      estimatedHours: 1,
      description: '',
    };
    const failing = { ...form, status: 'Planning', tasks: [stranger] };
    expect((await owner.put(`/api/projects/${project.id}`, version, failing)).status).toBe(422);
    expect((await owner.put(`/api/projects/${project.id}`, version, form)).status).toBe(200);
    expect(await readBy(owner, here)).toHaveLength(3);
    // The client's own.
    await owner.put(
      `/api/clients/${client.id}`,
      (await owner.get(`/api/clients/${client.id}`)).body.version,
      {
        ...clientForm(),
        notes: 'Pays late',
        status: 'Inactive',
      },
    );
    expect((await readBy(owner, atClient))[0]).toBe(
      'Tess owner changed the status from Active to Inactive and changed the notes',
    );
    expect((await readBy(member, atClient))[0]).toContain('the notes');
  });

  it('tells of tasks, by their form, their box and the form of the project, many alike as one', async () => {
    const { owner, member, manager, project, here, newTask } = await withProject(app());
    const task = await newTask(project.id, member.id);
    await member.put(`/api/tasks/${task.id}`, 1, taskForm(project.id, member.id, { dueDate: '2026-03-09' }));
    await manager.put(
      `/api/tasks/${task.id}`,
      2,
      taskForm(project.id, manager.id, { dueDate: '2026-03-09' }),
    );
    await manager.post(`/api/tasks/${task.id}/completion`, { completed: true }, { 'if-match': '"3"' });
    const told = await readBy(owner, here);
    expect(told.slice(0, 5)).toEqual([
      expect.stringMatching(/Tess manager (completed|assigned)/),
      'Tess manager joined the team',
      'Tess member moved the due date of Draw single-line diagram from 2026-03-01 to 2026-03-09',
      'Tess owner added Draw single-line diagram',
      'Tess owner added Tess member to the team',
    ]);

    const form = await formOf(owner, project.id);
    const row = (title: string) => ({
      ...{ id: v7(), title, priority: 'Low', assigneeId: member.id, dueDate: '2026-03-02' },
      ...{ estimatedHours: 1, description: '' },
    });
    const [first] = form.tasks;
    const saved = await owner.put(`/api/projects/${project.id}`, form.version, {
      ...form,
      leadId: member.id,
      team: [{ id: member.id, role: 'Checker' }],
      tasks: [{ ...first, priority: 'High' }, row('One'), row('Two'), row('Three')],
    });
    expect(saved.status).toBe(200);
    expect((await readBy(owner, here)).slice(0, 5).sort()).toEqual([
      'Tess owner added One and 2 more',
      'Tess owner changed the priority of Draw single-line diagram from Medium to High',
      'Tess owner made Tess member the lead',
      'Tess owner removed Tess manager from the team',
      'Tess owner set the role of Tess member to Checker',
    ]);
    const smaller = await formOf(owner, project.id);
    await owner.put(`/api/projects/${project.id}`, smaller.version, {
      ...smaller,
      tasks: smaller.tasks.slice(0, 2),
    });
    expect((await readBy(owner, here))[0]).toMatch(/^Tess owner deleted (Two|Three|One) and 1 more$/);
  });

  it('joins what one person does again within minutes, and takes back what was undone', async () => {
    const { owner, manager, member, project, here, newTask } = await withProject(app());
    const task = await newTask(project.id, member.id);
    const save = async (person: Person, fields: object) => {
      const { body } = await person.get(`/api/tasks/${task.id}`);
      const { status } = await person.put(
        `/api/tasks/${task.id}`,
        body.version,
        taskForm(project.id, member.id, fields),
      );
      expect(status).toBe(200);
    };
    const before = await readBy(owner, here);
    await save(owner, { status: 'In Progress' });
    await save(owner, { status: 'Review', dueDate: '2026-03-04' });
    expect(await readBy(owner, here)).toEqual([
      'Tess owner changed the status of Draw single-line diagram from Todo to Review and moved the due date from 2026-03-01 to 2026-03-04',
      ...before,
    ]);
    await save(owner, {});
    expect(await readBy(owner, here)).toEqual(before);
    // Another person's in between, or some time, keeps them apart.
    await save(owner, { priority: 'High' });
    await save(manager, { priority: 'Low' });
    await save(owner, { priority: 'Medium' });
    await app().database.orm.execute(
      sql`update activity_entries set at = at - interval '11 minutes' where project_id = ${project.id}`,
    );
    await save(owner, { priority: 'High' });
    expect((await readBy(owner, here)).slice(0, 4)).toEqual([
      'Tess owner changed the priority of Draw single-line diagram from Medium to High',
      'Tess owner changed the priority of Draw single-line diagram from Low to Medium',
      'Tess manager changed the priority of Draw single-line diagram from High to Low',
      'Tess owner changed the priority of Draw single-line diagram from Medium to High',
    ]);
  });

  it('tells of a bulk change with one entry for each project, and of its Undo', async () => {
    const { owner, member, client, project, here, newTask, newProject } = await withProject(app());
    const other = await newProject(client.id);
    const tasks = [];
    for (const id of [project.id, project.id, project.id, other.id]) tasks.push(await newTask(id, member.id));
    const ids = tasks.map(({ id }) => id);
    const chosen = (action: string) => ({ id: v7(), action, tasks: { by: 'id', ids } });
    const bulk = chosen('complete');
    expect((await owner.post('/api/tasks/bulk', bulk)).status).toBe(200);
    expect((await readBy(owner, here))[0]).toBe('Tess owner completed Draw single-line diagram and 2 more');
    expect((await readBy(owner, { kind: 'project', id: other.id }))[0]).toBe(
      'Tess owner completed Draw single-line diagram',
    );
    await owner.post(`/api/tasks/bulk/${bulk.id}/undo`);
    expect((await readBy(owner, here))[0]).toBe('Tess owner reopened Draw single-line diagram and 2 more');
    await owner.post('/api/tasks/bulk', chosen('delete'));
    const [newest] = (await pageOf(owner, here)).rows;
    expect(newest).toMatchObject({ action: 'deleted', count: 3, subject: { kind: 'task', isThere: false } });
  });

  it('tells of a deletion and its Undo; a deleted project is told at its client, to who sees all projects of it', async () => {
    const { owner, member, customer, client, project, newTask, newProject, here, atClient } =
      await withProject(app());
    const task = await newTask(project.id, member.id);
    const { body } = await owner.remove(`/api/tasks/${task.id}`);
    await owner.post(`/api/deletions/${body.deletionId}/undo`);
    expect((await readBy(owner, here)).slice(0, 2)).toEqual([
      'Tess owner restored Draw single-line diagram',
      'Tess owner deleted Draw single-line diagram',
    ]);
    const gone = await newProject(client.id, { name: 'Secret tender' });
    await owner.remove(`/api/projects/${gone.id}`);
    expect((await readBy(owner, atClient))[0]).toBe('Tess owner deleted Secret tender');
    expect((await readBy(customer, atClient))[0]).toBe('Somebody deleted Secret tender');
    expect(JSON.stringify(await pageOf(member, atClient))).not.toContain('Secret tender');
    expect((await owner.get(`/api/activity?project=${gone.id}`)).status).toBe(404);
  });

  it('tells of uploads, many as one, of new versions, names and folders', async () => {
    const { owner, member, project, here } = await withProject(app());
    const files = [];
    for (const name of ['S-203.txt', 'S-204.txt', 'S-205.txt'])
      files.push(await storeFile(member, project.id, { name, category: 'Other' }));
    expect((await readBy(owner, here))[0]).toBe('Tess member uploaded S-205.txt and 2 more');
    const [{ id, version, name, description, category }] = files;
    const { uploadId } = await upload(member, { projectId: project.id, name });
    const renamed = { name: 'S-203 rev B.txt', description, category };
    expect((await member.put(`/api/files/${id}`, version, { ...renamed, uploadId })).status).toBe(200);
    const [newest] = (await pageOf(member, here)).rows;
    expect(newest?.changes.map(({ field }) => field)).toContain('name');
    const ids = files.map((file) => file.id);
    await owner.post('/api/files/changes', { action: 'move', ids, category: 'Design' });
    expect((await readBy(owner, here))[0]).toMatch(/moved S-20\d.* and 2 more from Other to Design$/);
    await owner.post('/api/files/changes', { action: 'copy', ids: ids.slice(1), category: 'Legal' });
    expect((await readBy(owner, here))[0]).toBe('Tess owner copied S-204.txt and 1 more');
  });

  it('tells of time that is submitted and approved: to who approves it and to whose it is', async () => {
    const { owner, manager, member, customer, add, project, here, joinTeam } = await withProject(app());
    const colleague = await add('member');
    await joinTeam(project.id, colleague);
    const entries: string[] = [];
    for (const minutes of [90, 45])
      entries.push((await member.post('/api/timeEntries', timeEntryForm(project.id, { minutes }))).body.id);
    const review = (person: Person, action: string) =>
      person.post('/api/timeEntries/review', { action, ids: entries, reason: 'Wrong task' });
    const before = await readBy(colleague, here);
    await review(member, 'submit');
    await review(manager, 'sendBack');
    await review(member, 'submit');
    await review(manager, 'approve');
    const told = [
      'Tess manager approved 2h 15m of Tess member',
      'Tess manager sent 2h 15m back to Tess member',
    ];
    for (const reader of [owner, member])
      expect(await readBy(reader, here)).toEqual(expect.arrayContaining(told));
    expect(await readBy(colleague, here)).toEqual(before);
    expect(JSON.stringify(await pageOf(customer, here))).not.toContain('timeEntry');
  });

  it('ASVS-18: says nothing of budgets, rates, notes and the team to who may not read them, nor that they changed', async () => {
    const { owner, member, customer, client, project, here, atClient } = await withProject(app());
    const form = await formOf(owner, project.id);
    await owner.put(`/api/projects/${project.id}`, form.version, {
      ...{ ...form, budgetMinor: 98_765_400, hourlyRateMinor: 43_210, leadId: member.id },
      team: [{ id: member.id, role: 'Checker', hourlyRateMinor: 34_567 }],
    });
    await owner.put(
      `/api/clients/${client.id}`,
      (await owner.get(`/api/clients/${client.id}`)).body.version,
      {
        ...clientForm(),
        notes: 'Pays late',
      },
    );
    expect((await readBy(owner, here)).slice(0, 2).sort()).toEqual([
      'Tess owner changed the budget from €125,000.00 to €987,654.00, set the hourly rate to €432.10 and made Tess member the lead',
      'Tess owner set the role of Tess member to Checker and set the hourly rate to €345.67',
    ]);
    const [seen, seenByMember] = [await pageOf(customer, here), await pageOf(member, here)];
    for (const secret of ['98765400', '12500000', '43210', '34567', 'budget', 'hourlyRate'])
      expect(JSON.stringify([seen, seenByMember])).not.toContain(secret);
    expect(JSON.stringify(seenByMember)).toContain('Checker');
    expect(await readBy(customer, here)).toEqual(['Somebody created the project']);
    const atCustomer = JSON.stringify(await pageOf(customer, atClient));
    expect(atCustomer).not.toContain('notes');
    expect(JSON.stringify(await pageOf(owner, atClient))).not.toContain('Pays late');
  });

  it('ASVS-17: of a project or a client out of sight there is nothing, and in its client’s feed nothing of it', async () => {
    const { owner, member, customer, client, add, newClient, newProject, newTask, project, atClient } =
      await withProject(app());
    const hidden = await newProject(client.id, { name: 'Secret tender' });
    await newTask(hidden.id, owner.id, { title: 'Secret task' });
    const foreign = await newClient({ name: 'Another company' });
    const stranger = await add('client', foreign.id);
    for (const [person, about] of [
      [member, { kind: 'project', id: hidden.id }],
      [member, { kind: 'client', id: foreign.id }],
      [stranger, { kind: 'project', id: project.id }],
      [stranger, { kind: 'client', id: client.id }],
      [owner, { kind: 'project', id: v7() }],
    ] as const)
      expect((await person.get(`/api/activity?${about.kind}=${about.id}`)).status).toBe(404);
    expect(JSON.stringify(await pageOf(member, atClient))).not.toContain('Secret');
    expect(JSON.stringify(await pageOf(customer, atClient))).toContain('Secret');
    // A task, and then the project, of which one has lost sight.
    const task = await newTask(project.id, member.id);
    await owner.put(`/api/tasks/${task.id}`, 1, taskForm(hidden.id, owner.id));
    expect((await readBy(owner, { kind: 'project', id: project.id }))[0]).toBe(
      'Tess owner moved Draw single-line diagram from Substation retrofit to Secret tender',
    );
    expect((await readBy(member, { kind: 'project', id: project.id }))[0]).toBe(
      'Tess owner moved Draw single-line diagram from Substation retrofit to another project',
    );
    const moved = await formOf(owner, project.id);
    await owner.put(`/api/projects/${project.id}`, moved.version, { ...moved, clientId: foreign.id });
    expect((await readBy(member, { kind: 'project', id: project.id }))[0]).toMatch(
      /^Tess owner moved the project from another client to Another company$/,
    );
    expect(await readBy(stranger, { kind: 'client', id: foreign.id })).toContain(
      'Somebody created Substation retrofit',
    );
    expect(JSON.stringify(await pageOf(customer, atClient))).not.toContain('Substation retrofit');
  });

  it('NOT-03: tells what was said on the project, its tasks and its files; a client’s person reads nothing that is internal', async () => {
    const { owner, member, customer, project, newTask, here, atClient } = await withProject(app());
    const task = await newTask(project.id, member.id);
    const say = (about: object, body: string, isInternal: boolean) =>
      owner.post('/api/comments', {
        ...{ id: v7(), about, parentId: null, body, mentions: [], isInternal },
      });
    expect((await say(here, 'Seen by all', false)).status).toBe(200);
    expect((await say({ kind: 'task', id: task.id }, 'For the team', true)).status).toBe(200);
    const said = (await readBy(owner, here)).slice(0, 2);
    expect(said).toEqual([
      'Tess owner commented on Draw single-line diagram',
      'Tess owner commented on the project',
    ]);
    for (const about of [here, atClient]) {
      const [first, second] = (await pageOf(member, about)).rows;
      expect([first?.comment, second?.comment]).toMatchObject([
        { text: 'For the team', isInternal: true },
        { text: 'Seen by all', isInternal: false },
      ]);
      const theirs = await pageOf(customer, about);
      expect(JSON.stringify(theirs)).not.toContain('For the team');
      expect(theirs.rows[0]).toMatchObject({
        doer: { name: 'Tess owner' },
        comment: { text: 'Seen by all' },
      });
    }
    await owner.remove(`/api/comments/${(await pageOf(owner, here)).rows[1]?.id}`);
    expect((await readBy(owner, here))[0]).toBe('Tess owner commented on Draw single-line diagram');
    expect(await readBy(owner, here)).not.toContain('Tess owner commented on the project');
  });

  it('comes page by page, and is gone for good with its project', async () => {
    const { owner, member, project, here, newTask } = await withProject(app());
    for (let n = 0; n < 33; n += 1) await newTask(project.id, member.id, { title: `Task ${n}` });
    const first = await pageOf(owner, here);
    expect([first.rows.length, first.hasMore]).toEqual([30, true]);
    const rest = await pageOf(owner, here, first.next ?? '');
    expect([rest.rows.length, rest.hasMore, rest.next]).toEqual([5, false, null]);
    expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(35);
    for (const query of ['', `project=${project.id}&client=${v7()}`, `project=${project.id}&before=x`])
      expect((await owner.get(`/api/activity?${query}`)).status).toBe(400);
    const { body } = await owner.remove(`/api/projects/${project.id}`);
    const left = async () => {
      const { rows } = await app().database.orm.execute<{ n: number }>(
        sql`select count(*)::int as n from activity_entries where project_id = ${project.id}`,
      );
      return rows[0]?.n;
    };
    expect(await left()).toBe(35);
    expect((await owner.remove(`/api/trash/${body.deletionId}`, null)).status).toBe(200);
    expect(await left()).toBe(0);
  });
});
