import { earningsMinor, type TimeReport } from '@linework/domain';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { sql } from '../database/sql';

const DAY_MS = 86_400_000;

onDatabase('Reports of recorded time', (app) => {
  async function withTime() {
    const workspace = await testWorkspace(app());
    const { owner, member, newClient, newProject } = workspace;
    const [north, south] = [await newClient({ name: 'North' }), await newClient({ name: 'South' })];
    const team = [{ id: member.id, hourlyRateMinor: 9_999 }, { id: owner.id }];
    const mole = await newProject(north.id, { name: 'Mole', team, budgetMinor: 100_000 });
    const weir = await newProject(south.id, { name: 'Weir', team });
    const record = async (person: Person, projectId: string, fields: object = {}) =>
      (await person.post('/api/timeEntries', timeEntryForm(projectId, { taskId: null, ...fields }))).body;
    const report = async (person: Person, query = ''): Promise<TimeReport> =>
      (await person.get(`/api/timeEntries/report?${query}`)).body;
    return { ...workspace, north, south, mole, weir, record, report };
  }

  it('TIM-08: time is summed up by one or two groups, under the list’s filters', async () => {
    const { owner, member, mole, weir, record, report } = await withTime();
    await record(member, mole.id, { minutes: 50, date: '2026-03-02' });
    await record(member, mole.id, { minutes: 20, date: '2026-03-09', category: 'Design', billable: false });
    await record(owner, weir.id, { minutes: 60, date: '2026-03-09' });
    const byProject = await report(owner, 'group=project,week');
    expect(byProject).toMatchObject({
      groups: ['project', 'week'],
      from: '2026-03-02',
      to: '2026-03-09',
      total: {
        entries: 3,
        minutes: 130,
        billableMinutes: 110,
        days: 2,
        people: 2,
        hoursPerWeek: 80,
        // 50 / 60 x 99.99 is 83.325, rounded by itself; 60 / 60 x 75.
        earningsMinor: 8_333 + 7_500,
      },
      rows: [
        {
          label: 'Mole',
          about: 'North',
          minutes: 70,
          billableMinutes: 50,
          earningsMinor: 8_333,
          parts: [
            { key: '2026-03-02', minutes: 50, earningsMinor: 8_333 },
            { key: '2026-03-09', minutes: 20, earningsMinor: 0 },
          ],
          weeks: [
            { week: '2026-03-02', minutes: 50, earningsMinor: 8_333 },
            { week: '2026-03-09', minutes: 20, earningsMinor: 0 },
          ],
        },
        { label: 'Weir', about: 'South', minutes: 60, earningsMinor: 7_500 },
      ],
    });
    const labels = async (query: string) => (await report(owner, query)).rows.map(({ label }) => label);
    expect(await labels('group=client')).toEqual(['North', 'South']);
    expect(await labels('group=category')).toEqual(['Design', 'Development']);
    expect(await labels('group=week')).toEqual(['2026-03-02', '2026-03-09']);
    expect(await labels('group=month')).toEqual(['2026-03']);
    expect(await labels('')).toEqual(['Mole', 'Weir']);
    expect(await labels(`project=${weir.id}`)).toEqual(['Weir']);
    const byPerson = await report(
      owner,
      `group=person,project&date=2026-03-01..2026-03-31&user=${member.id}`,
    );
    expect(byPerson).toMatchObject({ from: '2026-03-01', to: '2026-03-31', rows: [{ hoursPerWeek: 40 }] });
    for (const group of ['nothing', 'project,project', 'project,week,month']) {
      const { status, body } = await owner.get(`/api/timeEntries/report?group=${group}`);
      expect([group, status, body.errors?.[0]?.path]).toEqual([group, 400, 'group']);
    }
  });

  it('TIM-08: a report of nothing is empty', async () => {
    const { owner, report } = await withTime();
    expect(await report(owner, 'search=nothing')).toEqual({
      groups: ['project'],
      from: null,
      to: null,
      total: {
        entries: 0,
        minutes: 0,
        billableMinutes: 0,
        days: 0,
        earningsMinor: 0,
        people: 0,
        hoursPerWeek: 0,
      },
      rows: [],
      budgets: [],
    });
  });

  it('TIM-08, PRJ-12: budgets tell all that was recorded on a project, and the pace of four weeks', async () => {
    const { owner, mole, record, report } = await withTime();
    // Not today's, which for five hours of the night is tomorrow's in the workspace's zone.
    const recent = new Date(app().services.now().getTime() - 2 * DAY_MS).toISOString().slice(0, 10);
    await record(owner, mole.id, { minutes: 120, date: '2026-01-05' });
    await record(owner, mole.id, { minutes: 60, date: recent });
    const { budgets } = await report(owner, `date=${recent}..${recent}`);
    expect(budgets).toMatchObject([
      {
        projectId: mole.id,
        projectName: 'Mole',
        clientName: 'North',
        budgetMinor: 100_000,
        budgetUsedMinor: 22_500,
        minutes: 180,
        lastFourWeeksMinor: 7_500,
      },
    ]);
    expect(budgets?.[0]?.weeks[0]).toEqual({ week: '2026-01-05', earningsMinor: 15_000 });
    const project = (await owner.get(`/api/projects/${mole.id}`)).body;
    expect(project.budgetUsedMinor).toBe(budgets?.[0]?.budgetUsedMinor);
  });

  it('TIM-08, SRV-01: a member reports on own time, a client person on none, and neither learns of money that is not theirs', async () => {
    const { owner, member, add, north, mole, record, report } = await withTime();
    await record(member, mole.id, { minutes: 60 });
    await record(owner, mole.id, { minutes: 30 });
    const own = await report(member, 'group=person,project');
    expect(own.total).toMatchObject({ entries: 1, minutes: 60, earningsMinor: 9_999, people: 1 });
    expect(own.budgets).toBeUndefined();
    const visitor = await report(await add('client', north.id), 'group=person,project');
    expect(visitor.total).toMatchObject({ entries: 0, minutes: 0 });
    expect([visitor.total.earningsMinor, visitor.budgets, visitor.rows]).toEqual([undefined, undefined, []]);
    const { owner: stranger } = await testWorkspace(app());
    expect((await report(stranger, `project=${mole.id}`)).total.entries).toBe(0);
  });

  it('TIM-07, TIM-08: whatever is recorded, every level of a report adds up to the totals and to each entry’s earnings', async () => {
    const { id: workspaceId, owner, member, mole, weir, record, report } = await withTime();
    await record(owner, mole.id);
    const entry = fc.record({
      minutes: fc.integer({ min: 1, max: 1_440 }),
      billable: fc.boolean(),
      hourlyRateMinor: fc.integer({ min: 1, max: 100_000 }),
      date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-02', '2026-12-31'),
      category: fc.constantFrom('Design', 'Testing'),
      project: fc.constantFrom(mole.id, weir.id),
      person: fc.constantFrom(owner.id, member.id),
    });
    const [entries = []] = fc.sample(fc.array(entry, { minLength: 60, maxLength: 60 }), { numRuns: 1 });
    for (const { project, person, minutes, billable, hourlyRateMinor, date, category } of entries)
      await app().database.orm.execute(
        sql`insert into time_entries (workspace_id, id, person_id, project_id, description, category, status, date, seconds, minutes, billable, hourly_rate_minor)
            values (${workspaceId}, ${v7()}, ${person}, ${project}, 'Sample', ${category}, 'stopped', ${date}, ${minutes * 60}, ${minutes}, ${billable}, ${hourlyRateMinor})`,
      );
    const earned = entries.reduce((sum, one) => sum + earningsMinor(one), 0) + 11_250;
    const totals = (await owner.get('/api/timeEntries/totals')).body;
    expect(totals.earningsMinor).toBe(earned);
    const sum = (rows: readonly { minutes: number; earningsMinor?: number }[]) => ({
      minutes: rows.reduce((all, { minutes }) => all + minutes, 0),
      earningsMinor: rows.reduce((all, { earningsMinor = 0 }) => all + earningsMinor, 0),
    });
    for (const group of ['project,person', 'client,month', 'person,category', 'category,week', 'month']) {
      const { total, rows } = await report(owner, `group=${group}`);
      expect([group, total]).toMatchObject([
        group,
        { minutes: totals.minutes, billableMinutes: totals.billableMinutes, earningsMinor: earned },
      ]);
      expect([group, sum(rows)]).toMatchObject([group, sum([total])]);
      for (const row of some(rows)) {
        expect([group, sum(row.weeks)]).toEqual([group, sum([row])]);
        if (group.includes(',')) expect([group, sum(row.parts)]).toEqual([group, sum([row])]);
      }
    }
  });
});
