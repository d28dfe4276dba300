import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RowImportPreview } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { measured } from '../../test/measured';
import { onDatabase } from '../../test/onDatabase';
import { type Person, personForm, testWorkspace } from '../../test/testWorkspace';
import { inconsistencies } from '../entities/consistency';

const folder = join(import.meta.dirname, '../../test/importFiles');
const file = (name: string) => readFileSync(join(folder, name), 'utf8');

onDatabase('Imports of clients, people, projects and tasks', (app) => {
  const preview = async (person: Person, of: string, body: object): Promise<RowImportPreview> =>
    (await person.post(`/api/imports/${of}/preview`, body)).body;
  const run = (person: Person, of: string, body: object) => person.post(`/api/imports/${of}`, body);
  const total = async (person: Person, of: string) => (await person.get(`/api/${of}`)).body.total;

  it('SRV-04: clients of Harvest, what the file lacks is said of all rows, twice makes no doubles, and Undo takes them back', async () => {
    const { owner } = await testWorkspace(app());
    const text = file('harvest-clients.csv');
    const bare = await preview(owner, 'clients', { text });
    expect(bare).toMatchObject({
      rows: 2,
      columns: { name: 0, 'address.street': 1 },
      lacking: ['email', 'phone'],
    });
    // Nothing else is told of what every row lacks.
    expect(bare.problems).toEqual([]);
    const refused = await run(owner, 'clients', { text });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Email: Choose its column, or say what all rows have',
      'Phone: Choose its column, or say what all rows have',
    ]);
    const values = { email: 'office@halden-roy.example', phone: '+43 1 000' };
    const seen = await preview(owner, 'clients', { text, values });
    expect([seen.fresh, seen.known, seen.lacking]).toEqual([2, 0, []]);
    expect(seen.shown[0]?.values).toMatchObject({
      name: 'Tidewater Desal',
      'address.street': '4 Dock Road, Port Harlan',
      'primaryContact.name': 'Tidewater Desal',
      'primaryContact.email': values.email,
    });
    expect(await total(owner, 'clients')).toBe(0);

    const done = await run(owner, 'clients', { text, values });
    expect([done.status, done.body.ids.length, done.body.known]).toEqual([200, 2, 0]);
    expect((await owner.get('/api/clients?search=norte')).body.rows).toMatchObject([
      { name: 'Águas do Norte', email: values.email, phone: values.phone, status: 'Active' },
    ]);
    expect((await run(owner, 'clients', { text, values })).body).toEqual({ ids: [], known: 2 });
    expect((await owner.post('/api/imports/clients/undo', { ids: done.body.ids })).status).toBe(200);
    expect(await total(owner, 'clients')).toBe(0);
    expect((await run(owner, 'clients', { text, values })).body).toMatchObject({ known: 0 });
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('SRV-04: people, projects and tasks name each other; dates, money and hours as other countries write them', async () => {
    const { owner, newClient } = await testWorkspace(app());
    await newClient({ name: 'Tidewater Desal' });
    await newClient({ name: 'Águas do Norte' });
    const email = `${v7()}@halden-roy.example`;
    const people = [
      'Name;E-Mail;Rolle;Abteilung;Eintritt;Wochenstunden;Stundensatz',
      `Jonas Müller-Weber;${email};developer;ENGINEERING;01.03.2024;38,5;€ 95,50`,
    ].join('\r\n');
    expect((await run(owner, 'people', { text: people })).body.ids).toHaveLength(1);
    expect((await owner.get('/api/people?search=weber')).body.rows).toMatchObject([
      {
        ...{
          firstName: 'Jonas',
          lastName: 'Müller-Weber',
          email,
          jobRole: 'Developer',
          accessRole: 'member',
        },
        ...{ startDate: '2024-03-01', hoursPerWeek: 38.5, hourlyRateMinor: 9_550, hasAccount: false },
      },
    ]);

    const projects = file('harvest-projects.csv');
    const ofHarvest = await preview(owner, 'projects', { text: projects });
    expect([ofHarvest.fresh, ofHarvest.names.map(({ of, label, name }) => [of, label, name])]).toEqual([
      2,
      [
        ['client', 'Tidewater Desal', 'Tidewater Desal'],
        ['client', 'Águas do Norte', 'Águas do Norte'],
      ],
    ]);
    expect((await run(owner, 'projects', { text: projects })).body.ids).toHaveLength(2);
    const [diffuser] = (await owner.get('/api/projects?search=diffuser')).body.rows;
    expect(diffuser).toMatchObject({
      ...{ clientName: 'Tidewater Desal', startDate: '2026-09-01', endDate: '2027-02-26' },
      ...{ budgetMinor: 40_000, description: 'Diffuser and outfall pipe', status: 'Planning' },
    });

    const tasks = [
      'Task,Project,Client,Assigned to,Due,Hours,Status,Tags,Notes',
      `Mesh refinement,brine OUTFALL diffuser,,Jonas Müller-Weber,31/12/2026,"1.250,5",in progress,"Model, Mesh;model","Run 4\nand 5"`,
      `Mesh refinement,Brine outfall diffuser,Tidewater Desal,${email.toUpperCase()},1/2/2027,8,,,`,
      'Survey,Pumping station 3,Somebody Else,Nobody Known,2/2/2027,8,,,',
    ].join('\n');
    const open = await preview(owner, 'tasks', { text: tasks });
    expect(open.problems).toEqual([]);
    const [unknown] = open.names.filter(({ id }) => id === null);
    expect([unknown?.of, unknown?.label, open.fresh]).toEqual(['person', 'Nobody Known', 2]);
    const refused = await run(owner, 'tasks', { text: tasks });
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      422,
      'Nobody Known: Say who or what is meant',
    ]);
    const names = [{ of: 'person', from: unknown?.from, to: null }];
    expect(await preview(owner, 'tasks', { text: tasks, names })).toMatchObject({ fresh: 2, leftOut: 1 });
    expect((await run(owner, 'tasks', { text: tasks, names })).body.ids).toHaveLength(2);
    const { rows } = (await owner.get(`/api/tasks?project=${diffuser.id}&sort=dueDate`)).body;
    expect(rows).toMatchObject([
      {
        ...{
          title: 'Mesh refinement',
          dueDate: '2026-12-31',
          estimatedHours: 1_250.5,
          status: 'In Progress',
        },
        ...{ tags: ['Model', 'Mesh'], description: 'Run 4\nand 5', assigneeName: 'Jonas Müller-Weber' },
      },
      {
        title: 'Mesh refinement',
        dueDate: '2027-02-01',
        estimatedHours: 8,
        status: 'Todo',
        priority: 'Medium',
      },
    ]);
    // Two of one title in one project are two; each once.
    expect((await run(owner, 'tasks', { text: tasks, names })).body).toEqual({ ids: [], known: 2 });
    const more = `${tasks}\nMesh refinement,Brine outfall diffuser,,${email},3/2/2027,8,,,`;
    expect((await run(owner, 'tasks', { text: more, names })).body).toMatchObject({ known: 2 });
    expect(await inconsistencies(app().database.orm)).toEqual([]);
  });

  it('SRV-04: what is wrong is told by row and column, and nothing is stored', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const client = await newClient({ name: 'Tidewater Desal' });
    const projects = [
      'Project,Client,Start date,End date,Budget,Priority',
      'Right,Tidewater Desal,2026-01-01,2026-02-01,1000,High',
      ',Tidewater Desal,2026-01-01,2026-02-30,1000,High',
      'Late,Tidewater Desal,2026-03-01,2026-02-01,-5,Urgent',
      'Short,Tidewater Desal',
    ].join('\n');
    const seen = await preview(owner, 'projects', { text: projects });
    expect(seen.problems).toEqual([
      { row: 3, column: 'End date', message: 'There is no day 2026-02-30' },
      { row: 3, column: 'Project name', message: 'Project name is required' },
      { row: 4, column: 'Budget', message: 'Enter a valid amount, for example 1250.50' },
      { row: 4, column: 'Priority', message: 'Priority must be one of the list' },
      { row: 4, column: 'End date', message: 'End date must be after start date' },
      { row: 5, column: 'Row', message: 'This row has 2 columns of 6' },
    ]);
    const refused = await run(owner, 'projects', { text: projects });
    expect([refused.status, refused.body.errors[0]]).toEqual([
      422,
      { path: 'rows.3.End date', message: 'Row 3, End date: There is no day 2026-02-30' },
    ]);
    expect((await owner.get(`/api/clients/${client.id}`)).body.projectCount).toBe(0);

    // An email that the file has twice, and one that somebody of another workspace signs in with.
    const stranger = personForm();
    expect((await (await testWorkspace(app())).owner.post('/api/people', stranger)).status).toBe(200);
    const head = 'First name,Last name,Email,Role,Department,Start date';
    const person = (email: string) => `Ola,Eriksen,${email},Designer,Design,2026-01-01`;
    const [one, two] = [`${v7()}@a.example`, `${v7()}@a.example`];
    const twice = [head, person(one), person(two), person(one.toUpperCase())].join('\n');
    expect((await preview(owner, 'people', { text: twice })).problems).toEqual([
      { row: 4, column: 'Email', message: 'This email is already in use' },
    ]);
    const taken = [head, person(one), person(stranger.email)].join('\n');
    const answer = await run(owner, 'people', { text: taken });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: 'rows.3.Email', message: 'Row 3, Email: This email is already in use' }],
    ]);
    expect((await owner.get(`/api/people?search=${one}`)).body.rows).toEqual([]);

    for (const [text, message] of [
      ['Company name', 'This file has no rows'],
      [`Company name${'\nx'.repeat(2_001)}`, 'At most 2,000 rows are imported at a time. Split the file'],
    ])
      expect((await run(owner, 'clients', { text })).body.errors).toEqual([{ path: 'text', message }]);
  });

  it('SRV-01, SRV-04: people import what they may make, where they may, and take back what they may delete', async () => {
    const workspace = await testWorkspace(app());
    const { owner, manager, member, newClient, newProject, joinTeam } = workspace;
    const { id: clientId } = await newClient({ name: 'Tidewater Desal' });
    const own = await newProject(clientId, { name: 'Own project' });
    await newProject(clientId, { name: 'Hidden project' });
    await joinTeam(own.id, member);
    const values = { dueDate: '2026-12-31', estimatedHours: '8' };
    const tasks = (project: string) => ({
      text: `Task,Project,Assignee\nSurvey,${project},Tess member`,
      values,
    });
    expect((await preview(member, 'tasks', tasks('Hidden project'))).names[0]).toMatchObject({ id: null });
    const hidden = (await owner.get('/api/projects?search=hidden')).body.rows[0].id;
    const names = [{ of: 'project', from: ' / hidden project', to: hidden }];
    expect((await run(member, 'tasks', { ...tasks('Hidden project'), names })).status).toBe(422);
    const done = await run(member, 'tasks', tasks('Own project'));
    expect([done.status, done.body.ids?.length]).toEqual([200, 1]);
    expect((await member.post('/api/imports/tasks/undo', { ids: done.body.ids })).status).toBe(403);
    expect((await run(member, 'clients', {})).status).toBe(403);

    const client = { text: 'Company name,Email,Phone\nNorte,a@norte.example,1' };
    const made = await run(manager, 'clients', client);
    expect(made.status).toBe(200);
    expect((await manager.post('/api/imports/clients/undo', { ids: made.body.ids })).status).toBe(403);
    // The last owner stays, whoever's import they came by.
    expect((await owner.post('/api/imports/people/undo', { ids: [owner.id] })).status).toBe(403);
    expect((await owner.post('/api/imports/clients/undo', { ids: [] })).status).toBe(404);
    const stranger = await testWorkspace(app());
    expect((await stranger.owner.post('/api/imports/clients/undo', { ids: made.body.ids })).status).toBe(404);
  });

  it('SRV-04: 2,000 tasks are imported at once', { tags: ['test-all'] }, async () => {
    const { owner, newClient, newProject } = await testWorkspace(app());
    const { id: clientId } = await newClient({ name: 'Tidewater Desal' });
    await newProject(clientId, { name: 'Diffuser' });
    const lines = Array.from({ length: 2_000 }, (_, at) => `Sheet ${at},Diffuser,Tess owner,2026-12-31,8`);
    const text = ['Task,Project,Assignee,Due date,Hours', ...lines].join('\n');
    const before = process.cpuUsage();
    expect((await run(owner, 'tasks', { text })).body.ids).toHaveLength(2_000);
    const { user, system } = process.cpuUsage(before);
    measured(() => expect((user + system) / 1_000_000).toBeLessThan(30));
    expect((await run(owner, 'tasks', { text })).body).toEqual({ ids: [], known: 2_000 });
  });
});
