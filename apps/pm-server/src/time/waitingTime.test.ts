import {
  addDays,
  earningsMinor,
  MOST_REVIEWED,
  MOST_WAITING_GROUPS,
  type WaitingTime,
} from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace } from '../../test/testWorkspace';
import { timeEntries } from './timeEntries.table';

onDatabase('Time that waits for approval', (app) => {
  async function withProjects() {
    const workspace = await testWorkspace(app());
    const { id: workspaceId, manager, member, newClient, newProject } = workspace;
    const client = await newClient({ name: 'North' });
    const team = [{ id: member.id }, { id: manager.id }];
    const amper = await newProject(client.id, { name: 'Amper', team });
    const weir = await newProject(client.id, { name: 'Weir', team, leadId: manager.id });
    const entryOf = (person: Person, projectId: string, fields: object = {}) => ({
      workspaceId,
      id: v7(),
      personId: person.id,
      projectId,
      description: 'Survey',
      category: 'Design',
      status: 'submitted',
      date: '2026-03-02',
      seconds: 3_600,
      minutes: 60,
      billable: true,
      hourlyRateMinor: 7_500,
      ...fields,
    });
    const insert = (entries: ReturnType<typeof entryOf>[]) =>
      app().database.orm.insert(timeEntries).values(entries);
    const store = async (...of: Parameters<typeof entryOf>) => {
      const entry = entryOf(...of);
      await insert([entry]);
      return entry.id;
    };
    const waiting = async (person: Person): Promise<WaitingTime> =>
      (await person.get('/api/timeEntries/waiting')).body;
    return { ...workspace, client, amper, weir, entryOf, insert, store, waiting };
  }

  it('TIM-09: what waits is grouped by project, week and person, first in the projects that one leads', async () => {
    const { owner, manager, member, amper, weir, store, waiting } = await withProjects();
    const late = await store(member, amper.id, { date: '2026-03-08', minutes: 50, hourlyRateMinor: 9_999 });
    const early = await store(member, amper.id, { date: '2026-03-02', minutes: 50, hourlyRateMinor: 9_999 });
    await store(member, amper.id, { date: '2026-03-03', minutes: 30, billable: false });
    await store(owner, amper.id, { date: '2026-03-04' });
    await store(member, weir.id, { date: '2026-03-09' });
    await store(member, weir.id, { date: '2026-03-01' });
    await store(member, amper.id, { status: 'stopped' });
    await store(member, amper.id, { status: 'approved' });

    const { total, totalGroups, groups } = await waiting(manager);
    expect([total, totalGroups]).toEqual([6, 4]);
    expect(
      groups.map(({ projectName, leads, week, personId }) => [projectName, leads, week, personId]),
    ).toEqual([
      ['Weir', true, '2026-02-23', member.id],
      ['Weir', true, '2026-03-09', member.id],
      ['Amper', false, '2026-03-02', member.id],
      ['Amper', false, '2026-03-02', owner.id],
    ]);
    expect(groups[2]).toEqual({
      projectId: amper.id,
      projectName: 'Amper',
      clientName: 'North',
      leads: false,
      personId: member.id,
      personName: 'Tess member',
      personInitials: 'TM',
      week: '2026-03-02',
      from: '2026-03-02',
      to: '2026-03-08',
      entries: 3,
      minutes: 130,
      billableMinutes: 100,
      // Each rounded by itself.
      earningsMinor: 2 * earningsMinor({ minutes: 50, billable: true, hourlyRateMinor: 9_999 }),
      ids: expect.arrayContaining([early, late]),
    });
    expect([groups[2]?.ids[0], groups[2]?.ids[2]]).toEqual([early, late]);
    // The owner leads none.
    expect((await waiting(owner)).groups.map(({ projectName }) => projectName)).toEqual([
      'Amper',
      'Amper',
      'Weir',
      'Weir',
    ]);
  });

  it('TIM-09: what was approved, sent back, deleted or withdrawn does not wait any more', async () => {
    const { manager, member, amper, store, waiting } = await withProjects();
    expect(await waiting(manager)).toEqual({ total: 0, groups: [], totalGroups: 0 });
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.push(await store(member, amper.id));
    expect((await waiting(manager)).groups[0]).toMatchObject({ entries: 5, ids: ids.sort() });
    const [approved, sentBack, withdrawn, deleted, left] = ids;
    const review = (person: Person, action: string, id: string | undefined) =>
      person.post('/api/timeEntries/review', { action, ids: [id], reason: 'Which sheet?' });
    await review(manager, 'approve', approved);
    await review(manager, 'sendBack', sentBack);
    await review(member, 'withdraw', withdrawn);
    expect((await member.remove(`/api/timeEntries/${deleted}`)).status).toBe(200);
    expect(await waiting(manager)).toMatchObject({ total: 1, totalGroups: 1, groups: [{ ids: [left] }] });
  });

  it('TIM-09, SRV-01: nobody is told of it who may not approve, nor anybody of another workspace', async () => {
    const { owner, member, add, client, amper, store, waiting } = await withProjects();
    await store(member, amper.id);
    for (const person of [member, await add('client', client.id)])
      expect((await person.get('/api/timeEntries/waiting')).status).toBe(403);
    const { owner: stranger } = await testWorkspace(app());
    expect(await waiting(stranger)).toEqual({ total: 0, groups: [], totalGroups: 0 });
    expect((await waiting(owner)).total).toBe(1);
  });

  it('TIM-09: of very many, the first groups and ids are told, and all are counted', async () => {
    const { manager, member, amper, weir, entryOf, insert, store, waiting } = await withProjects();
    const weekly = Array.from({ length: MOST_WAITING_GROUPS }, (_, week) =>
      entryOf(member, amper.id, { date: addDays('2020-01-06', 7 * week) }),
    );
    await insert([...weekly, ...Array.from({ length: MOST_REVIEWED + 1 }, () => entryOf(member, weir.id))]);
    await store(member, weir.id, { date: '2026-03-09' });
    const { total, totalGroups, groups } = await waiting(manager);
    expect([total, totalGroups, groups.length]).toEqual([
      MOST_WAITING_GROUPS + MOST_REVIEWED + 2,
      MOST_WAITING_GROUPS + 2,
      MOST_WAITING_GROUPS,
    ]);
    expect([groups[0]?.entries, groups[0]?.ids.length]).toEqual([MOST_REVIEWED + 1, MOST_REVIEWED]);
  });
});
