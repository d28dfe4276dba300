import { ClientDetail, ClientRow, pageOf } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { clientForm, testWorkspace } from '../../test/testWorkspace';

const embedded = (fields: object = {}) => ({
  id: v7(),
  name: 'Embedded',
  startDate: '2026-02-01',
  endDate: '2026-03-01',
  budgetMinor: 100_000,
  ...fields,
});

onDatabase('Clients', (app) => {
  it('CLI-01: the search finds a client by name, email and contact, whatever the case, and % is a letter like others', async () => {
    const { owner, newClient } = await testWorkspace(app());
    await newClient({ name: 'Ångström & Søn', email: 'a@one.example' });
    await newClient({ name: '100% Hydro', email: 'post@HYDRO.example' });
    await newClient({ name: 'Third', primaryContact: { name: 'Çelik Usta', email: 'u@three.example' } });
    const names = async (search: string) => {
      const { body } = await owner.get(`/api/clients?search=${encodeURIComponent(search)}`);
      return body.rows.map(({ name }: { name: string }) => name);
    };
    expect(await names('ångSTRÖM')).toEqual(['Ångström & Søn']);
    expect(await names('hydro.ex')).toEqual(['100% Hydro']);
    expect(await names('çelik')).toEqual(['Third']);
    expect(await names('0%')).toEqual(['100% Hydro']);
    expect(await names('%')).toEqual(['100% Hydro']);
    expect(await names('no such')).toEqual([]);
  });

  it('CLI-02: a card shows three projects with progress and how many there are', async () => {
    const { owner, member, newClient, newTask } = await testWorkspace(app());
    const projects = ['D', 'B', 'A', 'C'].map((name) =>
      embedded({ name, status: name === 'B' ? 'Completed' : 'In Progress' }),
    );
    const client = await newClient({ projects });
    await newTask(projects[2]?.id ?? '', member.id, { status: 'Completed' });
    await newTask(projects[2]?.id ?? '', member.id);
    const { body } = await owner.get('/api/clients');
    const page = pageOf(ClientRow).parse(body);
    expect(page.total).toBe(1);
    expect(page.rows[0]).toMatchObject({
      id: client.id,
      projectCount: 4,
      activeProjectCount: 3,
      taskCount: 2,
    });
    expect(page.rows[0]?.projects.map(({ name, progress }) => [name, progress])).toEqual([
      ['A', 50],
      ['B', 0],
      ['C', 0],
    ]);
  });

  it('CLI-03: every sort goes both ways, and pages follow each other without gap or overlap', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const statuses = ['Active', 'Prospect', 'Inactive'];
    for (let n = 0; n < 7; n += 1)
      await newClient({
        name: `Client ${n % 3}`,
        status: statuses[n % 3],
        projects: n % 2 ? [embedded()] : [],
      });
    for (const sort of ['name', 'email', 'projects', 'status']) {
      for (const direction of ['asc', 'desc']) {
        const { body: whole } = await owner.get(`/api/clients?sort=${sort}&direction=${direction}`);
        const paged: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const { body } = await owner.get(
            `/api/clients?sort=${sort}&direction=${direction}&limit=2&cursor=${encodeURIComponent(cursor)}`,
          );
          paged.push(...body.rows.map(({ id }: { id: string }) => id));
          expect(body.total).toBe(7);
          cursor = body.nextCursor;
        }
        expect(paged, `${sort} ${direction}`).toEqual(whole.rows.map(({ id }: { id: string }) => id));
      }
    }
    const { body } = await owner.get('/api/clients?sort=status');
    expect(body.rows.map(({ status }: { status: string }) => status)).toEqual([
      'Active',
      'Active',
      'Active',
      'Inactive',
      'Inactive',
      'Prospect',
      'Prospect',
    ]);
  });

  it('CLI-08: embedded projects are real ones, saved with the client in one transaction', async () => {
    const { owner } = await testWorkspace(app());
    const form = clientForm({ projects: [embedded({ name: 'First' }), embedded({ name: 'Second' })] });
    const created = await owner.post('/api/clients', form);
    expect(created.status).toBe(200);
    const client = ClientDetail.parse(created.body);
    expect(client.projects.map(({ name }) => name)).toEqual(['First', 'Second']);
    expect((await owner.get(`/api/projects/${client.projects[0]?.id}`)).body).toMatchObject({
      name: 'First',
      clientId: client.id,
      priority: 'Medium',
    });

    const [first, second] = client.projects;
    const saved = await owner.put(`/api/clients/${client.id}`, client.version, {
      ...form,
      projects: [{ ...first, name: 'First, renamed' }, embedded({ name: 'Third' })],
    });
    expect(saved.status).toBe(200);
    expect(
      saved.body.projects.map(({ name, version }: { name: string; version: number }) => [name, version]),
    ).toEqual([
      ['First, renamed', 2],
      ['Third', 1],
    ]);
    expect((await owner.get(`/api/projects/${second?.id}`)).status).toBe(404);
  });

  it('CLI-08: a bad embedded project leaves nothing of the client behind', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const other = await newClient({ projects: [embedded({ name: 'Elsewhere' })] });
    const form = clientForm({ projects: [embedded(), { ...embedded(), id: other.projects[0].id }] });
    const answer = await owner.post('/api/clients', form);
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].path).toBe('projects.1.id');
    expect((await owner.get(`/api/clients/${form.id}`)).status).toBe(404);
    expect((await owner.get('/api/projects')).body.total).toBe(1);
  });

  it('CLI-10: each rule is told at its field, in the words of the domain', async () => {
    const { owner } = await testWorkspace(app());
    const answer = await owner.post('/api/clients', {
      id: v7(),
      name: ' ',
      email: 'nonsense',
      projects: [
        embedded({ name: '', startDate: '2026-03-02', endDate: '2026-03-01' }),
        embedded({ startDate: '2025-02-30', budgetMinor: -1 }),
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    const messages = Object.fromEntries(
      answer.body.errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
    );
    expect(messages).toMatchObject({
      name: 'Company name is required',
      email: 'Please enter a valid email address',
      phone: 'Phone number is required',
      'primaryContact.name': 'Primary contact name is required',
      'primaryContact.email': 'Primary contact email is required',
      'projects.0.name': 'Project name is required',
      'projects.0.endDate': 'End date must be after start date',
    });
    expect(Object.keys(messages)).toEqual(
      expect.arrayContaining(['projects.1.startDate', 'projects.1.budgetMinor']),
    );
  });

  it('CLI-10: hostile names are refused with words or stored to the letter, never a fault of the server', async () => {
    const { owner } = await testWorkspace(app());
    for (const name of ['a\u0000b', 'x'.repeat(10_000), '\ud800']) {
      expect((await owner.post('/api/clients', clientForm({ name }))).status).toBe(422);
    }
    for (const name of ["Robert'); DROP TABLE clients;--", '👩🏽‍🔧 مهندسون', '<script>alert(1)</script>']) {
      const answer = await owner.post('/api/clients', clientForm({ name }));
      expect(answer.body.name).toBe(name);
    }
    for (const body of ['{"id":', '[]', 'null', '"text"']) {
      expect([400, 422]).toContain((await owner.post('/api/clients', body)).status);
    }
  });

  it('SRV-02: the same create again makes one client; other content under its id is refused', async () => {
    const { owner, manager } = await testWorkspace(app());
    const form = clientForm();
    const answers = await Promise.all([1, 2, 3].map(() => owner.post('/api/clients', form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await owner.get('/api/clients')).body.total).toBe(1);
    expect((await owner.post('/api/clients', { ...form, name: 'Another' })).status).toBe(409);
    expect((await manager.post('/api/clients', form)).status).toBe(409);
  });

  it('SRV-02: a save without the version is 428, with an old one 412 with what is stored now', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const client = await newClient();
    const form = clientForm({ id: undefined });
    expect((await owner.put(`/api/clients/${client.id}`, null, form)).status).toBe(428);
    expect((await owner.put(`/api/clients/${client.id}`, 1, { ...form, name: 'Mine' })).status).toBe(200);
    const stale = await owner.put(`/api/clients/${client.id}`, 1, { ...form, name: 'Theirs' });
    expect(stale.status).toBe(412);
    expect(stale.body.current).toMatchObject({ name: 'Mine', version: 2 });
  });

  it('SRV-02: a deletion without the version is 428, with an old one 412 with what is stored now', async () => {
    const { owner, newClient, newProject, newTask, member } = await testWorkspace(app());
    const client = await newClient();
    const project = await newProject(client.id);
    const task = await newTask(project.id, member.id);
    for (const path of [
      `/api/tasks/${task.id}`,
      `/api/projects/${project.id}`,
      `/api/clients/${client.id}`,
    ]) {
      const { version } = (await owner.get(path)).body;
      expect((await owner.remove(path, null)).status).toBe(428);
      const stale = await owner.remove(path, version + 1);
      expect([stale.status, stale.body.current.version]).toEqual([412, version]);
      expect((await owner.remove(path, version)).status).toBe(200);
    }
  });

  it('SRV-02: of ten people who save the same version at once, one succeeds', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const client = await newClient();
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        owner.put(`/api/clients/${client.id}`, 1, clientForm({ id: undefined, name: `Writer ${n}` })),
      ),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ status }) => status === 412)).toHaveLength(9);
    expect((await owner.get(`/api/clients/${client.id}`)).body.version).toBe(2);
  });

  it('GEN-12: deleting a client says what goes with it, takes it along, and Undo brings exactly that back', async () => {
    const { owner, member, newClient, newTask } = await testWorkspace(app());
    const client = await newClient({
      projects: [embedded({ name: 'Goes along' }), embedded({ name: 'Was gone before' })],
    });
    const [goes, before] = client.projects;
    const task = await newTask(goes.id, member.id);
    await owner.remove(`/api/projects/${before.id}`);
    const preview = await owner.get(`/api/clients/${client.id}/deletion-preview`);
    expect(preview.body).toMatchObject({
      name: client.name,
      counts: { projects: 1, tasks: 1 },
      names: { projects: ['Goes along'] },
    });

    const deletion = await owner.remove(`/api/clients/${client.id}`);
    expect(deletion.body.counts).toMatchObject({ clients: 1, projects: 1, tasks: 1 });
    for (const path of [`clients/${client.id}`, `projects/${goes.id}`, `tasks/${task.id}`]) {
      expect((await owner.get(`/api/${path}`)).status).toBe(404);
    }
    const undo = `/api/deletions/${deletion.body.deletionId}/undo`;
    expect((await owner.post(undo)).status).toBe(200);
    expect((await owner.post(undo)).status).toBe(200);
    for (const path of [`clients/${client.id}`, `projects/${goes.id}`, `tasks/${task.id}`]) {
      expect((await owner.get(`/api/${path}`)).status).toBe(200);
    }
    expect((await owner.get(`/api/projects/${before.id}`)).status).toBe(404);
  });

  it('SRV-01: managers create and change clients but do not delete them; members and client people only read', async () => {
    const { manager, member, newClient, newProject, joinTeam, add } = await testWorkspace(app());
    const client = await newClient();
    const project = await newProject(client.id);
    await joinTeam(project.id, member);
    const visitor = await add('client', client.id);
    expect((await manager.post('/api/clients', clientForm())).status).toBe(200);
    expect((await manager.remove(`/api/clients/${client.id}`)).status).toBe(403);
    for (const person of [member, visitor]) {
      expect((await person.get(`/api/clients/${client.id}`)).status).toBe(200);
      expect((await person.post('/api/clients', clientForm())).status).toBe(403);
      expect((await person.put(`/api/clients/${client.id}`, 1, clientForm({ id: undefined }))).status).toBe(
        403,
      );
      expect((await person.remove(`/api/clients/${client.id}`)).status).toBe(403);
    }
  });
});
