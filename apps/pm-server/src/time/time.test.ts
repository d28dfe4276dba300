import { timeMessages } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { workspaceDate } from '../../test/workspaceDate';
import { sql } from '../database/sql';
import { inconsistencies } from '../entities/consistency';

onDatabase('Recorded time', (app) => {
  /** A project with a task of the member, and a way to record time as one of the people. */
  async function withProject() {
    const workspace = await testWorkspace(app());
    const { member, newClient, newProject, newTask } = workspace;
    const client = await newClient();
    const project = await newProject(client.id, { team: [{ id: member.id }] });
    const task = await newTask(project.id, member.id);
    const form = (fields: object = {}) =>
      timeEntryForm(project.id, { taskId: task.id, category: 'Design', ...fields });
    const record = async (person: Person, fields: object = {}) => {
      const { body } = await person.post('/api/timeEntries', form(fields));
      return body;
    };
    const review = (person: Person, action: string, ids: string[], reason = '') =>
      person.post('/api/timeEntries/review', { action, ids, reason });
    const approved = async (fields: object = {}) => {
      const entry = await record(member, fields);
      await review(member, 'submit', [entry.id]);
      await review(workspace.manager, 'approve', [entry.id]);
      return entry;
    };
    return { ...workspace, client, project, task, form, record, review, approved };
  }

  it('TIM-06: an entry is stored with the rate of its person, changed, deleted and brought back', async () => {
    const { member, form } = await withProject();
    const sent = form();
    const { body: entry } = await member.post('/api/timeEntries', sent);
    expect(entry).toMatchObject({
      id: sent.id,
      personId: member.id,
      minutes: 90,
      seconds: 5_400,
      status: 'stopped',
      hourlyRateMinor: 7_500,
      sentBackReason: '',
    });
    expect((await member.post('/api/timeEntries', sent)).body.id).toBe(entry.id);
    const saved = await member.put(`/api/timeEntries/${entry.id}`, 1, { ...entry, minutes: 30 });
    expect(saved.body).toMatchObject({ minutes: 30, seconds: 1_800, version: 2 });
    expect((await member.put(`/api/timeEntries/${entry.id}`, 1, entry)).status).toBe(412);
    const { body: deletion } = await member.remove(`/api/timeEntries/${entry.id}`);
    expect((await member.get('/api/timeEntries')).body.total).toBe(0);
    expect((await member.post(`/api/deletions/${deletion.deletionId}/undo`)).status).toBe(200);
    expect((await member.get('/api/timeEntries')).body.rows).toMatchObject([{ id: entry.id, minutes: 30 }]);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('TIM-05: the list and its totals are filtered and searched alike', async () => {
    const { member, record, project, task, newProject, client } = await withProject();
    const other = await newProject(client.id, { name: 'Harbour', team: [{ id: member.id }] });
    await record(member);
    await record(member, { minutes: 20, billable: false, date: '2026-03-03' });
    await record(member, { minutes: 25, projectId: other.id, taskId: null, description: 'Site visit' });
    const totals = async (query: string) => (await member.get(`/api/timeEntries/totals?${query}`)).body;
    expect(await totals('')).toEqual({
      total: 3,
      minutes: 135,
      billableMinutes: 115,
      days: 2,
      earningsMinor: 14_375,
    });
    for (const [query, total] of [
      ['search=visit', 1],
      ['search=single-line', 2],
      ['search=harbour', 1],
      ['date=2026-03-03..2026-03-03', 1],
      [`project=${project.id}`, 2],
      [`task=${task.id}`, 2],
      ['task=none', 1],
      [`user=${member.id}`, 3],
      [`client=${client.id}`, 3],
      ['billable=no', 1],
      ['status=approved', 0],
      ['category=Design', 3],
    ] as const) {
      expect([query, (await totals(query)).total]).toEqual([query, total]);
      expect([query, (await member.get(`/api/timeEntries?${query}`)).body.total]).toEqual([query, total]);
    }
  });

  it('TIM-06: the rows of a manual entry are saved together or not at all, and a wrong one is named', async () => {
    const { member, form } = await withProject();
    const wrong = [form(), form({ taskId: v7() })];
    const refused = await member.post('/api/timeEntries/manual', { entries: wrong });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'entries.1.taskId', message: 'This task does not exist any more. Choose another' }],
    ]);
    expect((await member.get('/api/timeEntries')).body.total).toBe(0);
    const rows = [form(), form({ minutes: 15 })];
    const saved = await member.post('/api/timeEntries/manual', { entries: rows });
    expect(saved.body.rows.map((row: { id: string }) => row.id)).toEqual(rows.map(({ id }) => id));
    expect((await member.post('/api/timeEntries/manual', { entries: rows })).status).toBe(200);
    expect((await member.get('/api/timeEntries')).body.total).toBe(2);
  });

  it('TIM-05: bad entries are refused with what to do', async () => {
    const { member, form, newClient, newProject, newTask } = await withProject();
    const foreign = await newProject((await newClient()).id);
    const foreignTask = await newTask(foreign.id, member.id);
    const { owner: stranger, ...elsewhere } = await testWorkspace(app());
    const theirs = await elsewhere.newProject((await elsewhere.newClient()).id);
    for (const [fields, path] of [
      [{ minutes: 0 }, 'minutes'],
      [{ minutes: 1_441 }, 'minutes'],
      [{ minutes: 1.5 }, 'minutes'],
      [{ description: ' ' }, 'description'],
      [{ date: '0001-01-01' }, 'date'],
      [{ date: '2026-02-30' }, 'date'],
      [{ projectId: v7(), taskId: null }, 'projectId'],
      [{ projectId: theirs.id, taskId: null }, 'projectId'],
      [{ taskId: foreignTask.id }, 'taskId'],
      [{ category: 'Sleeping' }, 'category'],
    ] as const) {
      const { status, body } = await member.post('/api/timeEntries', form(fields));
      expect([fields, status, body.errors?.[0]?.path]).toEqual([fields, 422, path]);
    }
    expect((await stranger.get('/api/timeEntries')).body.total).toBe(0);
  });

  it('TIM-05, TIM-06: what is typed gives a day of a person no more than 24 hours', async () => {
    const { member, owner, form } = await withProject();
    const refused = [{ path: 'minutes', message: 'With this time the day would have more than 24 hours' }];
    const full = form({ minutes: 1_380 });
    expect((await member.post('/api/timeEntries', full)).status).toBe(200);
    const more = await member.post('/api/timeEntries', form({ minutes: 61 }));
    expect([more.status, more.body.errors]).toEqual([422, refused]);
    const two = [form({ minutes: 30 }), form({ minutes: 31 })];
    expect((await member.post('/api/timeEntries/manual', { entries: two })).body.errors).toEqual([
      { ...refused[0], path: 'entries.1.minutes' },
    ]);
    const other = (await member.post('/api/timeEntries', form({ minutes: 61, date: '2026-03-03' }))).body;
    const moved = await member.put(`/api/timeEntries/${other.id}`, other.version, {
      ...other,
      date: full.date,
    });
    expect(moved.body.errors).toEqual(refused);
    // Another person's day is another day; and an entry may always become shorter.
    expect((await owner.post('/api/timeEntries', form({ minutes: 61 }))).status).toBe(200);
    const stored = (await member.get(`/api/timeEntries/${full.id}`)).body;
    const shorter = await member.put(`/api/timeEntries/${full.id}`, stored.version, {
      ...stored,
      minutes: 1_379,
    });
    expect(shorter.status).toBe(200);
  });

  it('TIM-09: stopped, submitted, approved; sent back with a reason; an edit has to be submitted again', async () => {
    const { member, manager, record, review } = await withProject();
    const { id } = await record(member);
    const read = async () => (await member.get(`/api/timeEntries/${id}`)).body;
    expect((await review(manager, 'approve', [id])).status).toBe(409);
    expect((await review(member, 'submit', [id])).body).toEqual({ changed: 1 });
    expect((await review(member, 'submit', [id])).body).toEqual({ changed: 0 });
    expect((await review(member, 'approve', [id])).status).toBe(403);
    expect((await review(manager, 'sendBack', [id])).status).toBe(422);
    expect((await review(manager, 'sendBack', [id], 'Which sheet?')).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'stopped', sentBackReason: 'Which sheet?' });
    await review(member, 'submit', [id]);
    expect(await read()).toMatchObject({ status: 'submitted', sentBackReason: '' });
    const edited = await member.put(`/api/timeEntries/${id}`, (await read()).version, {
      ...(await read()),
      minutes: 60,
    });
    expect(edited.body).toMatchObject({ status: 'stopped', minutes: 60 });
    await review(member, 'submit', [id]);
    await review(member, 'withdraw', [id]);
    await review(member, 'submit', [id]);
    expect((await review(manager, 'approve', [id, v7()])).status).toBe(404);
    expect((await review(manager, 'approve', [id])).body).toEqual({ changed: 1 });
    expect(await read()).toMatchObject({ status: 'approved' });
  });

  it('TIM-09: who approved can undo that for ten minutes; later whoever may approve reopens it with a reason, which is told and audited', async () => {
    const { owner, member, manager, record, review } = await withProject();
    const { id } = await record(member);
    const read = async () => (await member.get(`/api/timeEntries/${id}`)).body;
    const told = async () => JSON.stringify((await member.get('/api/notifications')).body.rows);
    await review(member, 'submit', [id]);
    await review(manager, 'approve', [id]);
    expect(await told()).toContain('Your time is approved');
    for (const action of ['undoApproval', 'reopen'])
      expect((await review(member, action, [id], 'Mine')).status).toBe(403);
    const byAnother = await review(owner, 'undoApproval', [id]);
    expect([byAnother.status, byAnother.body.detail]).toEqual([409, timeMessages.undoOver]);
    expect((await review(manager, 'undoApproval', [id])).body).toEqual({ changed: 1 });
    expect(await read()).toMatchObject({ status: 'submitted', sentBackReason: '' });
    expect(await told()).not.toContain('Your time is approved');
    expect((await review(manager, 'undoApproval', [id])).body).toEqual({ changed: 0 });

    await review(manager, 'approve', [id]);
    expect((await review(owner, 'reopen', [id])).status).toBe(422);
    expect((await review(owner, 'reopen', [id], 'The wrong gate')).body).toEqual({ changed: 1 });
    expect(await read()).toMatchObject({ status: 'stopped', sentBackReason: 'The wrong gate' });
    expect(await told()).toContain('The wrong gate');
    const { rows } = (await owner.get('/api/audit')).body;
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'time-reopened',
        subject: '1h 30m of Tess member',
        detail: 'The wrong gate',
      }),
    );
    const open = await read();
    expect((await member.put(`/api/timeEntries/${id}`, open.version, { ...open, minutes: 60 })).status).toBe(
      200,
    );
  });

  it('TIM-09: nobody sees, changes or approves what is not theirs to', async () => {
    const { owner, manager, member, add, record, review, form, client } = await withProject();
    const other = await add('member');
    const visitor = await add('client', client.id);
    const { id } = await record(member);
    for (const person of [owner, manager]) expect((await person.get('/api/timeEntries')).body.total).toBe(1);
    expect((await other.get('/api/timeEntries')).body.total).toBe(0);
    expect((await other.get(`/api/timeEntries/${id}`)).status).toBe(404);
    expect((await review(other, 'submit', [id])).status).toBe(404);
    expect((await visitor.get('/api/timeEntries/totals')).body).toEqual({
      total: 0,
      minutes: 0,
      billableMinutes: 0,
      days: 0,
    });
    expect((await visitor.post('/api/timeEntries', form())).status).toBe(403);
    expect((await visitor.get('/api/timer')).status).toBe(403);
    expect((await other.post('/api/timeEntries', form())).status).toBe(422);
  });

  it('TIM-09, GEN-12: approved time can be neither changed nor deleted, by no route', async () => {
    const { owner, member, project, task, client, approved } = await withProject();
    const { id } = await approved({ minutes: 150 });
    const stored = (await owner.get(`/api/timeEntries/${id}`)).body;
    expect((await owner.put(`/api/timeEntries/${id}`, stored.version, stored)).status).toBe(409);
    for (const [path, instead] of [
      [`/api/timeEntries/${id}`, 'neither be changed nor deleted'],
      [`/api/tasks/${task.id}`, '2h 30m of approved time would be deleted too. Set the status to Completed'],
      [`/api/projects/${project.id}`, 'Set the status to Completed instead'],
      [`/api/clients/${client.id}`, 'Set the status to Inactive instead'],
      [`/api/people/${member.id}`, 'Set the status to Inactive instead'],
    ] as const) {
      const { status, body } = await owner.remove(path);
      expect([path, status, body.detail]).toEqual([path, 409, expect.stringContaining(instead)]);
    }
    const bulk = { id: v7(), action: 'delete', tasks: { by: 'id', ids: [task.id] } };
    expect((await owner.post('/api/tasks/bulk', bulk)).status).toBe(409);
    const form = (await owner.get(`/api/projects/${project.id}`)).body;
    const without = { ...form, tasks: [] };
    expect((await owner.put(`/api/projects/${project.id}`, form.version, without)).status).toBe(409);
    const preview = await owner.get(`/api/projects/${project.id}/deletion-preview`);
    expect(preview.body).toMatchObject({ minutes: 150, approvedMinutes: 150 });
    for (const change of [
      sql`update time_entries set minutes = 1 where id = ${id}`,
      // Neither by the way of reopening it.
      sql`update time_entries set minutes = 1, status = 'stopped' where id = ${id}`,
      sql`update time_entries set deleted_at = now() where id = ${id}`,
      sql`delete from time_entries where id = ${id}`,
    ])
      await expect(app().database.orm.execute(change)).rejects.toThrow();
    expect((await owner.get(`/api/timeEntries/${id}`)).body).toEqual(stored);
  });

  it('TIM-11: time of closed days is neither recorded, changed, deleted, taken back nor brought back, and nothing counted is lost', async () => {
    const { owner, member, manager, project, task, client, form, record, review } = await withProject();
    const CLOSED = '2026-01-31';
    const [old, waiting, approved] = [
      await record(member, { date: '2026-01-30', minutes: 150 }),
      await record(member, { date: CLOSED }),
      await record(member, { date: CLOSED }),
    ];
    const open = await record(member, { date: '2026-02-01' });
    await review(member, 'submit', [waiting.id, approved.id]);
    await review(manager, 'approve', [approved.id]);
    const gone = await record(member, { date: CLOSED });
    const { body: deletion } = await member.remove(`/api/timeEntries/${gone.id}`);
    const { body: settings } = await owner.get('/api/settings');
    const close = async (day: string | null) => {
      const { body } = await owner.get('/api/settings');
      return owner.put('/api/settings', body.version, { ...settings, timeClosedThrough: day });
    };
    expect((await member.put('/api/settings', settings.version, settings)).status).toBe(403);
    const early = await close(workspaceDate());
    expect(early.body.errors).toEqual([{ path: 'timeClosedThrough', message: timeMessages.closesToday }]);
    expect((await close(CLOSED)).body.timeClosedThrough).toBe(CLOSED);
    expect((await member.get('/api/session')).body.settings.timeClosedThrough).toBe(CLOSED);

    const dayClosed = [{ path: 'date', message: timeMessages.dayClosed }];
    expect((await member.post('/api/timeEntries', form({ date: CLOSED }))).body.errors).toEqual(dayClosed);
    const manual = await member.post('/api/timeEntries/manual', {
      entries: [form(), form({ date: CLOSED })],
    });
    expect(manual.body.errors).toEqual([{ path: 'entries.1.date', message: timeMessages.dayClosed }]);
    const into = await member.put(`/api/timeEntries/${open.id}`, 1, { ...open, date: '2026-01-02' });
    expect(into.body.errors).toEqual(dayClosed);
    for (const change of [{ minutes: 1 }, { date: '2026-02-02' }]) {
      const { status, body } = await owner.put(`/api/timeEntries/${old.id}`, 1, { ...old, ...change });
      expect([status, body.detail]).toEqual([409, timeMessages.closedLocked]);
    }
    for (const [path, instead] of [
      [`/api/timeEntries/${old.id}`, timeMessages.closedLocked],
      [`/api/tasks/${task.id}`, 'Set the status to Completed instead'],
      [`/api/projects/${project.id}`, 'Set the status to Completed instead'],
      [`/api/clients/${client.id}`, 'Set the status to Inactive instead'],
      [`/api/people/${member.id}`, 'Set the status to Inactive instead'],
    ] as const) {
      const { status, body } = await owner.remove(path);
      expect([path, status, body.detail]).toEqual([path, 409, expect.stringContaining(instead)]);
    }
    const preview = await owner.get(`/api/projects/${project.id}/deletion-preview`);
    expect(preview.body).toMatchObject({ approvedMinutes: 90, closedMinutes: 240 });
    const undone = await member.post(`/api/deletions/${deletion.deletionId}/undo`);
    expect([undone.status, undone.body.detail]).toEqual([
      409,
      expect.stringContaining('1h 30m of days whose time is closed'),
    ]);
    for (const [person, action, { id }] of [
      [member, 'withdraw', waiting],
      [manager, 'sendBack', waiting],
      [manager, 'reopen', approved],
    ] as const) {
      const { status, body } = await review(person, action, [id], 'Why');
      expect([action, status, body.detail]).toEqual([action, 409, timeMessages.stepsClosed]);
    }
    expect((await review(member, 'submit', [old.id])).body).toEqual({ changed: 1 });
    expect((await review(manager, 'approve', [old.id, waiting.id])).body).toEqual({ changed: 2 });

    const { email } = (await member.get('/api/session')).body.person;
    const text = `Date,Hours,Description,Project,Client,Email\n${CLOSED},1,Old,${project.name},${client.name},${email}\n`;
    const { body: read } = await owner.post('/api/imports/time/preview', { text });
    expect(read.problems).toEqual([{ row: 2, column: 'Date', message: timeMessages.dayClosed }]);

    // Opened again, all of it is as it was before.
    expect((await close(null)).body.timeClosedThrough).toBeNull();

    // While time is recorded, too: what the closing meets, stays.
    const minutes = async () => (await owner.get(`/api/timeEntries/totals?date=..${CLOSED}`)).body.minutes;
    const recorded = Array.from({ length: 20 }, () => record(member, { date: CLOSED, minutes: 1 }));
    const [met] = await Promise.all([close(CLOSED).then(minutes), ...recorded]);
    expect(await minutes()).toBe(met);
    await close(null);
    expect((await review(manager, 'reopen', [approved.id], 'A wrong day')).body).toEqual({ changed: 1 });
    expect((await member.post(`/api/deletions/${deletion.deletionId}/undo`)).status).toBe(200);
    const { rows } = (await owner.get('/api/audit?action=settings-changed')).body;
    expect(rows.map(({ detail }: { detail: string }) => detail).slice(-2)).toEqual([
      `timeClosedThrough: ${CLOSED} → none`,
      `timeClosedThrough: none → ${CLOSED}`,
    ]);
  });
});
