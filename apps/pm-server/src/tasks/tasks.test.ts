import { addDays, pageOf, TaskRow } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { taskForm, testWorkspace } from '../../test/testWorkspace';
import { workspaceDate } from '../../test/workspaceDate';
import { inconsistencies } from '../entities/consistency';

onDatabase('Tasks', (app) => {
  it('TSK-02: the counts are of what the filters leave, overdue by the calendar of the workspace', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    const today = workspaceDate();
    await newTask(project.id, member.id, { status: 'Completed', dueDate: '2020-01-01' });
    await newTask(project.id, member.id, {
      status: 'In Progress',
      dueDate: addDays(today, -1),
      priority: 'High',
    });
    await newTask(project.id, member.id, { dueDate: today });
    expect((await owner.get('/api/tasks/counts')).body).toEqual({
      total: 3,
      totalIsCapped: false,
      completed: 1,
      inProgress: 1,
      overdue: 1,
      hours: 22.5,
    });
    expect((await owner.get('/api/tasks/counts?priority=high')).body).toEqual({
      total: 1,
      totalIsCapped: false,
      completed: 0,
      inProgress: 1,
      overdue: 1,
      hours: 7.5,
    });
    expect((await owner.get('/api/tasks/counts?status=completed')).body).toEqual({
      total: 1,
      totalIsCapped: false,
      completed: 1,
      inProgress: 0,
      overdue: 0,
      hours: 7.5,
    });
    expect((await owner.get('/api/tasks/counts?search=nothing')).body.hours).toBe(0);
  });

  it('TSK-03: search over title, description, project and assignee; filters by status, priority, project, client and person', async () => {
    const { owner, member, manager, newClient, newProject, newTask } = await testWorkspace(app());
    const [one, two] = [await newClient(), await newClient()];
    const [alpha, beta] = [
      await newProject(one.id, { name: 'Alpha bridge' }),
      await newProject(two.id, { name: 'Beta tunnel' }),
    ];
    const first = await newTask(alpha.id, member.id, {
      title: 'Survey',
      description: 'With total station',
      priority: 'High',
    });
    const second = await newTask(beta.id, manager.id, { title: 'Report', status: 'Completed' });
    const found = async (query: string) =>
      pageOf(TaskRow)
        .parse((await owner.get(`/api/tasks?${query}`)).body)
        .rows.map(({ id }) => id);
    for (const [query, expected] of [
      ['search=survey', [first.id]],
      ['search=STATION', [first.id]],
      ['search=tunnel', [second.id]],
      ['search=tess%20man', [second.id]],
      ['status=pending', [first.id]],
      ['status=completed', [second.id]],
      ['status=all&priority=all', [second.id, first.id]],
      ['priority=high', [first.id]],
      [`project=${beta.id}`, [second.id]],
      [`client=${one.id}`, [first.id]],
      [`user=${manager.id}`, [second.id]],
      [`task=${first.id}`, [first.id]],
    ] as const) {
      expect([query, await found(query)]).toEqual([query, expected]);
    }
  });

  it('TSK-04: each sort goes both ways with Low < Medium < High, and pages have no gap or overlap, tasks without date or person too', async () => {
    const { owner, member, manager, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id, {
      team: [{ id: member.id }, { id: manager.id }],
      tasks: [
        { id: v7(), title: 'nobody, no date' },
        { id: v7(), title: 'Nobody either' },
      ],
    });
    const priorities = ['High', 'Low', 'Medium'];
    for (let n = 0; n < 7; n += 1) {
      await newTask(project.id, n % 2 ? member.id : manager.id, {
        title: `t${n % 3}`,
        priority: priorities[n % 3],
        dueDate: `2026-0${(n % 4) + 1}-01`,
        estimatedHours: 0.5 + (n % 2),
      });
    }
    for (const sort of ['title', 'project', 'client', 'assignee', 'priority', 'status', 'dueDate', 'hours']) {
      for (const direction of ['asc', 'desc']) {
        const whole = (await owner.get(`/api/tasks?sort=${sort}&direction=${direction}`)).body.rows.map(
          ({ id }: { id: string }) => id,
        );
        const paged: string[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const { body }: { body: { rows: { id: string }[]; nextCursor: string | null } } = await owner.get(
            `/api/tasks?sort=${sort}&direction=${direction}&limit=2&cursor=${encodeURIComponent(cursor)}`,
          );
          paged.push(...body.rows.map(({ id }) => id));
          cursor = body.nextCursor;
        }
        expect([sort, direction, paged]).toEqual([sort, direction, whole]);
        expect(new Set(whole).size).toBe(9);
      }
    }
    const { body } = await owner.get('/api/tasks?sort=priority');
    expect(body.rows.map(({ priority }: { priority: string }) => priority)).toEqual([
      'Low',
      'Low',
      ...Array(4).fill('Medium'),
      ...Array(3).fill('High'),
    ]);
  });

  it('SRV-02: deleting a task or a project by itself puts forms of what it belonged to out of date', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const client = await newClient();
    const project = await newProject(client.id);
    const task = await newTask(project.id, member.id);
    const versionOf = async (path: string) => (await owner.get(path)).body.version;
    const [ofProject, ofClient] = [`/api/projects/${project.id}`, `/api/clients/${client.id}`];
    const before = await versionOf(ofProject);
    await owner.remove(`/api/tasks/${task.id}`);
    expect(await versionOf(ofProject)).toBe(before + 1);
    const clientBefore = await versionOf(ofClient);
    await owner.remove(ofProject);
    expect(await versionOf(ofClient)).toBe(clientBefore + 1);
  });

  it('TSK-05: ticking a task completes it, un-ticking opens it, and completed and status never disagree', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const task = await newTask((await newProject((await newClient()).id)).id, member.id, {
      status: 'Review',
    });
    const tick = (version: number, completed: boolean) =>
      member.post(`/api/tasks/${task.id}/completion`, { completed }, { 'if-match': `"${version}"` });
    expect((await tick(1, true)).body).toMatchObject({ status: 'Completed', version: 2 });
    expect((await tick(1, false)).status).toBe(412);
    expect((await tick(2, true)).body).toMatchObject({ status: 'Completed', version: 2 });
    expect((await tick(2, false)).body).toMatchObject({ status: 'Todo', version: 3 });
    expect((await owner.post(`/api/tasks/${task.id}/completion`, { completed: true })).status).toBe(428);
    expect((await owner.get('/api/tasks/counts')).body.completed).toBe(0);
  });

  it('TSK-05: a task that is opened again brings its assignee back to the team', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    const task = await newTask(project.id, member.id, { status: 'Completed' });
    expect((await owner.get(`/api/projects/${project.id}`)).body.team).toEqual([]);
    await owner.post(`/api/tasks/${task.id}/completion`, { completed: false }, { 'if-match': '"1"' });
    expect((await owner.get(`/api/projects/${project.id}`)).body.team).toMatchObject([{ id: member.id }]);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('TSK-07: a saved task keeps its tags, joins the assignee to the team and moves with its project', async () => {
    const { owner, member, newClient, newProject } = await testWorkspace(app());
    const [one, two] = [await newProject((await newClient()).id), await newProject((await newClient()).id)];
    const form = taskForm(one.id, member.id, { tags: ['site', ' Site ', '', 'steel'] });
    const created = await owner.post('/api/tasks', form);
    expect(TaskRow.parse(created.body)).toMatchObject({
      tags: ['site', 'steel'],
      assigneeRole: 'Developer',
      assigneeInitials: 'TM',
    });
    expect((await owner.get(`/api/projects/${one.id}`)).body.team).toMatchObject([{ id: member.id }]);
    const moved = await owner.put(`/api/tasks/${form.id}`, 1, { ...form, projectId: two.id });
    expect(moved.body).toMatchObject({ projectId: two.id, version: 2 });
    expect((await owner.get(`/api/projects/${two.id}`)).body).toMatchObject({
      team: [{ id: member.id }],
      taskCount: 1,
    });
    expect((await owner.get(`/api/projects/${one.id}`)).body).toMatchObject({ taskCount: 0 });
  });

  it('TSK-08: each rule is told at its field', async () => {
    const { owner } = await testWorkspace(app());
    const { body, status } = await owner.post('/api/tasks', { id: v7(), title: ' ', estimatedHours: 0 });
    expect(status).toBe(422);
    expect(
      Object.fromEntries(
        body.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
      ),
    ).toEqual({
      title: 'Task title is required',
      projectId: 'Project selection is required',
      assigneeId: 'Assignee selection is required',
      dueDate: 'Due date is required',
      estimatedHours: 'Estimated hours must be greater than 0',
    });
    for (const estimatedHours of [-1, 1e308, '7', null]) {
      expect((await owner.post('/api/tasks', taskForm(v7(), v7(), { estimatedHours }))).status).toBe(422);
    }
  });

  it('SRV-01: members make and change tasks of their projects but do not delete them', async () => {
    const { member, newClient, newProject, newTask, joinTeam } = await testWorkspace(app());
    const [mine, other] = [
      await newProject((await newClient()).id),
      await newProject((await newClient()).id),
    ];
    await joinTeam(mine.id, member);
    const made = await member.post('/api/tasks', taskForm(mine.id, member.id));
    expect(made.status).toBe(200);
    expect(
      (await member.put(`/api/tasks/${made.body.id}`, 1, taskForm(mine.id, member.id, { title: 'Mine' })))
        .status,
    ).toBe(200);
    expect((await member.remove(`/api/tasks/${made.body.id}`)).status).toBe(403);
    expect((await member.post('/api/tasks', taskForm(other.id, member.id))).body.errors[0].path).toBe(
      'projectId',
    );
    expect((await newTask(other.id, member.id)).id).toBeTruthy();
  });
});
