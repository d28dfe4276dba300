import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onDatabase } from '../../test/onDatabase';
import { clientForm, type Person, projectForm, taskForm, testWorkspace } from '../../test/testWorkspace';

onDatabase('Who sees what', (app) => {
  it('ASVS-17, SRV-01: ids of a foreign client, project and task answer 404 to a member and to a client person; lists, counts and search leave them out', async () => {
    const workspace = await testWorkspace(app());
    const { member, newClient, newProject, newTask, joinTeam, add, manager } = workspace;
    const [mine, foreign] = [
      await newClient({ name: 'Vega mine' }),
      await newClient({ name: 'Vega foreign' }),
    ];
    const [project, other] = [
      await newProject(mine.id, { name: 'Vega mine' }),
      await newProject(foreign.id, { name: 'Vega foreign' }),
    ];
    await joinTeam(project.id, member);
    const task = await newTask(project.id, member.id, { title: 'Vega mine', status: 'In Progress' });
    const hidden = await newTask(other.id, manager.id, { title: 'Vega foreign', status: 'In Progress' });
    const visitor = await add('client', mine.id);
    await add('client', foreign.id);

    for (const person of [member, visitor]) {
      for (const [path, body] of [
        [`clients/${foreign.id}`, clientForm({ id: undefined })],
        [`projects/${other.id}`, projectForm(foreign.id, { id: undefined })],
        [`tasks/${hidden.id}`, taskForm(other.id, manager.id, { id: undefined })],
      ] as const) {
        expect((await person.get(`/api/${path}`)).status).toBe(404);
        expect((await person.get(`/api/${path}/deletion-preview`)).status).toBe(404);
        expect((await person.put(`/api/${path}`, 1, body)).status).toBe(404);
        expect((await person.remove(`/api/${path}`)).status).toBe(404);
      }
      expect(
        (await person.post(`/api/tasks/${hidden.id}/completion`, { completed: true }, { 'if-match': '"1"' }))
          .status,
      ).toBe(404);
      const bulk = { id: v7(), action: 'complete', tasks: { by: 'id', ids: [task.id, hidden.id] } };
      // Client people change no tasks at all: to them it is forbidden whatever is named.
      expect((await person.post('/api/tasks/bulk', bulk)).status).toBe(person === visitor ? 403 : 404);
      for (const list of ['clients', 'projects', 'tasks']) {
        const { body } = await person.get(`/api/${list}`);
        expect([list, body.total, body.rows.length]).toEqual([list, 1, 1]);
        expect(JSON.stringify(body)).not.toContain('foreign');
      }
      expect((await person.get(`/api/tasks?project=${other.id}`)).body.total).toBe(0);
      expect((await person.get('/api/tasks/counts')).body).toEqual({
        total: 1,
        totalIsCapped: false,
        completed: 0,
        inProgress: 1,
        overdue: 1,
        hours: 7.5,
      });
      expect((await person.get('/api/projects/counts')).body).toEqual({
        total: 1,
        byClient: [{ clientId: mine.id, clientName: 'Vega mine', count: 1 }],
      });
      const search = await person.get('/api/search?q=vega');
      expect(
        search.body.groups.map(({ kind, total }: { kind: string; total: number }) => [kind, total]),
      ).toEqual([
        ['client', 1],
        ['project', 1],
        ['task', 1],
      ]);
      const dashboard = await person.get('/api/dashboard');
      expect(JSON.stringify(dashboard.body)).not.toContain('foreign');
      const stats = dashboard.body.stats.filter(({ key }: { key: string }) => key !== 'teamMembers');
      expect(stats.map(({ value }: { value: number }) => value)).toEqual(
        person === visitor ? [1, 1] : [1, 1, 1],
      );
    }
    // The colleagues of another client's company are none of theirs.
    const people = await visitor.get('/api/people');
    expect(people.body.rows.map(({ id }: { id: string }) => id)).toEqual([visitor.id]);
    expect((await visitor.get(`/api/people/${member.id}`)).status).toBe(404);
  });

  it('ASVS-17, SRV-01: another workspace on the same database is out of reach for its owner too', async () => {
    const [ours, theirs] = [await testWorkspace(app()), await testWorkspace(app())];
    const client = await theirs.newClient();
    const project = await theirs.newProject(client.id);
    const task = await theirs.newTask(project.id, theirs.member.id);
    const { owner } = ours;
    for (const path of [
      `clients/${client.id}`,
      `projects/${project.id}`,
      `tasks/${task.id}`,
      `people/${theirs.member.id}`,
    ]) {
      expect((await owner.get(`/api/${path}`)).status).toBe(404);
    }
    expect((await owner.get('/api/tasks')).body.total).toBe(0);
    expect((await owner.post('/api/projects', projectForm(client.id))).body.errors[0].path).toBe('clientId');
    const ownClient = await ours.newClient();
    const ownProject = await ours.newProject(ownClient.id);
    expect(
      (await owner.post('/api/tasks', taskForm(ownProject.id, theirs.member.id))).body.errors[0].path,
    ).toBe('assigneeId');
    const deletion = await theirs.owner.remove(`/api/clients/${client.id}`);
    expect((await owner.post(`/api/deletions/${deletion.body.deletionId}/undo`)).status).toBe(404);
  });

  it('ASVS-18, SRV-01: budgets and rates are left out for those who may not see them, and no sort tells them', async () => {
    const { owner, manager, member, newClient, newProject, joinTeam, add } = await testWorkspace(app());
    const client = await newClient();
    const [cheap, dear] = [
      await newProject(client.id, { name: 'B', budgetMinor: 1 }),
      await newProject(client.id, { name: 'A', budgetMinor: 900 }),
    ];
    await joinTeam(cheap.id, member);
    await joinTeam(dear.id, member);
    const visitor = await add('client', client.id);
    const answers = async (person: Person) =>
      JSON.stringify(
        await Promise.all(
          ['projects', `projects/${cheap.id}`, `clients/${client.id}`, 'clients', 'dashboard'].map((path) =>
            person.get(`/api/${path}`),
          ),
        ),
      );
    for (const person of [member, visitor]) {
      expect(await answers(person)).not.toMatch(/budget/i);
      const ids = async (direction: string) =>
        (await person.get(`/api/projects?sort=budget&direction=${direction}`)).body.rows.map(
          ({ id }: { id: string }) => id,
        );
      const byId = [cheap.id, dear.id].sort();
      expect(await ids('asc')).toEqual(byId);
      expect(await ids('desc')).toEqual(byId.reverse());
    }
    for (const person of [owner, manager]) expect(await answers(person)).toMatch(/budgetMinor/);
    const rates = async (person: Person) =>
      (await person.get('/api/people')).body.rows
        .filter((row: object) => 'hourlyRateMinor' in row)
        .map(({ id }: { id: string }) => id);
    expect(await rates(member)).toEqual([member.id]);
    expect(await rates(visitor)).toEqual([]);
    expect((await rates(manager)).length).toBeGreaterThan(1);
  });

  it('ASVS-21, SRV-01: unknown, hostile and repeated ids in the address are 404 or told, never a fault of the server', async () => {
    const { owner } = await testWorkspace(app());
    for (const id of [v7(), 'nonsense', "1'--", '%00', '..%2f..%2fetc', 'a'.repeat(3_000), '%F0%9F%92%A3']) {
      for (const resource of ['clients', 'projects', 'tasks', 'people']) {
        expect([id.slice(0, 12), (await owner.get(`/api/${resource}/${id}`)).status]).toEqual([
          id.slice(0, 12),
          404,
        ]);
      }
      expect((await owner.post(`/api/deletions/${id}/undo`)).status).toBe(404);
    }
    for (const query of [
      'project=x',
      'cursor=x',
      'limit=-1',
      'limit=1e9',
      'sort=constructor',
      'status=%00',
    ]) {
      const answer = await owner.get(`/api/tasks?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
    }
    expect((await owner.get(`/api/tasks?search=${'%F0%9F%92%A3'.repeat(900)}&search=second`)).status).toBe(
      200,
    );
    expect((await owner.get('/api/tasks?search=%00%5C%25_')).body.total).toBe(0);
  });

  it('GEN-02: every address but health, set-up, sign-in, password reset and the API page asks for a session', async () => {
    const { services, app: hono } = app();
    const open = new Set([
      '/api/setup',
      '/api/session',
      '/api/auth/sign-in/email',
      '/api/auth/sign-in/code',
      '/api/auth/password-reset',
      '/api/auth/password-reset/link',
      '/api/registration/invitation',
      '/api/registration/request',
      '/api/registration',
      '/api/auth/sign-out',
      '/api/openapi.json',
      '/api/docs',
      '/api/docs/start.js',
      '/api/docs/:file',
      '/health',
    ]);
    expect(services.webRoot).toBeNull();
    const guarded = hono.routes.filter(
      ({ path, method }) => path.startsWith('/api/') && method !== 'ALL' && !open.has(path),
    );
    expect(guarded.length).toBeGreaterThan(25);
    for (const { path, method } of guarded) {
      const response = await hono.request(`http://localhost${path.replace(/:\w+/, v7())}`, {
        method,
        headers: { host: 'localhost' },
      });
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
    const session = await hono.request('http://localhost/api/session', { headers: { host: 'localhost' } });
    expect(await session.json()).toEqual({ person: null, ended: null });
  });

  it('SRV-01, ASVS-17: a create tells nothing of whose an id is that is taken, and nothing at all of other workspaces', async () => {
    const [ours, theirs] = [await testWorkspace(app()), await testWorkspace(app())];
    const client = await ours.newClient();
    const [own, hidden] = [await ours.newProject(client.id), await ours.newProject(client.id)];
    await ours.joinTeam(own.id, ours.member);
    const foreign = await theirs.newProject((await theirs.newClient()).id);
    const [seen, unseen, gone] = [
      await ours.newTask(own.id, ours.manager.id),
      await ours.newTask(hidden.id, ours.manager.id),
      await ours.newTask(hidden.id, ours.manager.id),
    ];
    await ours.owner.remove(`/api/tasks/${gone.id}`);
    const elsewhere = await theirs.newTask(foreign.id, theirs.manager.id);
    const create = (id: string, projectId: string) =>
      ours.member.post('/api/tasks', taskForm(projectId, ours.member.id, { id }));
    const taken = await Promise.all([seen, unseen, gone].map(({ id }) => create(id, own.id)));
    for (const { status, body } of some(taken)) {
      expect(status).toBe(409);
      expect({ ...body, requestId: '' }).toEqual({ ...taken[0]?.body, requestId: '' });
    }
    expect((await create(elsewhere.id, own.id)).status).toBe(200);
    // Where nothing could be made there is no telling taken ids from free ones.
    const refused = await Promise.all([unseen.id, v7()].map((id) => create(id, hidden.id)));
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
    expect({ ...refused[0]?.body, requestId: '' }).toEqual({ ...refused[1]?.body, requestId: '' });
  });
});
