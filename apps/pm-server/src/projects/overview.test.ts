import {
  addDays,
  ClientOverview,
  clientTotals,
  clientWork,
  loadOf,
  ProjectOverview,
  plannedUntil,
  projectFigures,
  type TaskStatus,
  weekStart,
} from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace } from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';
import { workspaceDate } from '../../test/workspaceDate';
import { timeEntries } from '../time/timeEntries.table';

const today = workspaceDate();
const monday = weekStart(today);

onDatabase('The pages to read a client and a project', (app) => {
  /** A client with two projects: one with a team, tasks, time and files, one without anything. */
  async function world() {
    const workspace = await testWorkspace(app());
    const { id: workspaceId, owner, manager, member, newClient, newProject, newTask } = workspace;
    const client = await newClient({ name: 'North', notes: 'Pays late' });
    const team = [{ id: member.id, role: 'Hydraulics' }, { id: manager.id }];
    const weir = await newProject(client.id, {
      name: 'Weir',
      budgetMinor: 100_000,
      team,
      leadId: manager.id,
    });
    const bare = await newProject(client.id, { name: 'Bare', budgetMinor: 50_000 });
    const made = [
      { title: 'Late', dueDate: addDays(monday, -3), estimatedHours: 2.25, assigneeId: member.id },
      { title: 'Sunday', dueDate: plannedUntil(today), estimatedHours: 3.5, assigneeId: member.id },
      { title: 'Next week', dueDate: addDays(monday, 7), estimatedHours: 5, assigneeId: member.id },
      { title: 'Urgent', dueDate: addDays(monday, 7), priority: 'High', assigneeId: manager.id },
      { title: 'Done', dueDate: monday, status: 'Completed', estimatedHours: 9, assigneeId: member.id },
      { title: 'Sixth', dueDate: addDays(monday, 8), assigneeId: manager.id },
      { title: 'Seventh', dueDate: addDays(monday, 9), assigneeId: manager.id },
    ];
    const tasks = [];
    for (const { assigneeId, ...fields } of made)
      tasks.push(
        await newTask(weir.id, assigneeId, { estimatedHours: 1, status: 'Todo' as TaskStatus, ...fields }),
      );
    const store = async (person: Person, fields: object = {}) => {
      const entry = {
        ...{ workspaceId, id: v7(), personId: person.id, projectId: weir.id, description: 'Survey' },
        ...{ category: 'Design', status: 'stopped', date: today, seconds: 3_600, minutes: 60 },
        ...{ billable: true, hourlyRateMinor: 7_500, ...fields },
      };
      await app().database.orm.insert(timeEntries).values(entry);
      return entry;
    };
    const time = [
      await store(member, { date: monday, minutes: 50, hourlyRateMinor: 9_999 }),
      await store(manager, { date: addDays(monday, -7), minutes: 90 }),
      await store(manager, { date: addDays(monday, -8), minutes: 30, billable: false }),
      await store(manager, { date: addDays(monday, -70), minutes: 120 }),
    ];
    const kept = await storeFile(owner, weir.id, { name: 'basis.txt' });
    const about = async (person: Person, id = weir.id) =>
      ProjectOverview.strict().parse((await person.get(`/api/projects/${id}/overview`)).body);
    const ofClient = async (person: Person) =>
      ClientOverview.strict().parse((await person.get(`/api/clients/${client.id}/overview`)).body);
    return { ...workspace, client, weir, bare, tasks, time, kept, about, ofClient };
  }

  it('GEN-01, PRJ-12: a project’s page has the figures that domain computes from its tasks, team and time', async () => {
    const { owner, manager, member, weir, tasks, time, kept, about } = await world();
    const overview = await about(owner);
    expect(overview).toMatchObject(projectFigures({ tasks, team: [member.id, manager.id], time }));
    expect(overview).toMatchObject({
      ...{ id: weir.id, estimatedHours: 22.75, documentCount: 1, drawingCount: 0 },
      ...{ minutesThisWeek: 50, minutesLastWeek: 90, loadIsCapped: false },
      // 50 minutes at 99.99 an hour are 83.325; 90 at 75 are 112.50.
      lastFourWeeksMinor: 8_333 + 11_250,
      weeks: [
        { week: weekStart(addDays(monday, -70)), earningsMinor: 15_000 },
        { week: addDays(monday, -7), earningsMinor: 11_250 },
        { week: monday, earningsMinor: 8_333 },
      ],
    });
    expect(overview.nextTasks.map(({ title }) => title)).toEqual([
      ...['Late', 'Sunday', 'Urgent', 'Next week', 'Sixth'],
    ]);
    expect(overview.nextTasks[0]).toMatchObject({ projectName: 'Weir', assigneeName: 'Tess member' });
    expect(overview.latestFiles.map(({ id, uploadedByName }) => [id, uploadedByName])).toEqual([
      [kept.id, 'Tess owner'],
    ]);
    const load = (person: Person) => loadOf(person.id, tasks, today);
    expect(overview.team).toEqual([
      expect.objectContaining({ id: manager.id, role: 'Developer', isLead: true, ...load(manager) }),
      expect.objectContaining({ id: member.id, role: 'Hydraulics', isLead: false, ...load(member) }),
    ]);
    expect(load(member)).toEqual({ openTasks: 3, plannedHours: 5.75 });
  });

  it('GEN-01: a project without anything has zeros and nothing to list', async () => {
    const { owner, bare, about } = await world();
    expect(await about(owner, bare.id)).toMatchObject({
      ...{ taskCount: 0, progress: 0, hours: 0, budgetUsedMinor: 0, estimatedHours: 0, documentCount: 0 },
      ...{ minutesThisWeek: 0, minutesLastWeek: 0, lastFourWeeksMinor: 0, weeks: [] },
      ...{ nextTasks: [], latestFiles: [], team: [] },
    });
  });

  it('GEN-01, SRV-01: a member sees the team, but neither money nor the time of others; a client person not even the team', async () => {
    const { member, client, add, about, ofClient } = await world();
    const ofTime = ['hours', 'minutesThisWeek', 'minutesLastWeek'];
    const ofMoney = ['budgetMinor', 'budgetUsedMinor', 'lastFourWeeksMinor', 'weeks'];
    const seen = await about(member);
    for (const name of [...ofTime, ...ofMoney]) expect(seen, name).not.toHaveProperty(name);
    expect(seen.team).toHaveLength(2);
    expect(seen.nextTasks).toHaveLength(5);

    const visitor = await add('client', client.id);
    const visited = await about(visitor);
    const ofTeam = ['team', 'loadIsCapped', 'leadId', 'leadName'];
    for (const name of [...ofTime, ...ofMoney, ...ofTeam]) expect(visited, name).not.toHaveProperty(name);
    expect(visited.latestFiles).toHaveLength(1);

    for (const person of [member, visitor])
      for (const project of some((await ofClient(person)).projects))
        for (const name of ['hours', 'budgetMinor', 'budgetUsedMinor'])
          expect(project, name).not.toHaveProperty(name);
    expect(await ofClient(member)).toHaveProperty('notes', 'Pays late');
    expect(await ofClient(visitor)).not.toHaveProperty('notes');
  });

  it('GEN-01, CLI-07: a client’s page has its projects with what is due, its people and what was uploaded last', async () => {
    const { owner, manager, member, client, weir, bare, kept, time, add, newProject, newTask, ofClient } =
      await world();
    const visitor = await add('client', client.id);
    await newTask(bare.id, manager.id, { title: 'Earliest', dueDate: addDays(monday, -9) });
    const overview = await ofClient(owner);
    expect(overview.projects).toEqual([
      expect.objectContaining({ id: weir.id, nextDue: addDays(monday, -3), hours: 290 / 60 }),
      expect.objectContaining({ id: bare.id, nextDue: addDays(monday, -9), hours: 0, budgetUsedMinor: 0 }),
    ]);
    expect(overview.nextTasks.map(({ title }) => title)).toEqual([
      ...['Earliest', 'Late', 'Sunday', 'Urgent', 'Next week'],
    ]);
    expect(overview.latestFiles.map(({ id }) => id)).toEqual([kept.id]);
    expect(overview.people.map(({ id }) => id)).toEqual([visitor.id]);
    expect(clientTotals(overview.projects)).toMatchObject({ totalProjects: 2, totalBudgetMinor: 150_000 });
    expect(clientWork(overview.projects)).toEqual({
      hours: 290 / 60,
      budgetUsedMinor: projectFigures({ tasks: [], team: [], time }).budgetUsedMinor,
    });
    // Of a member's projects only: the other one, and what is due in it, is not told.
    await newProject(client.id);
    const seen = await ofClient(member);
    expect(seen.projects.map(({ id }) => id)).toEqual([weir.id]);
    expect(seen.nextTasks.map(({ title }) => title)).not.toContain('Earliest');
  });

  it('GEN-01, GEN-04: what is deleted, another workspace’s or no id at all is not found', async () => {
    const { owner, member, client, weir, bare } = await world();
    const elsewhere = await testWorkspace(app());
    const addresses = (person: Person) =>
      Promise.all(
        [`clients/${client.id}`, `projects/${weir.id}`].map(
          async (path) => (await person.get(`/api/${path}/overview`)).status,
        ),
      );
    expect(await addresses(owner)).toEqual([200, 200]);
    expect(await addresses(elsewhere.owner)).toEqual([404, 404]);
    expect((await member.get(`/api/projects/${bare.id}/overview`)).status).toBe(404);
    for (const id of [v7(), 'nonsense'])
      expect((await owner.get(`/api/projects/${id}/overview`)).status).toBe(404);
    await owner.remove(`/api/tasks/${(await owner.get(`/api/projects/${weir.id}`)).body.tasks[0].id}`);
    const { body } = await owner.get(`/api/projects/${weir.id}/overview`);
    expect(body.nextTasks[0].title).toBe('Sunday');
    await owner.remove(`/api/projects/${weir.id}`);
    expect(await addresses(owner)).toEqual([200, 404]);
    expect((await owner.get(`/api/clients/${client.id}/overview`)).body).toMatchObject({
      projects: [{ id: bare.id }],
      nextTasks: [],
      latestFiles: [],
    });
    await owner.remove(`/api/clients/${client.id}`);
    expect(await addresses(owner)).toEqual([404, 404]);
  });
});
