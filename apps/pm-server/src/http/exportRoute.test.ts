import { read as readXlsx, utils } from '@e965/xlsx';
import { earningsMinor, type TimeEntryRow } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace, timeEntryForm } from '../../test/testWorkspace';
import { sql } from '../database/sql';

onDatabase('Lists as files', (app) => {
  async function withTime() {
    const workspace = await testWorkspace(app());
    const { owner, member, newClient, newProject } = workspace;
    const client = await newClient({ name: '=cmd|calc' });
    const team = [{ id: member.id, hourlyRateMinor: 9_999 }];
    const project = await newProject(client.id, { name: 'Mole, north', team });
    const record = (person: Person, fields: object) =>
      person.post('/api/timeEntries', timeEntryForm(project.id, { taskId: null, ...fields }));
    const send = (person: Person, path: string, method = 'GET') =>
      app().app.request(`http://localhost${path}`, {
        method,
        headers: { host: 'localhost', cookie: person.cookie },
      });
    const csv = async (person: Person, path: string) =>
      (await (await send(person, path)).text()).split('\r\n');
    return { ...workspace, owner, client, project, record, send, csv };
  }

  it('TIM-08, ASVS-24: time as CSV has what the filters show, in the order of the list, and no formula', async () => {
    const { owner, member, record, send, csv } = await withTime();
    await record(member, {
      description: '=HYPERLINK("http://x.test","open")',
      minutes: 50,
      date: '2026-03-02',
    });
    await record(member, { description: 'Two\nlines', minutes: 20, billable: false, date: '2026-03-03' });
    await record(member, { description: 'April', minutes: 15, date: '2026-04-03' });
    const path = '/api/timeEntries/export?date=2026-03-01..2026-03-31';
    const answer = await send(owner, path);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="time-entries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect((await csv(owner, path)).slice(0, 3)).toEqual([
      'Date,Person,Client,Project,Task,Description,Category,Status,Billable,Started,Ended,Minutes,Hours,Rate,Earnings',
      `2026-03-03,Tess member,'=cmd|calc,"Mole, north",,"Two\nlines",Development,stopped,No,,,20,0.3333,99.99,0.00`,
      `2026-03-02,Tess member,'=cmd|calc,"Mole, north",,"'=HYPERLINK(""http://x.test"",""open"")",Development,stopped,Yes,,,50,0.8333,99.99,83.33`,
    ]);
    expect(await csv(owner, `${path}&search=nothing`)).toHaveLength(2);
    const head = await send(owner, path, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await send(owner, `${path}&format=pdf`)).status).toBe(400);
    expect((await send(owner, `${path}&category=nothing`)).status).toBe(400);
  });

  it('TIM-08: time as XLSX has numbers, dates and money as such', async () => {
    const { owner, member, record, send } = await withTime();
    await record(member, { description: '@sum', minutes: 50, date: '2026-03-02' });
    const answer = await send(owner, '/api/timeEntries/export?format=xlsx');
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const { SheetNames, Sheets } = readXlsx(await answer.arrayBuffer(), {
      cellDates: true,
      cellFormula: true,
    });
    expect(SheetNames).toEqual(['time entries']);
    const sheet = Sheets['time entries'] ?? {};
    expect(utils.sheet_to_csv(sheet, { dateNF: 'yyyy-mm-dd' }).split('\n')[1]).toBe(
      `2026-03-02,Tess member,'=cmd|calc,"Mole, north",,'@sum,Development,stopped,Yes,,,50,0.8333,99.99,83.33`,
    );
    const kinds = ['A2', 'F2', 'L2', 'N2', 'O2'].map((cell) => [sheet[cell]?.t, sheet[cell]?.f]);
    expect(kinds).toEqual(['d', 's', 'n', 'n', 'n'].map((kind) => [kind, undefined]));
    expect([sheet.L2?.v, sheet.N2?.v, sheet.O2?.v]).toEqual([50, 99.99, 83.33]);
  });

  it('TIM-07, TIM-08: the earnings of an export add up to the totals to the cent, over many pages', async () => {
    const { id, owner, member, project, csv } = await withTime();
    await app().database.orm.execute(
      sql`insert into time_entries (workspace_id, id, person_id, project_id, description, category, status, date, seconds, minutes, billable, hourly_rate_minor)
          select ${id}, gen_random_uuid(), ${member.id}, ${project.id}, 'Entry ' || n, 'Design', 'stopped', date '2026-01-01' + n % 300, n % 1440 * 60, n % 1440, n % 5 > 0, 3333 + n
          from generate_series(1, 2300) n`,
    );
    // As the server does after so many new rows.
    await app().database.orm.execute(sql`analyze time_entries`);
    const lines = (await csv(owner, '/api/timeEntries/export?sort=minutes')).slice(1, -1);
    expect(lines).toHaveLength(2_300);
    const totals = (await owner.get('/api/timeEntries/totals')).body;
    const cents = lines.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(totals.earningsMinor);
    const minutes = lines.map((line) => Number(line.split(',').at(-4)));
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    const { rows } = (await owner.get('/api/timeEntries?limit=200')).body;
    const shown = rows.map((row: TimeEntryRow) =>
      earningsMinor({ ...row, hourlyRateMinor: row.hourlyRateMinor ?? 0 }),
    );
    const first = (await csv(owner, '/api/timeEntries/export')).slice(1, 201);
    expect(first.map((line) => Math.round(Number(line.split(',').at(-1)) * 100))).toEqual(shown);
  });

  it('TIM-08, SRV-01: a member exports own time, a client person no rates, and nobody another workspace', async () => {
    const { owner, member, add, client, project, record, csv } = await withTime();
    await record(member, { description: 'Mine' });
    await record(owner, { description: 'Theirs' });
    const own = await csv(member, '/api/timeEntries/export');
    expect(own).toHaveLength(3);
    expect(own[1]).toContain('Mine');
    const visitor = await add('client', client.id);
    expect(await csv(visitor, '/api/timeEntries/export')).toEqual([
      expect.stringMatching(/Minutes,Hours$/),
      '',
    ]);
    expect((await csv(visitor, '/api/projects/export'))[0]).not.toMatch(/Budget|Lead/);
    expect((await csv(visitor, '/api/people/export'))[0]).not.toContain('Rate');
    expect((await csv(member, '/api/projects/export'))[0]).not.toContain('Budget');
    const { owner: stranger } = await testWorkspace(app());
    expect(await csv(stranger, `/api/timeEntries/export?project=${project.id}`)).toHaveLength(2);
  });

  it('SRV-04: clients, projects, tasks and people are exported as their filters show them', async () => {
    const { owner, member, project, newTask, csv } = await withTime();
    await newTask(project.id, member.id, { title: '-Level survey', tags: ['urgent', 'site'] });
    await newTask(project.id, member.id, { title: 'Done', status: 'Completed' });
    expect((await csv(owner, '/api/clients/export'))[1]).toMatch(
      /^'=cmd\|calc,post@nordlys.example,'\+47 55/,
    );
    expect((await csv(owner, '/api/projects/export'))[1]).toMatch(
      /^"Mole, north",'=cmd\|calc,.*125000.00,0.00$/,
    );
    const tasks = await csv(owner, '/api/tasks/export?status=pending');
    expect(tasks).toHaveLength(3);
    expect(tasks[1]).toBe(
      `'-Level survey,"Mole, north",'=cmd|calc,Tess member,Medium,Todo,2026-03-01,7.5,"urgent, site",`,
    );
    expect(await csv(owner, '/api/people/export')).toHaveLength(5);
    expect((await csv(owner, `/api/tasks/export?project=${v7()}`)).length).toBe(2);
  });
});
