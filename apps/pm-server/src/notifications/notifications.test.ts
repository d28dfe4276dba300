import { addDays, type Notification, NotificationPage } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { listen } from '../../test/listen';
import { onDatabase } from '../../test/onDatabase';
import {
  type Person,
  personForm,
  personWith,
  taskForm,
  testWorkspace,
  timeEntryForm,
} from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';
import { workspaceDate } from '../../test/workspaceDate';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { transact } from '../http/transact';
import { timeEntries } from '../time/timeEntries.table';
import { notifications } from './notifications.table';
import { beginReminders, remindAll } from './remind.job';

onDatabase('Notifications', (app) => {
  const pageOf = async (person: Person, query = ''): Promise<NotificationPage> => {
    const { status, body } = await person.get(`/api/notifications${query}`);
    expect(status).toBe(200);
    return NotificationPage.parse(body);
  };
  const heardBy = async (person: Person) =>
    (await pageOf(person)).rows.map(({ title, message }) => [title, message]);
  /** As on a Wednesday at noon, in UTC-5 too. */
  const remindOn = (day: string) => {
    const ports = { ...app().services, now: () => new Date(`${day}T12:00:00Z`) };
    return app().database.transaction((tx) => remindAll(tx, ports));
  };
  const begin = (workspaceId: string) =>
    app().database.transaction((tx) => beginReminders(tx, workspaceId, app().services));

  async function withProject() {
    const workspace = await testWorkspace(app());
    const { member, manager, newClient, newProject, add } = workspace;
    const client = await newClient();
    const team = [{ id: member.id }, { id: manager.id }];
    const project = await newProject(client.id, { team, leadId: manager.id, budgetMinor: 100_000 });
    return { ...workspace, client, project, customer: await add('client', client.id) };
  }

  it('NOT-03: who gets tasks hears of them, many as one, by whatever form; nobody of their own doing, no client', async () => {
    const { owner, manager, member, customer, project, newTask } = await withProject();
    const stream = await listen(app(), member);
    const task = await newTask(project.id, member.id);
    expect((await stream.next(({ entity }) => entity === 'notification')).ids).toEqual([member.id]);
    expect(await heardBy(member)).toEqual([
      [
        'Task assigned to you',
        'Draw single-line diagram, in Substation retrofit, by Tess owner, due 03/01/2026.',
      ],
    ]);
    const [{ actionUrl } = {} as Notification] = (await pageOf(member)).rows;
    expect(actionUrl).toBe(`/tasks?task=${task.id}`);

    // The form of a project, and that of a person, give more of them.
    const { body: detail } = await owner.get(`/api/projects/${project.id}`);
    const embedded = {
      id: v7(),
      title: 'Second',
      priority: 'Low',
      assigneeId: member.id,
      dueDate: '2026-03-02',
      estimatedHours: 1,
      description: '',
    };
    const kept = detail.tasks.map(({ completedAt, tags, ...one }: Record<string, unknown>) => one);
    const saved = await owner.put(`/api/projects/${project.id}`, detail.version, {
      ...detail,
      tasks: [...kept, embedded],
    });
    expect(saved.status).toBe(200);
    const third = await newTask(project.id, manager.id, { title: 'Third' });
    const { body: person } = await owner.get(`/api/people/${member.id}`);
    const given = await owner.put(`/api/people/${member.id}`, person.version, {
      ...person,
      tasks: [{ id: third.id, from: manager.id }],
    });
    expect(given.status).toBe(200);
    expect(await heardBy(member)).toEqual([['3 tasks assigned to you', 'Third and 2 more, by Tess owner.']]);
    // It is the manager's no more.
    expect(await heardBy(manager)).toEqual([]);
    await manager.post('/api/tasks', taskForm(project.id, manager.id));
    expect([await heardBy(manager), await heardBy(owner), await heardBy(customer)]).toEqual([[], [], []]);

    // Once it is read, the next one is another.
    const { rows } = await pageOf(member);
    await member.post('/api/notifications/read', { ids: rows.map(({ id }) => id) });
    await newTask(project.id, member.id, { title: 'Fourth' });
    expect((await pageOf(member)).rows.map(({ title, read }) => [title, read])).toEqual([
      ['Task assigned to you', false],
      ['3 tasks assigned to you', true],
    ]);
    // A change of the rest, or a refused one, tells nobody.
    const before = (await pageOf(member)).rows.length;
    await owner.put(`/api/tasks/${task.id}`, 1, taskForm(project.id, member.id));
    await owner.post('/api/tasks', taskForm(project.id, member.id, { title: '' }));
    expect((await pageOf(member)).rows).toHaveLength(before);
  });

  it('NOT-01, NOT-02: each has their own, which are read, deleted and brought back; of what came since, nothing', async () => {
    const { manager, member, project, newTask } = await withProject();
    await newTask(project.id, member.id);
    const [first] = (await pageOf(member)).rows;
    if (!first) throw new Error('The member heard of nothing');
    // Somebody else's are not touched.
    await manager.post('/api/notifications/read', { ids: [first.id] });
    await manager.post('/api/notifications/delete', { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
    expect((await pageOf(member)).unread).toBe(1);
    await member.post('/api/notifications/read', { until: first.id });
    expect((await pageOf(member)).unread).toBe(0);
    await newTask(project.id, member.id, { title: 'Came later' });
    const { body } = await member.post('/api/notifications/delete', { until: first.id });
    expect((await pageOf(member)).rows.map(({ message }) => message.split(',')[0])).toEqual(['Came later']);
    await manager.post('/api/notifications/restore', body);
    expect((await pageOf(member)).rows).toHaveLength(1);
    await member.post('/api/notifications/restore', body);
    expect((await pageOf(member)).rows).toHaveLength(2);
    expect((await pageOf(member, '?state=unread')).rows).toHaveLength(1);
    expect((await pageOf(member, '?topic=files')).rows).toEqual([]);
    for (const wrong of [
      {},
      { ids: ['x'] },
      { ids: [], until: first.id },
      { until: "'; drop table notifications" },
    ])
      expect((await member.post('/api/notifications/delete', wrong)).status).toBe(422);
  });

  it('NOT-03, SRV-01: of what is out of sight nobody hears, nor of its name', async () => {
    const { owner, member, add, newClient, newProject, project, newTask } = await withProject();
    const colleague = await add('member');
    const task = await newTask(project.id, member.id, { title: 'Secret weir' });
    await storeFile(owner, project.id, { name: 'Secret.txt' });
    expect(await heardBy(member)).toHaveLength(2);
    const other = await newProject((await newClient()).id);
    await owner.put(
      `/api/tasks/${task.id}`,
      task.version,
      taskForm(other.id, colleague.id, { title: 'Secret weir' }),
    );
    const { body: detail } = await owner.get(`/api/projects/${project.id}`);
    const { tasks, ...form } = detail;
    expect(
      (await owner.put(`/api/projects/${project.id}`, detail.version, { ...form, team: [], leadId: null }))
        .status,
    ).toBe(200);
    const { body } = await member.get('/api/notifications');
    expect(body).toEqual({ rows: [], nextCursor: null, unread: 0 });
    expect(await heardBy(colleague)).toHaveLength(1);
  });

  it('NOT-03: a file is told to the team, time to who approves it and then to whose it is, who joins to who manages people', async () => {
    const { owner, manager, member, customer, project, add, newInvitation } = await withProject();
    await storeFile(owner, project.id, { name: 'Brief.txt' });
    await storeFile(owner, project.id, { name: 'Survey.txt' });
    expect(await heardBy(member)).toEqual([
      ['2 files uploaded', 'Tess owner uploaded Survey.txt and 1 more to Substation retrofit.'],
    ]);
    expect([await heardBy(owner), await heardBy(customer)]).toEqual([[], []]);

    const entry = (await member.post('/api/timeEntries', timeEntryForm(project.id, { billable: false })))
      .body;
    const step = (who: Person, action: string, reason = '') =>
      who.post('/api/timeEntries/review', { action, ids: [entry.id], reason });
    await step(member, 'submit');
    const latest = async (who: Person) => (await heardBy(who))[0];
    expect(await latest(manager)).toEqual(['Time submitted', 'Tess member submitted 1h 30m for approval.']);
    expect(await heardBy(owner)).toEqual([]);
    await step(manager, 'sendBack', 'Which cable?');
    expect(await latest(member)).toEqual([
      'Your time was sent back',
      '1h 30m, by Tess manager: Which cable?',
    ]);
    await step(member, 'submit');
    await step(manager, 'approve');
    expect(await latest(member)).toEqual(['Your time is approved', '1h 30m, by Tess manager.']);
    // The lead's own time goes to somebody else.
    const own = (await manager.post('/api/timeEntries', timeEntryForm(project.id, { billable: false }))).body;
    await manager.post('/api/timeEntries/review', { action: 'submit', ids: [own.id], reason: '' });
    expect(await latest(owner)).toEqual(['Time submitted', 'Tess manager submitted 1h 30m for approval.']);

    const admin = await add('admin');
    const invitation = await newInvitation();
    const { token } = (await owner.post(`/api/invitations/${invitation.id}/links`)).body;
    const lena = { id: undefined, token, email: invitation.email, firstName: 'Lena', lastName: 'Suter' };
    const joined = await personWith(app(), '', '').post('/api/registration', personForm(lena));
    expect(joined.status).toBe(200);
    expect(await latest(owner)).toEqual(['Lena Suter joined', 'Member.']);
    expect(await latest(admin)).toEqual(['Lena Suter joined', 'Member.']);
    expect((await heardBy(manager)).map(([title]) => title)).not.toContain('Lena Suter joined');
  });

  it('NOT-03, PRJ-12: a budget is told at 80 and at 100 percent, once each, to who sees budgets', async () => {
    const { id, owner, manager, member, project } = await withProject();
    const record = (minutes: number) =>
      member.post('/api/timeEntries', timeEntryForm(project.id, { minutes, date: '2026-03-02' }));
    // 1,000.00 of budget at 75.00 an hour.
    await record(600);
    expect(await heardBy(owner)).toEqual([]);
    await record(60);
    await record(10);
    expect(await heardBy(owner)).toEqual([
      ['80% of the budget used', 'Substation retrofit has used 80% of $1,000.00.'],
    ]);
    await member.post('/api/timeEntries', timeEntryForm(project.id, { minutes: 200, date: '2026-03-03' }));
    await begin(id);
    await remindOn('2026-03-04');
    for (const who of [owner, manager])
      expect((await heardBy(who))[0]).toEqual([
        'The whole budget is used',
        'Substation retrofit has used 100% of $1,000.00 or more.',
      ]);
    expect((await heardBy(owner)).length).toBe(2);
    expect(JSON.stringify((await member.get('/api/notifications')).body)).not.toContain('budget');
  });

  it('NOT-03: what is due soon, overdue, or not submitted is told once, by the calendar; what was so before reminders, to nobody', async () => {
    const { id: workspaceId, member, project, newTask } = await withProject();
    const due = (dueDate: string, title: string) => newTask(project.id, member.id, { title, dueDate });
    await due('2026-03-01', 'Before');
    const entry = {
      ...{
        workspaceId,
        personId: member.id,
        projectId: project.id,
        description: 'Survey',
        category: 'Design',
      },
      ...{ status: 'stopped', seconds: 3_600, minutes: 60, billable: true, hourlyRateMinor: 0 },
    };
    await insertAll(app().database.orm, timeEntries, [{ ...entry, id: v7(), date: '2026-02-25' }]);
    await member.post('/api/notifications/delete', { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
    await remindOn('2026-03-02');
    expect(await heardBy(member)).toEqual([]);

    await due('2026-03-04', 'Soon');
    await due('2026-03-05', 'Tomorrow');
    await due('2026-03-09', 'Later');
    await due('2026-03-03', 'Over');
    await member.post('/api/notifications/delete', { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
    for (let run = 0; run < 3; run += 1) await remindOn('2026-03-04');
    expect((await heardBy(member)).sort()).toEqual([
      ['2 tasks are due soon', 'Tomorrow and 1 more.'],
      ['Task is overdue', 'Over, in Substation retrofit, due 03/03/2026.'],
    ]);
    await member.post('/api/notifications/read', { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
    await insertAll(app().database.orm, timeEntries, [{ ...entry, id: v7(), date: '2026-03-06' }]);
    for (const day of ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11']) await remindOn(day);
    const unread = (await pageOf(member, '?state=unread')).rows.map(({ title, message }) => [title, message]);
    expect(unread.sort()).toEqual([
      ['2 tasks are overdue', 'Tomorrow and 1 more.'],
      ['Last week is not submitted', '1h 0m of last week can be submitted for approval.'],
      ['Task is due soon', 'Later, in Substation retrofit, due 03/09/2026.'],
      ['Task is overdue', 'Later, in Substation retrofit, due 03/09/2026.'],
    ]);
  });

  it('NOT-03, SRV-02: two servers at once remind once', async () => {
    const { id, member, project, newTask } = await withProject();
    await begin(id);
    const today = workspaceDate();
    for (let n = 0; n < 12; n += 1) await newTask(project.id, member.id, { dueDate: addDays(today, 1) });
    const { database, services } = app();
    const remindNow = () => transact(database, (tx) => remindAll(tx, services));
    await Promise.all([remindNow(), remindNow(), remindNow()]);
    const titles = (await heardBy(member)).map(([title]) => title);
    expect(titles.sort()).toEqual(['12 tasks are due soon', '12 tasks assigned to you']);
  });

  it('NOT-02: ten thousand are counted as far as anybody looks, and read page after page', async () => {
    const { id: workspaceId, member, project, newTask } = await withProject();
    const task = await newTask(project.id, member.id);
    const at = new Date().toISOString();
    const one = {
      workspaceId,
      personId: member.id,
      kind: 'taskOverdue',
      groupKey: '',
      subjectIds: [task.id],
      count: 1,
      at,
    };
    await insertAll(
      app().database.orm,
      notifications,
      Array.from({ length: 10_000 }, () => ({ ...one, id: v7() })),
    );
    const first = await pageOf(member, '?limit=50');
    expect([first.unread, first.rows.length]).toEqual([100, 50]);
    const second = await pageOf(member, `?limit=50&cursor=${first.nextCursor}`);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(100);
    await member.post('/api/notifications/read', { until: first.rows[0]?.id });
    expect((await pageOf(member)).unread).toBe(0);
    const [left] = await rowsOf<{ n: number }>(
      app().database.orm,
      sql`select count(*)::int as n from notifications where workspace_id = ${workspaceId} and read_at is null`,
    );
    expect(left?.n).toBe(0);
  });
});
