import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { personForm, personWith, testWorkspace } from '../../test/testWorkspace';
import { sql } from '../database/sql';

const spaced = (name: string) => name.replaceAll(' ', '\u00a0');

onDatabase('Text that was pasted with what cannot be seen', (app) => {
  it('CLI-01, CLI-10, GEN-06, SRV-04: is stored clean and found as it is typed', async () => {
    const { owner, newClient, newProject, id } = await testWorkspace(app());
    const found = async (typed: string) => {
      const text = encodeURIComponent(typed);
      const { groups } = (await owner.get(`/api/search?q=${text}`)).body;
      const lists = ['clients', 'people', 'projects'].map(async (of) => {
        const { rows } = (await owner.get(`/api/${of}?search=${text}`)).body;
        return rows.map(({ name }: { name: string }) => name);
      });
      const inBar = groups.flatMap(({ hits }: { hits: { title: string }[] }) =>
        hits.map(({ title }) => title),
      );
      return { inBar, inLists: (await Promise.all(lists)).flat() };
    };
    const client = await newClient({
      name: spaced('Nordlys Energi AS'),
      email: 'po\u200dst@nord\u00adlys.exam\u200eple',
    });
    expect(client).toMatchObject({ name: 'Nordlys Energi AS', email: 'post@nordlys.example' });
    const { id: other } = await newClient({ name: spaced('Tidewater Desal'), email: 'a@tidewater.example' });
    await newProject(other, { name: '\u2060Substation\u202fretro\u00adfit', tasks: [] });
    const ola = personForm({
      firstName: 'Ola\u00a0Bj\u00f8rn',
      lastName: 'Erik\u200bsen',
      email: `\u200eola@${id}.m\u00fcller.example`,
    });
    expect((await owner.post('/api/people', ola)).body.email).toBe(`ola@${id}.m\u00fcller.example`);
    for (const [typed, name] of [
      ['nordlys energi', 'Nordlys Energi AS'],
      ['nordlys\u00a0en\u00adergi', 'Nordlys Energi AS'],
      ['post@nordlys.example', 'Nordlys Energi AS'],
      ['substation retrofit', 'Substation retrofit'],
      ['ola bjørn eriksen', 'Ola Bjørn Eriksen'],
      [`ola@${id}.müller.example`, 'Ola Bjørn Eriksen'],
    ] as const)
      expect(await found(typed), typed).toEqual({ inBar: [name], inLists: [name] });

    const rows = [
      ['\ufeffDate', 'Hours', 'E\u00admail', 'Client', 'Pro\u200bject', 'Notes'],
      [
        '2026-03-02\u00a0',
        '7\u200b.5',
        ola.email,
        spaced('Tidewater Desal'),
        spaced('Substation retrofit'),
        spaced('Cable schedule'),
      ],
      [
        '2026-03-03',
        '1',
        `ola@${id}.xn--mller-kva.example`,
        'Tidewater Desal',
        'Substation retrofit',
        'Cable schedule',
      ],
    ];
    const { body } = await owner.post('/api/imports/time/preview', {
      text: rows.map((cells) => cells.join(',')).join('\n'),
    });
    expect(body).toMatchObject({ problems: [], entries: 2, seconds: 8.5 * 3_600 });
    expect(body.shown[0]).toMatchObject({
      description: 'Cable schedule',
      person: 'Ola Bjørn Eriksen',
      project: 'Substation retrofit',
    });
  });

  it('CLI-01, GEN-06: what was stored with it before is found too', async () => {
    const { owner, newClient, newProject } = await testWorkspace(app());
    const { id } = await newClient({ name: 'Old' });
    await newProject(id, { name: 'Old', tasks: [] });
    for (const table of [sql`clients`, sql`projects`])
      await app().database.orm.execute(
        sql`update ${table} set name = ${'Vest\u00a0Kraft \u200dAS'} where name = 'Old'`,
      );
    for (const path of ['clients?search=vest%20kraft%20as', 'projects?search=vest%20kraft%20as'])
      expect((await owner.get(`/api/${path}`)).body.total, path).toBe(1);
    const { groups } = (await owner.get('/api/search?q=vest%20kraft%20as')).body;
    expect(groups).toMatchObject([{ kind: 'client' }, { kind: 'project' }]);
  });

  it('USR-06, USR-08: an address is one person’s, however its domain is spelled', async () => {
    const { owner, id } = await testWorkspace(app());
    const [readable, ascii] = [`info@${id}.müller.example`, `info@${id}.xn--mller-kva.example`];
    const form = personForm({ email: readable });
    expect((await owner.post('/api/people', form)).body.email).toBe(readable);
    const again = await owner.post('/api/people', personForm({ email: ascii }));
    expect([again.status, again.body.errors?.[0]?.path]).toEqual([422, 'email']);
    const invited = await owner.post('/api/invitations', { ...personForm(), email: ascii.toUpperCase() });
    expect([invited.status, invited.body.errors?.[0]?.path]).toEqual([422, 'email']);
    for (const email of [readable, ascii, readable.toUpperCase(), `\u200e${readable}\u00a0`]) {
      const signedIn = await personWith(app(), '', '').post('/api/auth/sign-in/email', {
        email,
        password: form.password,
      });
      expect(signedIn.status, email).toBe(200);
    }
    // As it was stored while browsers rewrote what was typed.
    await app().database.orm.execute(sql`update people set email = ${ascii} where id = ${form.id}`);
    const taken = await owner.post('/api/people', personForm({ email: readable }));
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([422, 'email']);
  });
});
