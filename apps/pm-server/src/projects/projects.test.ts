import { ProjectDetail, ProjectRow, pageOf, projectFigures } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { projectForm, testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { timeEntries } from '../time/timeEntries.table';

onDatabase('Projects', (app) => {
  it('PRJ-02: search over name, client and description; filters by client, person and status', async () => {
    const { owner, member, manager, newClient, newProject, newTask, joinTeam } = await testWorkspace(app());
    const [one, two] = [
      await newClient({ name: 'Skagerrak Ports' }),
      await newClient({ name: 'Vidda Wind' }),
    ];
    const quay = await newProject(one.id, { name: 'Quay wall', status: 'Review' });
    const mast = await newProject(two.id, { name: 'Met mast', description: 'Ice-free sensors' });
    await joinTeam(quay.id, member);
    await newTask(mast.id, manager.id);
    const found = async (query: string) =>
      pageOf(ProjectRow)
        .parse((await owner.get(`/api/projects?${query}`)).body)
        .rows.map(({ name }) => name);
    for (const [query, names] of [
      ['search=QUAY', ['Quay wall']],
      ['search=vidda', ['Met mast']],
      ['search=ice-free', ['Met mast']],
      [`client=${one.id}`, ['Quay wall']],
      [`user=${member.id}`, ['Quay wall']],
      [`user=${manager.id}`, ['Met mast']],
      ['status=Review', ['Quay wall']],
      ['', ['Met mast', 'Quay wall']],
    ] as const) {
      expect([query, await found(query)]).toEqual([query, names]);
    }
  });

  it('PRJ-03: each sort goes both ways, and pages have no gap or overlap', async () => {
    const { owner, member, newClient, newProject, newTask, joinTeam } = await testWorkspace(app());
    const clients = [await newClient({ name: 'B' }), await newClient({ name: 'a' })];
    for (let n = 0; n < 6; n += 1) {
      const project = await newProject(clients[n % 2].id, {
        name: `P${n % 3}`,
        budgetMinor: 100 + (n % 3),
        startDate: `2026-01-0${1 + (n % 4)}`,
        status: n % 2 ? 'Review' : 'Planning',
      });
      if (n % 2) await joinTeam(project.id, member);
      for (let done = 0; done < n; done += 1)
        await newTask(project.id, member.id, { status: done % 2 ? 'Completed' : 'Todo' });
    }
    for (const sort of ['name', 'client', 'status', 'progress', 'tasks', 'budget', 'startDate', 'team']) {
      for (const direction of ['asc', 'desc']) {
        const whole = (await owner.get(`/api/projects?sort=${sort}&direction=${direction}`)).body.rows.map(
          ({ id }: { id: string }) => id,
        );
        const paged: string[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const { body }: { body: { rows: { id: string }[]; nextCursor: string | null } } = await owner.get(
            `/api/projects?sort=${sort}&direction=${direction}&limit=2&cursor=${encodeURIComponent(cursor)}`,
          );
          paged.push(...body.rows.map(({ id }) => id));
          cursor = body.nextCursor;
        }
        expect([sort, direction, paged]).toEqual([sort, direction, whole]);
      }
    }
  });

  it('PRJ-08: team and tasks are saved with the project, all or nothing, and assignees must be on the team', async () => {
    const { owner, member, manager } = await testWorkspace(app());
    const client = (
      await owner.post('/api/clients', {
        id: v7(),
        name: 'C',
        email: 'c@c.example',
        phone: '1',
        primaryContact: { name: 'n', email: 'n@c.example' },
      })
    ).body;
    const task = {
      id: v7(),
      title: 'Survey',
      assigneeId: member.id,
      dueDate: '2026-02-01',
      estimatedHours: 4,
    };
    const form = projectForm(client.id, { team: [{ id: member.id }], tasks: [task] });
    const created = await owner.post('/api/projects', form);
    expect(ProjectDetail.parse(created.body)).toMatchObject({
      team: [{ id: member.id, role: '', hourlyRateMinor: null }],
      teamSize: 1,
      taskCount: 1,
      tasks: [{ title: 'Survey', status: 'Todo', version: 1 }],
    });

    const outsider = await owner.put(`/api/projects/${form.id}`, created.body.version, {
      ...form,
      name: 'Changed',
      tasks: [{ ...task, version: 1, assigneeId: manager.id }],
    });
    expect([outsider.status, outsider.body.errors[0].path]).toEqual([422, 'tasks.0.assigneeId']);
    const withoutTeam = {
      ...form,
      team: undefined,
      name: 'Changed',
      tasks: [{ ...task, version: 1, assigneeId: manager.id }],
    };
    const stored = await owner.put(`/api/projects/${form.id}`, created.body.version, withoutTeam);
    expect([stored.status, stored.body.errors[0].path]).toEqual([422, 'tasks.0.assigneeId']);
    expect((await owner.get(`/api/projects/${form.id}`)).body).toMatchObject({
      name: form.name,
      version: created.body.version,
    });

    const saved = await owner.put(`/api/projects/${form.id}`, created.body.version, {
      ...form,
      team: [{ id: member.id }, { id: manager.id }],
      tasks: [
        { ...task, version: 1, title: 'Survey again' },
        { id: v7(), title: 'New one', assigneeId: manager.id },
      ],
    });
    expect(
      saved.body.tasks.map(({ title, version }: { title: string; version: number }) => [title, version]),
    ).toEqual([
      ['Survey again', 2],
      ['New one', 1],
    ]);
    const stale = await owner.put(`/api/projects/${form.id}`, saved.body.version, {
      ...form,
      team: [{ id: member.id }],
      tasks: [{ ...task, version: 1 }],
    });
    expect([stale.status, stale.body.errors[0].path]).toEqual([412, 'tasks.0']);
  });

  it('PRJ-07: one of the team may lead the project, and leads it no longer once they leave the team or are deleted', async () => {
    const { owner, manager, member, newClient, newProject } = await testWorkspace(app());
    const project = await newProject((await newClient()).id, {
      team: [{ id: member.id, role: 'Reviewer' }, { id: manager.id }],
      leadId: member.id,
    });
    const read = async () => (await owner.get(`/api/projects/${project.id}`)).body;
    const save = async (fields: object) =>
      owner.put(`/api/projects/${project.id}`, (await read()).version, projectForm(project.clientId, fields));
    expect(project).toMatchObject({ leadId: member.id, leadName: 'Tess member' });
    expect(project.team).toContainEqual({ id: member.id, role: 'Reviewer', hourlyRateMinor: null });

    // Left out stays, with everything that is said of the team.
    expect((await save({ name: 'Renamed' })).body).toMatchObject({ leadId: member.id, team: project.team });
    const outsider = await save({ leadId: owner.id });
    expect([outsider.status, outsider.body.errors]).toEqual([
      422,
      [{ path: 'leadId', message: 'The lead must be on the project team' }],
    ]);
    expect((await save({ leadId: manager.id })).body.leadId).toBe(manager.id);
    expect((await save({ team: [{ id: member.id }] })).body).toMatchObject({ leadId: null, leadName: null });

    expect((await save({ leadId: member.id })).body.leadId).toBe(member.id);
    const { deletionId } = (await owner.remove(`/api/people/${member.id}`)).body;
    expect(await read()).toMatchObject({ leadId: null, leadName: null });
    await owner.post(`/api/deletions/${deletionId}/undo`);
    expect((await read()).leadId).toBe(member.id);
  });

  it('PRJ-07: projects sort and filter by their lead; a client person learns neither lead nor roles', async () => {
    const { add, owner, manager, member, newClient, newProject } = await testWorkspace(app());
    const client = await newClient();
    const visitor = await add('client', client.id);
    const led = async (lead: { id: string } | null) =>
      (
        await newProject(client.id, {
          team: [{ id: manager.id, role: 'Surveyor' }, { id: member.id }],
          leadId: lead?.id ?? null,
        })
      ).id;
    const [byMember, byManager, byNobody] = [await led(member), await led(manager), await led(null)];
    const ids = async (asker: typeof owner, query: string) =>
      (await asker.get(`/api/projects?${query}`)).body.rows.map(({ id }: { id: string }) => id);
    expect(await ids(owner, `lead=${manager.id}`)).toEqual([byManager]);
    expect(await ids(owner, 'lead=none')).toEqual([byNobody]);
    expect(await ids(owner, 'sort=lead')).toEqual([byManager, byMember, byNobody]);
    expect(await ids(member, 'sort=lead&direction=desc')).toEqual([byNobody, byMember, byManager]);

    const seen = await visitor.get(`/api/projects/${byManager}`);
    expect(seen.body.team).toHaveLength(2);
    expect(JSON.stringify(seen.body)).not.toMatch(/lead|Surveyor|role/i);
    expect(await ids(visitor, `lead=${manager.id}`)).toEqual([]);
    expect(await ids(visitor, 'sort=lead')).toEqual([byMember, byManager, byNobody]);
  });

  it('TIM-07: a project and a person in it have rates, set by those who set rates, and the closest is taken', async () => {
    const { owner, manager, member, newClient, newProject } = await testWorkspace(app());
    const project = await newProject((await newClient()).id, { team: [{ id: member.id }] });
    // What a new time entry of theirs takes.
    const rate = async (person = member) => {
      const { id } = (await person.post('/api/timeEntries', timeEntryForm(project.id))).body;
      return (await owner.get(`/api/timeEntries/${id}`)).body.hourlyRateMinor;
    };
    const save = async (asker: typeof owner, fields: object) =>
      asker.put(
        `/api/projects/${project.id}`,
        (await owner.get(`/api/projects/${project.id}`)).body.version,
        projectForm(project.clientId, fields),
      );
    const first = (await member.post('/api/timeEntries', timeEntryForm(project.id))).body.id;
    expect(await rate()).toBe(7_500);
    expect((await save(owner, { hourlyRateMinor: 9_000 })).body.hourlyRateMinor).toBe(9_000);
    expect(await rate()).toBe(9_000);
    const team = [{ id: member.id, hourlyRateMinor: 11_050 }];
    expect((await save(owner, { team })).body.team[0].hourlyRateMinor).toBe(11_050);
    expect([await rate(), await rate(manager)]).toEqual([11_050, 9_000]);
    // An entry keeps the rate that it was recorded at.
    expect((await owner.get(`/api/timeEntries/${first}`)).body.hourlyRateMinor).toBe(7_500);

    // A manager sees rates and saves what stands there, or leaves it out, but sets none.
    expect((await save(manager, { team, hourlyRateMinor: 9_000 })).status).toBe(200);
    expect((await save(manager, { team: [{ id: member.id, role: 'Surveyor' }] })).status).toBe(200);
    expect(await rate()).toBe(11_050);
    for (const [fields, path] of [
      [{ hourlyRateMinor: null }, 'hourlyRateMinor'],
      [{ team: [{ id: member.id, hourlyRateMinor: 1 }] }, 'team.0.hourlyRateMinor'],
      [{ team: [{ id: member.id }, { id: manager.id, hourlyRateMinor: 1 }] }, 'team.1.hourlyRateMinor'],
    ] as const) {
      const answer = await save(manager, fields);
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
    }
    for (const wrong of [0, -1, 1.5, 1e300, '75'])
      expect((await save(owner, { hourlyRateMinor: wrong })).status).toBe(422);
  });

  it('PRJ-08: open tasks of a person who leaves the team belong to nobody; completed ones keep their name', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id, { team: [{ id: member.id }] });
    const [open, done] = [
      await newTask(project.id, member.id),
      await newTask(project.id, member.id, { status: 'Completed' }),
    ];
    const { body: now } = await owner.get(`/api/projects/${project.id}`);
    const saved = await owner.put(
      `/api/projects/${project.id}`,
      now.version,
      projectForm(now.clientId, { team: [] }),
    );
    expect(saved.status).toBe(200);
    expect((await owner.get(`/api/tasks/${open.id}`)).body.assigneeId).toBeNull();
    expect((await owner.get(`/api/tasks/${done.id}`)).body.assigneeId).toBe(member.id);
  });

  it('SRV-02: a form opened before somebody added a task does not remove it', async () => {
    const { owner, member, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id, { team: [{ id: member.id }], tasks: [] });
    const added = await newTask(project.id, member.id);
    const old = await owner.put(
      `/api/projects/${project.id}`,
      project.version,
      projectForm(project.clientId, { team: [{ id: member.id }], tasks: [] }),
    );
    expect(old.status).toBe(412);
    expect(old.body.current.tasks.map(({ id }: { id: string }) => id)).toEqual([added.id]);
    expect((await owner.get(`/api/tasks/${added.id}`)).status).toBe(200);
  });

  it('PRJ-11: each rule is told at its field; money that is none is an error, not a silent 0', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const { body, status } = await owner.post('/api/projects', { id: v7(), name: '' });
    expect(status).toBe(422);
    expect(
      Object.fromEntries(
        body.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
      ),
    ).toEqual({
      name: 'Project name is required',
      clientId: 'Client selection is required',
      startDate: 'Start date is required',
      endDate: 'End date is required',
      budgetMinor: 'Valid budget amount is required',
    });
    const client = await newClient();
    for (const [field, value] of [
      ...[-1, 0, 1e308, 12.5, '12,5', null].map((budget) => ['budgetMinor', budget] as const),
      ['startDate', '2025-02-30'],
      ['startDate', '2027-01-01'],
      ['endDate', 'infinity'],
      ['status', 'Done'],
    ] as const) {
      const answer = await owner.post('/api/projects', projectForm(client.id, { [field]: value }));
      expect([field, value, answer.status]).toEqual([field, value, 422]);
    }
  });

  it('PRJ-12: progress, counts, team, hours and money used are what the formulas say of tasks and time', async () => {
    const { owner, member, id: workspaceId, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    const tasks = [];
    for (const status of ['Completed', 'Todo', 'Review', 'Completed', 'Todo', 'Todo'])
      tasks.push(await newTask(project.id, member.id, { status }));
    const time = [
      { minutes: 50, billable: true, hourlyRateMinor: 7_777 },
      { minutes: 25, billable: true, hourlyRateMinor: 9_999 },
      { minutes: 90, billable: false, hourlyRateMinor: 7_500 },
    ];
    await app()
      .database.orm.insert(timeEntries)
      .values(
        time.map((entry) => ({
          ...entry,
          seconds: entry.minutes * 60,
          workspaceId,
          id: v7(),
          personId: member.id,
          projectId: project.id,
          description: 'Work',
          category: 'Design',
          status: 'stopped',
          date: '2026-02-02',
        })),
      );
    const { body } = await owner.get(`/api/projects/${project.id}`);
    expect(body).toMatchObject(projectFigures({ tasks, team: [member.id], time }));
  });
});
