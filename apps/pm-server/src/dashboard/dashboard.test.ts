import { addDays, Dashboard, earningsMinor, WORK_PARTS, workFilters } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace } from '../../test/testWorkspace';
import { workspaceDate } from '../../test/workspaceDate';
import type { SignedIn } from '../access/SignedIn';
import { timeEntries } from '../time/timeEntries.table';
import { dashboard } from './dashboard.queries';

/** A Thursday: half of the week is over. */
const NOW = new Date('2026-11-19T12:00:00Z');
const [MONDAY, TODAY, SUNDAY] = ['2026-11-16', '2026-11-19', '2026-11-22'];

onDatabase('The dashboard', (app) => {
  async function withWork() {
    const workspace = await testWorkspace(app());
    const { id: workspaceId, owner, member, newClient, newProject, add } = workspace;
    const client = await newClient();
    const visitor = await add('client', client.id);
    const team = [{ id: member.id }, { id: owner.id }];
    const project = await newProject(client.id, { name: 'Amper', team });
    const entry = (person: Person, fields: object) => ({
      workspaceId,
      id: v7(),
      personId: person.id,
      projectId: project.id,
      description: 'Survey',
      category: 'Design',
      status: 'stopped',
      date: MONDAY,
      seconds: 3_600,
      minutes: 60,
      billable: true,
      hourlyRateMinor: 7_500,
      ...fields,
    });
    const record = (...entries: ReturnType<typeof entry>[]) =>
      app().database.orm.insert(timeEntries).values(entries);
    const seenBy = async (
      { id: personId }: Person,
      accessRole: SignedIn['accessRole'],
      { timeZone = 'UTC+0' as SignedIn['timeZone'], now = NOW } = {},
    ): Promise<Dashboard> => {
      const clientId = accessRole === 'client' ? client.id : null;
      const actor: SignedIn = { workspaceId, personId, accessRole, clientId, sessionId: '', timeZone };
      return Dashboard.parse(JSON.parse(await dashboard(app().database.orm, actor, now)));
    };
    return { ...workspace, client, visitor, project, entry, record, seenBy };
  }

  it('DSH-02, TSK-05: one’s own open tasks are counted as open, due this week and overdue, the first by due date', async () => {
    const { owner, member, project, newTask, seenBy } = await withWork();
    const task = (title: string, dueDate: string, fields: object = {}) =>
      newTask(project.id, member.id, { title, dueDate, ...fields });
    for (let weeks = 4; weeks > 0; weeks -= 1) await task(`Later ${weeks}`, addDays(SUNDAY, weeks * 7));
    await task('On Sunday', SUNDAY);
    await task('Today', TODAY);
    await task('On Monday', MONDAY, { status: 'Review' });
    await task('Last week', addDays(MONDAY, -1));
    await task('Done', MONDAY, { status: 'Completed' });
    await newTask(project.id, owner.id, { title: 'Somebody else’s', dueDate: TODAY });

    const { myWork } = await seenBy(member, 'member');
    const titles = (part: (typeof WORK_PARTS)[number]) => myWork?.[part].tasks.map(({ title }) => title);
    expect(WORK_PARTS.map((part) => myWork?.[part].total)).toEqual([8, 3, 2]);
    expect(titles('open')).toEqual(['Last week', 'On Monday', 'Today', 'On Sunday', 'Later 1']);
    expect(titles('week')).toEqual(['On Monday', 'Today', 'On Sunday']);
    expect(titles('overdue')).toEqual(['Last week', 'On Monday']);
  });

  it('DSH-02, GEN-16: what is overdue and which week it is goes by the workspace’s calendar', async () => {
    const { member, project, newTask, entry, record, seenBy } = await withWork();
    await newTask(project.id, member.id, { dueDate: addDays(MONDAY, -1) });
    await record(
      entry(member, { date: MONDAY, minutes: 30 }),
      entry(member, { date: addDays(MONDAY, -1), minutes: 45 }),
    );
    // At three in the morning of Monday in Greenwich; five hours behind it is still Sunday.
    const now = new Date(`${MONDAY}T03:00:00Z`);
    const [there, behind] = [
      await seenBy(member, 'member', { now }),
      await seenBy(member, 'member', { now, timeZone: 'UTC-5' }),
    ];
    expect([there.myWork?.overdue.total, behind.myWork?.overdue.total]).toEqual([1, 0]);
    expect([there.myWork?.week.total, behind.myWork?.week.total]).toEqual([0, 1]);
    expect([there.myHours?.minutes, behind.myHours?.minutes]).toEqual([30, 45]);
  });

  it('TSK-03: each part has as many tasks as the list has by its filters', async () => {
    const { member, project, newTask } = await withWork();
    const today = workspaceDate();
    for (const days of [-40, -8, -3, -1, 0, 1, 2, 5, 30])
      await newTask(project.id, member.id, {
        dueDate: addDays(today, days),
        status: days === 2 ? 'Completed' : 'Todo',
      });
    const { myWork } = (await member.get('/api/dashboard')).body;
    for (const part of WORK_PARTS) {
      const filters = new URLSearchParams({ ...workFilters(part, member.id), sort: 'dueDate' });
      const list = (await member.get(`/api/tasks?${filters}`)).body;
      expect(myWork[part].total, part).toBe(list.total);
      expect(myWork[part].tasks, part).toEqual(list.rows.slice(0, 5));
    }
    expect(myWork.overdue.total).toBe(4);
  });

  it('TIM-07: own hours, the team’s, and what waits for approval are of the entries that they are of', async () => {
    const { owner, manager, member, entry, record, seenBy } = await withWork();
    await record(
      entry(member, { minutes: 90 }),
      entry(member, { minutes: 45, date: SUNDAY, status: 'submitted' }),
      entry(member, { minutes: 20, date: addDays(MONDAY, -1), status: 'submitted' }),
      entry(member, { minutes: 7, date: addDays(MONDAY, -8) }),
      entry(member, { minutes: 5, date: addDays(SUNDAY, 1) }),
      entry(owner, { minutes: 30, date: addDays(MONDAY, -7), status: 'approved' }),
    );
    expect(await seenBy(member, 'member')).toMatchObject({ myHours: { minutes: 135, hoursPerWeek: 40 } });
    expect(await seenBy(manager, 'manager')).toMatchObject({
      myHours: { minutes: 0 },
      teamHours: { minutes: 135, lastWeekMinutes: 50 },
      waiting: { entries: 2, minutes: 65 },
    });
  });

  it('PRJ-12: the projects under way that have used most of their budget come first, five at most', async () => {
    const { owner, client, newProject, entry, record, seenBy } = await withWork();
    const used: Record<string, [budget: number, minutes: number, fields?: object]> = {
      Half: [100_000, 400],
      Beyond: [100_000, 1_000],
      Tiny: [1_000, 7],
      Completed: [100, 600, { status: 'Completed' }],
      Held: [200_000, 100, { status: 'On Hold' }],
      Untouched: [100_000, 0],
      Least: [10_000_000, 60],
      Little: [1_000_000, 60],
    };
    const expected: Dashboard['budgets'] = [];
    for (const [name, [budgetMinor, minutes, fields]] of Object.entries(used)) {
      const { id } = await newProject(client.id, { name, budgetMinor, ...fields });
      if (minutes > 0) await record(entry(owner, { projectId: id, minutes, hourlyRateMinor: 7_333 }));
      // Not billable: it earns nothing.
      await record(entry(owner, { projectId: id, minutes: 9_000, billable: false }));
      const budgetUsedMinor = earningsMinor({ minutes, billable: true, hourlyRateMinor: 7_333 });
      expected.push({ id, name, clientName: client.name, budgetMinor, budgetUsedMinor });
    }
    const named = (name: string) => expected.find((one) => one.name === name);
    const fullest = ['Beyond', 'Tiny', 'Half', 'Held', 'Little'].map(named);
    const { budgets } = await seenBy(owner, 'owner');
    expect(budgets).toEqual(fullest);
    expect(budgets?.[0]?.budgetUsedMinor).toBe(122_217);
  });

  it('SRV-01: a part that a role has no permission for is in no byte of the answer, nor is another workspace', async () => {
    const { owner, manager, member, visitor, project, newTask, entry, record, seenBy } = await withWork();
    const other = await withWork();
    await record(entry(member, { status: 'submitted', date: TODAY }));
    await newTask(project.id, member.id, { dueDate: TODAY });
    const parts = async (person: Person, role: SignedIn['accessRole']) =>
      Object.keys(await seenBy(person, role)).filter((part) => !/^(stats|recent)/.test(part));
    const ofAll = ['myWork', 'waiting', 'myHours', 'teamHours', 'budgets'];
    expect((await parts(owner, 'owner')).sort()).toEqual([...ofAll].sort());
    expect((await parts(manager, 'manager')).sort()).toEqual([...ofAll].sort());
    expect((await parts(member, 'member')).sort()).toEqual(['myHours', 'myWork']);
    expect(await parts(visitor, 'client')).toEqual([]);

    expect(await other.seenBy(other.owner, 'owner')).toMatchObject({
      myWork: { open: { total: 0, tasks: [] } },
      waiting: { entries: 0, minutes: 0 },
      myHours: { minutes: 0 },
      teamHours: { minutes: 0, lastWeekMinutes: 0 },
      budgets: [],
    });
  });
});
