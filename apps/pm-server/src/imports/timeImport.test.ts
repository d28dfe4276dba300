import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TimeImportPreview } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { measured } from '../../test/measured';
import { onDatabase } from '../../test/onDatabase';
import { type Person, personForm, testWorkspace } from '../../test/testWorkspace';
import { inconsistencies } from '../entities/consistency';

const folder = join(import.meta.dirname, '../../test/importFiles');
const file = (name: string, encoding = 'utf-8') =>
  new TextDecoder(encoding).decode(readFileSync(join(folder, name)));

onDatabase('Imports of time', (app) => {
  /** The people, clients and projects that the files name, and the tasks of one project. */
  async function withNames() {
    const workspace = await testWorkspace(app());
    const { owner, newClient, newProject, newTask } = workspace;
    const people: Record<string, string> = {};
    for (const [firstName, lastName, email] of [
      ['Marta', 'Lindqvist', 'marta@halden-roy.example'],
      ['Jonas', 'Weber', 'jonas@halden-roy.example'],
      ['Ana', 'Ribeiro', 'ana@halden-roy.example'],
    ] as const) {
      // One address is one account of the whole server: here each workspace has its own.
      const form = personForm({ firstName, lastName, email: email.replace('@', `.${workspace.id}@`) });
      expect((await owner.post('/api/people', form)).status).toBe(200);
      people[email] = form.email;
    }
    const [tidewater, norte, own] = [
      await newClient({ name: 'Tidewater Desal' }),
      await newClient({ name: 'Águas do Norte' }),
      await newClient({ name: 'Halden & Roy' }),
    ];
    const [member] = (await owner.get('/api/people?search=jonas')).body.rows;
    const diffuser = await newProject(tidewater.id, {
      name: 'Brine outfall diffuser',
      team: [{ id: member.id, hourlyRateMinor: 9_500 }],
    });
    await newProject(norte.id, { name: 'Pumping station 3' });
    await newProject(own.id, { name: 'Internal' });
    await newTask(diffuser.id, member.id, { title: 'GA drawing rev C' });
    const read = (name: string, encoding?: string) =>
      Object.entries(people).reduce(
        (text, [email, here]) => text.replaceAll(email, here),
        file(name, encoding),
      );
    const preview = async (person: Person, text: string, more: object = {}): Promise<TimeImportPreview> =>
      (await person.post('/api/imports/time/preview', { text, timeZone: 'Europe/Vienna', ...more })).body;
    const run = (person: Person, text: string, more: object = {}) =>
      person.post('/api/imports/time', { text, timeZone: 'Europe/Vienna', ...more });
    const total = async () => (await owner.get('/api/timeEntries/totals')).body;
    return { ...workspace, member2: member, diffuser, read, preview, run, total };
  }

  it('SRV-04: the same week as Toggl, Clockify and Kimai write it gives the same seven entries', async () => {
    const { owner, read, preview } = await withNames();
    const seen: Record<string, TimeImportPreview> = {};
    for (const name of [
      'toggl-time.csv',
      'clockify-time.csv',
      'kimai-time.csv',
      'kimai-time-de-semicolon.csv',
      'harvest-time.csv',
    ]) {
      const found = await preview(owner, read(name));
      expect([name, found.problems, found.entries, found.rows]).toEqual([name, [], 7, 7]);
      expect([...found.people, ...found.projects].every(({ id }) => id)).toBe(true);
      seen[found.source + (name.includes('-de-') ? ' German' : '')] = found;
    }
    expect(Object.keys(seen)).toEqual(['Toggl', 'Clockify', 'Kimai', 'Kimai German', 'Harvest']);
    const { Toggl, Clockify, Kimai, Harvest } = seen;
    expect(Toggl?.seconds).toBe(26 * 3_600 + 34 * 60 + 30);
    expect(Clockify?.shown).toEqual(Toggl?.shown);
    expect(seen['Kimai German']?.shown).toEqual(Kimai?.shown);
    // Kimai has minutes, and calls a task an activity; Harvest has decimal hours, no times of day and no tags.
    const alike = (entries: TimeImportPreview | undefined) =>
      entries?.shown.map(({ row, date, person, project, description, billable }) => [
        row,
        date,
        person,
        project,
        description,
        billable,
      ]);
    expect(alike(Kimai)).toEqual(alike(Toggl));
    expect(alike(Harvest)).toEqual(alike(Toggl));
    expect(Harvest?.lacks.join(' ')).toMatch(/no times of day.*decimal.*neither tags/);
    expect(Kimai?.lacks.join(' ')).toContain('minutes, no seconds');
    const night = Toggl?.shown.at(-1);
    expect(night).toMatchObject({
      startedAt: '2026-10-24T23:30:00.000Z',
      endedAt: '2026-10-25T02:30:00.000Z',
      seconds: 3 * 3_600,
    });
    expect(Toggl?.shown[1]).toMatchObject({ task: 'GA drawing rev C', seconds: 26_970, category: 'Design' });
    expect(Toggl?.shown[5]).toMatchObject({ date: '2026-10-23', endedAt: '2026-10-23T22:45:00.000Z' });
  });

  it('SRV-04: plain files in UTF-16 and in Windows-1252 give the same hours', async () => {
    const { owner, read, preview } = await withNames();
    const utf16 = await preview(owner, read('plain-utf-16.csv', 'utf-16le'));
    const windows = await preview(owner, read('plain-windows-1252.csv', 'windows-1252'));
    expect([utf16.problems, utf16.entries]).toEqual([[], 7]);
    expect(windows.shown).toEqual(utf16.shown);
    expect(utf16.shown[1]?.description).toBe('Diffuser ports Ø 150');
    expect(utf16.seconds).toBe(Math.round((3.75 + 7.49 + 1 + 9.75 + 0.33 + 1.25 + 3) * 3_600));
  });

  it('SRV-04: an import stores all rows with the rates of now, the same file twice makes no doubles, and Undo takes it back', async () => {
    const { owner, read, run, preview, total } = await withNames();
    const text = read('toggl-time.csv');
    const done = await run(owner, text);
    expect([done.status, done.body.ids.length, done.body.known]).toEqual([200, 7, 0]);
    const stored = await total();
    expect(stored).toMatchObject({ total: 7, minutes: 1_595, billableMinutes: 1_515 });
    // Jonas has 95 an hour in the project (450 and 75 minutes of it), the others 75.
    expect(stored.earningsMinor).toBe(71_250 + 11_875 + Math.round(((225 + 585 + 180) * 7_500) / 60));
    expect((await run(owner, text)).body).toEqual({ ids: [], known: 7 });
    // Clockify says the same entries, to the second.
    expect((await run(owner, read('clockify-time.csv'))).body).toEqual({ ids: [], known: 7 });
    expect((await total()).total).toBe(7);
    const undone = await owner.post('/api/imports/time/undo', { ids: done.body.ids });
    expect([undone.status, undone.body.counts]).toEqual([200, { timeEntries: 7 }]);
    expect((await total()).total).toBe(0);
    expect((await preview(owner, text)).entries).toBe(7);
    expect((await run(owner, text)).body.ids).toHaveLength(7);
    expect((await run(owner, text)).body.known).toBe(7);
    expect((await total()).total).toBe(7);
    expect(await inconsistencies(app().database.orm)).toEqual([]);
    const both = await Promise.all([run(owner, `${text}\n`), run(owner, `${text}\n`)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await total()).total).toBe(7);
  });

  it('SRV-04: a broken file is refused row by row, and nothing of it is stored', async () => {
    const { owner, read, preview, run, total } = await withNames();
    const text = read('own-broken-toggl.csv');
    const { problems, entries } = await preview(owner, text);
    expect(problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '2 End time: The end is not after the start',
      '3 Date: There is no day 2026-02-30',
      '4 Duration (h:mm:ss): One entry can be at most 24 hours',
      '5 Project: Project selection is required',
      '6 Email: Please enter a valid email address',
      '7 Row: This row has 3 columns of 14',
      '8 Start time: 02:30:00 does not exist on 2026-03-29 in Europe/Vienna: clocks skip it that night',
      '10 Row: A quote begins here that does not end',
    ]);
    expect(entries).toBe(1);
    const refused = await run(owner, text);
    expect([refused.status, refused.body.errors.length, refused.body.errors[0].message]).toEqual([
      422,
      8,
      'Row 2, End time: The end is not after the start',
    ]);
    expect((await total()).total).toBe(0);
    // What no field can hold is told like the rest: neither a description nor the name of a task makes a fault of it.
    const unstorable = text
      .replace(',,Fine,', ',No task\0,Fine,')
      .replace('No such day', 'A bell\u0007')
      .replaceAll('2026-02-30', '2026-02-28');
    const strange = await preview(owner, unstorable);
    expect(strange.problems.find(({ row }) => row === 3)).toEqual({
      row: 3,
      column: 'Description',
      message: 'Description contains control characters that cannot be stored. Remove them and try again',
    });
    expect(strange.entries).toBe(1);
  });

  it('SRV-04: names that nobody here has are chosen, or their rows are left out; until then nothing is stored', async () => {
    const { owner, member2, diffuser, read, preview, run } = await withNames();
    const text = read('toggl-time.csv')
      .replaceAll('Brine outfall', 'Saline outfall')
      .replaceAll(/ana\.[^,]+/g, 'nobody@x.example')
      .replaceAll('Ana', 'Anna');
    const { people, projects } = await preview(owner, text);
    const open = [...people, ...projects].filter(({ id }) => !id);
    expect(open.map(({ label, rows }) => [label, rows])).toEqual([
      ['Anna Ribeiro', 2],
      ['Saline outfall diffuser (Tidewater Desal)', 4],
    ]);
    expect((await run(owner, text)).status).toBe(422);
    const [who, what] = open.map(({ from }) => from);
    const chosen = { people: [{ from: who, to: null }], projects: [{ from: what, to: diffuser.id }] };
    expect(await preview(owner, text, chosen)).toMatchObject({ entries: 5, leftOut: 2 });
    expect((await run(owner, text, chosen)).body.ids).toHaveLength(5);
    const foreign = { ...chosen, people: [{ from: who, to: v7() }] };
    expect((await run(owner, text, foreign)).status).toBe(422);
    expect(member2.id).not.toBe('');
  });

  it('SRV-04, SRV-01: a member imports own time only, a client person none, and nobody takes back what is not theirs', async () => {
    const { owner, member, add, read, run, joinTeam, diffuser } = await withNames();
    await joinTeam(diffuser.id, member);
    const header = 'Date,Person,Project,Hours,Note\n';
    const mine = `${header}2026-10-19,Tess member,Brine outfall diffuser,1.5,Site\n`;
    const done = await run(member, mine);
    expect([done.status, done.body.ids.length]).toEqual([200, 1]);
    const others = await run(member, `${header}2026-10-19,Jonas Weber,Brine outfall diffuser,1.5,Site\n`);
    expect([others.status, others.body.errors[0].message]).toEqual([
      422,
      'Row 2, Person: You can import your own time only',
    ]);
    expect((await run(member, read('toggl-time.csv'))).status).toBe(422);
    const visitor = await add('client', diffuser.clientId);
    expect((await run(visitor, mine)).status).toBe(403);
    const other = await add('member');
    expect((await other.post('/api/imports/time/undo', { ids: done.body.ids })).status).toBe(404);
    const { owner: stranger } = await testWorkspace(app());
    expect((await stranger.post('/api/imports/time/undo', { ids: done.body.ids })).status).toBe(404);
    await member.post('/api/timeEntries/review', { action: 'submit', ids: done.body.ids });
    await owner.post('/api/timeEntries/review', { action: 'approve', ids: done.body.ids });
    expect((await member.post('/api/imports/time/undo', { ids: done.body.ids })).status).toBe(409);
  });

  it('SRV-04: 10,000 rows are imported in less than 10 s of CPU, and more than 20,000 are refused', async () => {
    const { owner, run, total } = await withNames();
    const line = (at: number) =>
      `2026-0${1 + (at % 9)}-1${at % 10},Jonas Weber,Tidewater Desal,Brine outfall diffuser,"Sheet ${at}, rev A",${1 + (at % 7)}.25`;
    const lines = (count: number) =>
      ['Date,Person,Client,Project,Note,Hours', ...Array.from({ length: count }, (_, at) => line(at))].join(
        '\n',
      );
    const before = process.cpuUsage();
    const done = await run(owner, lines(10_000));
    const { user, system } = process.cpuUsage(before);
    expect([done.status, done.body.ids?.length]).toEqual([200, 10_000]);
    measured(() => expect((user + system) / 1_000_000).toBeLessThan(10));
    expect((await run(owner, lines(10_000))).body.known).toBe(10_000);
    expect((await total()).total).toBe(10_000);
    const refused = await run(owner, lines(20_001));
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'text']);
  });
});
