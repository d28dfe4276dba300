import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onDatabase';
import { type Person, testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';

interface Found {
  corrected: string | null;
  /** 'task: Gate leaf weld' */
  hits: string[];
}

async function search(person: Person, text: string, limit?: number): Promise<Found> {
  const query = new URLSearchParams({ q: text, ...(limit !== undefined && { limit: `${limit}` }) });
  const { status, body } = await person.get(`/api/search?${query}`);
  expect([text, status]).toEqual([text, 200]);
  const groups: { hits: { kind: string; title: string; subtitle: string }[] }[] = body.groups;
  return {
    corrected: body.corrected,
    hits: groups.flatMap(({ hits }) =>
      hits.map(({ kind, title, subtitle }) => `${kind}: ${title} (${subtitle})`),
    ),
  };
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>');

onBothDatabases('The search of everything', (app) => {
  it('GEN-06: finds documents and drawings by name and description, and time by its description, as far as one sees them', async () => {
    const { owner, manager, member, newClient, newProject, joinTeam, add } = await testWorkspace(app());
    const client = await newClient({ name: 'Bergstrand Hydro' });
    const project = await newProject(client.id, { name: 'Spillway' });
    const other = await newProject((await newClient({ name: 'Port of Halden' })).id, { name: 'Quay' });
    await joinTeam(project.id, member);
    await storeFile(owner, project.id, { name: 'Basis.txt', description: 'Hydraulics of the gate' });
    await storeFile(owner, project.id, { name: 'Gate S-204.svg', kind: 'drawing' }, drawing);
    const gone = await storeFile(owner, project.id, { name: 'Gate of old.txt' });
    expect((await owner.remove(`/api/files/${gone.id}`)).status).toBe(200);
    await storeFile(owner, other.id, { name: 'Quay gate.txt' });
    for (const person of [member, manager])
      await person.post('/api/timeEntries', timeEntryForm(project.id, { description: 'Measured the gate' }));
    const visitor = await add('client', client.id);

    const files = ['document: Basis.txt (Spillway)', 'drawing: Gate S-204.svg (Spillway)'];
    const time = 'timeEntry: Measured the gate (Spillway)';
    expect((await search(member, 'GATE')).hits).toEqual([...files, time]);
    expect((await search(visitor, 'gate')).hits).toEqual(files);
    expect((await search(owner, 'gate')).hits).toEqual([
      ...files.slice(0, 1),
      'document: Quay gate.txt (Quay)',
      ...files.slice(1),
      time,
      time,
    ]);
    expect((await search(owner, 'gate', 1)).hits).toHaveLength(3);
    const { groups } = (await member.get('/api/search?q=measured')).body;
    expect(groups[0].hits[0].date).toBe('2026-03-02');
  });

  it('GEN-06: titles that begin with the text come first, of time entries the newest', async () => {
    const { owner, newClient, newProject, manager, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id, { name: 'Dam' });
    for (const title of ['A sluice', 'Sluice b', 'Sluice a'])
      await newTask(project.id, manager.id, { title });
    for (const [description, date] of [
      ['Of a sluice', '2026-03-04'],
      ['Sluice old', '2026-03-02'],
      ['Sluice new', '2026-03-03'],
    ])
      await owner.post('/api/timeEntries', timeEntryForm(project.id, { description, date }));
    expect((await search(owner, 'sluice')).hits).toEqual([
      'task: Sluice a (Dam)',
      'task: Sluice b (Dam)',
      'task: A sluice (Dam)',
      'timeEntry: Sluice new (Dam)',
      'timeEntry: Sluice old (Dam)',
      'timeEntry: Of a sluice (Dam)',
    ]);
  });

  it('GEN-06: forgives small typing errors where nothing is found, and says what was searched instead', async () => {
    const { owner, newClient, newProject, manager, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient({ name: 'Ørsted Øst' })).id, { name: 'Renewal' });
    await newTask(project.id, manager.id, { title: 'Gate leaf weld inspection' });
    await newTask(project.id, manager.id, { title: 'שער המגלש' });
    const gate = 'task: Gate leaf weld inspection (Renewal)';
    for (const [typed, corrected, hit] of [
      ['gaet', 'gate', gate],
      ['gte', null, null],
      ['Gatte', 'gate', gate],
      ['Inspektoin', 'inspection', gate],
      ['leaf wled inspection', 'leaf weld inspection', gate],
      ['orsetd', 'orsted', 'client: Ørsted Øst (Kari Nord)'],
      ['המגלס', 'המגלש', 'task: שער המגלש (Renewal)'],
      ['gate', null, gate],
      ['wled zzzzzz', null, null],
    ] as const) {
      const found = await search(owner, typed);
      expect([typed, found.corrected]).toEqual([typed, corrected]);
      if (hit) expect(found.hits, typed).toContain(hit);
      else expect(found.hits, typed).toEqual([]);
    }
  });

  it('GEN-06, ASVS-17: no typing error is corrected to a word of what one does not see', async () => {
    const { owner, manager, member, newClient, newProject, newTask, joinTeam, add } = await testWorkspace(
      app(),
    );
    const [mine, foreign] = [await newClient(), await newClient({ name: 'Zeppelin Works' })];
    const project = await newProject(mine.id);
    await joinTeam(project.id, member);
    const secret = await newProject(foreign.id, { name: 'Kryptonite', description: 'Obsidian' });
    await newTask(secret.id, manager.id, { title: 'Malachite', description: 'Tourmaline' });
    const deleted = await newTask(project.id, member.id, { title: 'Porphyry' });
    await owner.remove(`/api/tasks/${deleted.id}`);
    await storeFile(owner, secret.id, { name: 'Feldspar.txt', description: 'Labradorite' });
    await manager.post('/api/timeEntries', timeEntryForm(project.id, { description: 'Chalcedony' }));
    const visitor = await add('client', mine.id);
    const words = ['zepelin', 'kriptonite', 'obsidain', 'malachyte', 'turmaline', 'feldspra', 'labradroite'];
    for (const word of words) {
      expect([word, (await search(owner, word)).corrected]).not.toEqual([word, null]);
      for (const person of [member, visitor])
        expect([word, await search(person, word)]).toEqual([word, { corrected: null, hits: [] }]);
    }
    expect((await search(manager, 'chalcedoni')).corrected).toBe('chalcedony');
    for (const person of [member, visitor]) {
      expect(await search(person, 'chalcedoni')).toEqual({ corrected: null, hits: [] });
      expect(await search(person, 'porphiry')).toEqual({ corrected: null, hits: [] });
    }
  });

  it('GEN-06, SRV-01: signs of SQL stand for themselves, and nothing that is typed fails', async () => {
    const { owner, newClient, newProject, manager, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id, { name: 'Signs' });
    await newTask(project.id, manager.id, { title: `100% of "it's" a_b \\ done` });
    const found = [`task: 100% of "it's" a_b \\ done (Signs)`];
    for (const typed of ['100%', "it's", 'a_b', '\\', '% of', `"it's"`])
      expect([typed, (await search(owner, typed)).hits]).toEqual([typed, found]);
    for (const typed of [
      '%%%%',
      '____',
      "'; drop table tasks; --",
      'gaet%',
      '\u0000',
      '\u0000gaet\u0000',
      '\ud800',
    ])
      expect([typed, (await search(owner, typed)).hits]).toEqual([typed, []]);
    for (const typed of [
      'gaet '.repeat(300),
      'מגלש'.repeat(100),
      '\u202eetag\u202c',
      'x'.repeat(10_000),
      '(((((['.repeat(40),
      'é'.repeat(39),
    ])
      expect([typed, (await search(owner, typed)).hits]).toEqual([typed, []]);
    for (const limit of ['0', '26', 'many', '-1', '1.5'])
      expect([limit, (await owner.get(`/api/search?q=signs&limit=${limit}`)).status]).toEqual([limit, 400]);
  });
});
