import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { endPauses, runJobs } from '../../test/runJobs';
import { linkIn, type Received, startSmtp, type TestSmtp } from '../../test/smtpServer';
import { type Person, taskForm, testWorkspace } from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { timeEntries } from '../time/timeEntries.table';
import { beginReminders, remindAll } from './remind.job';

const ALL = { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' };

onDatabase('Mails of notifications', (app) => {
  let smtp: TestSmtp;
  const realNow = () => new Date();
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());
  afterEach(async () => {
    smtp.refusal = null;
    app().services.mail = null;
    app().services.now = realNow;
    await app().database.orm.execute(sql`delete from jobs`);
  });

  const mailing = () => {
    app().services.mail = { smtpUrl: smtp.url, from: 'linework@mail.example' };
  };
  /** Half a minute later. */
  const later = async () => {
    await endPauses(app());
    await runJobs(app());
  };
  const emailOf = ({ id }: Person) => `${id}@haldenroy.example`;
  const mailsTo = (person: Person) => smtp.to(emailOf(person));
  const lastTo = (person: Person): Received => {
    const mail = mailsTo(person).at(-1);
    if (!mail) throw new Error('No mail arrived');
    return mail;
  };
  const subjectOf = ({ headers }: Received) => headers.find((line) => /^subject:/i.test(line));
  const queueOf = async (owner: Person) =>
    (await owner.get('/api/mails')).body.rows.map(
      ({ kind, state, problem }: { kind: string; state: string; problem: string | null }) =>
        [kind, state, problem] as const,
    );
  const switchOff = (person: Person, body: object) => person.put('/api/account/settings', 1, body);

  async function withProject() {
    const workspace = await testWorkspace(app());
    const { member, manager, newClient, newProject, add } = workspace;
    const client = await newClient();
    const team = [{ id: member.id }, { id: manager.id }];
    const project = await newProject(client.id, { team, leadId: manager.id });
    return { ...workspace, client, project, customer: await add('client', client.id) };
  }

  it('NOT-03: what somebody has not read half a minute later is mailed, all of it at once, and once', async () => {
    mailing();
    const { owner, manager, member, customer, project, newTask } = await withProject();
    const task = await newTask(project.id, member.id);
    expect(await runJobs(app())).toBe(0);
    await later();
    const mail = lastTo(member);
    expect(subjectOf(mail)).toBe('Subject: Task assigned to you');
    expect(mail.text).toContain(
      'Draw single-line diagram, in Substation retrofit, by Tess owner, due 03/01/2026.',
    );
    expect(linkIn(mail, '/tasks')).toBe(`http://127.0.0.1:4310/tasks?task=${task.id}`);
    expect(linkIn(mail, '/settings')).toBe('http://127.0.0.1:4310/settings?tab=notifications');
    expect(mail.html).toContain('tab=notifications');
    await later();
    await newTask(project.id, member.id, { title: 'Second' });
    await storeFile(owner, project.id, { name: 'Survey.txt' });
    await later();
    expect(mailsTo(member)).toHaveLength(2);
    expect(subjectOf(lastTo(member))).toBe('Subject: 2 notifications from Haldenroy');
    for (const words of ['2 tasks assigned to you', 'Second and 1 more, by Tess owner.', 'Survey.txt'])
      for (const part of [lastTo(member).text, lastTo(member).html]) expect(part).toContain(words);
    expect([mailsTo(owner), mailsTo(customer)]).toEqual([[], []]);
    expect(mailsTo(manager)).toHaveLength(1);
    expect(await queueOf(owner)).toHaveLength(3);
    expect((await member.get('/api/notifications')).body.unread).toBe(2);
  });

  it('NOT-03: the next mail comes no sooner than ten minutes after the last', async () => {
    mailing();
    const { id, member, project, newTask } = await withProject();
    const waits = async () =>
      (
        await rowsOf<{ seconds: number }>(
          app().database.orm,
          sql`select round(extract(epoch from run_at - created_at))::int as seconds from jobs
              where once_key = ${`mailNotifications ${id} ${member.id}`}`,
        )
      ).map(({ seconds }) => seconds);
    await newTask(project.id, member.id);
    await newTask(project.id, member.id);
    expect(await waits()).toEqual([30]);
    await later();
    await newTask(project.id, member.id);
    const [seconds = 0] = await waits();
    expect(seconds).toBeGreaterThan(570);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('NOT-03, SET-01: who has switched them off, has read them meanwhile, or has left, gets none', async () => {
    mailing();
    const { owner, manager, member, add, project, joinTeam, newTask } = await withProject();
    const [off, left] = [await add('member'), await add('member')];
    for (const one of [off, left]) await joinTeam(project.id, one);
    await switchOff(off, { emailNotifications: false });
    for (const { id } of [off, left, member, manager]) await newTask(project.id, id);
    await member.post('/api/notifications/read', ALL);
    const { body: person } = await owner.get(`/api/people/${left.id}`);
    expect(
      (await owner.put(`/api/people/${left.id}`, person.version, { ...person, status: 'Inactive' })).status,
    ).toBe(200);
    await later();
    for (const one of [off, left, member]) expect(mailsTo(one)).toEqual([]);
    expect(mailsTo(manager)).toHaveLength(1);
    expect(await queueOf(owner)).toEqual([['notifications', 'sent', null]]);
    // On again: what is unread is told with the next.
    await switchOff(off, { emailNotifications: true });
    await newTask(project.id, off.id, { title: 'Another' });
    await later();
    expect(lastTo(off).text).toContain('Another and 1 more');
  });

  it('NOT-03, SRV-02: while the mail server is down one mail waits; then it tells what is still unread', async () => {
    mailing();
    const { owner, manager, member, project, newTask } = await withProject();
    const { port } = smtp;
    await smtp.close();
    await newTask(project.id, member.id, { title: 'Read in the app' });
    await later();
    await member.post('/api/notifications/read', ALL);
    for (const title of ['Weir', 'Gate']) {
      await manager.post('/api/tasks', taskForm(project.id, member.id, { title }));
      await storeFile(owner, project.id, { name: `${title}.txt` });
      await later();
    }
    const waiting = (await queueOf(owner)).filter(
      ([, state]: readonly [string, string, unknown]) => state === 'queued',
    );
    expect(waiting).toHaveLength(2);
    smtp = await startSmtp(port);
    await later();
    await later();
    expect(mailsTo(member)).toHaveLength(1);
    expect(subjectOf(lastTo(member))).toBe('Subject: 2 notifications from Haldenroy');
    expect(lastTo(member).text).toContain('Gate and 1 more, by Tess manager.');
    expect(lastTo(member).text).not.toContain('Read in the app');
    expect(mailsTo(manager)).toHaveLength(1);
  });

  it('NOT-03: a mail in the queue is cancelled once all of it is read, and goes to the address of that day', async () => {
    mailing();
    const { owner, member, manager, project, newTask } = await withProject();
    smtp.refusal = { code: 450, words: 'Later' };
    await newTask(project.id, member.id);
    await newTask(project.id, manager.id);
    await later();
    await member.post('/api/notifications/read', ALL);
    const email = `new-${manager.id}@haldenroy.example`;
    await app().database.orm.execute(sql`update people set email = ${email} where id = ${manager.id}`);
    smtp.refusal = null;
    await later();
    expect([...mailsTo(member), ...mailsTo(manager)]).toEqual([]);
    expect(smtp.to(email)).toHaveLength(1);
    const { rows } = (await owner.get('/api/mails')).body;
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          recipient: emailOf(member),
          state: 'cancelled',
          problem: 'They were read in the app meanwhile.',
        }),
        expect.objectContaining({ recipient: email, state: 'sent' }),
      ]),
    );
  });

  it.each(['noted', 'queued'])(
    'NOT-03, SRV-01: of what is out of sight once its mail is %s nothing is mailed, nor is anything to the client’s people',
    async (state) => {
      mailing();
      const { owner, member, customer, add, newClient, newProject, project, newTask } = await withProject();
      const colleague = await add('member');
      const task = await newTask(project.id, member.id, { title: 'Secret weir' });
      await storeFile(owner, project.id, { name: 'Secret.txt' });
      smtp.refusal = { code: 450, words: 'Later' };
      if (state === 'queued') await later();
      smtp.refusal = null;
      const other = await newProject((await newClient()).id);
      const moved = taskForm(other.id, colleague.id, { title: 'Secret weir' });
      expect((await owner.put(`/api/tasks/${task.id}`, task.version, moved)).status).toBe(200);
      const { tasks, ...form } = (await owner.get(`/api/projects/${project.id}`)).body;
      const left = { ...form, team: [], leadId: null };
      expect((await owner.put(`/api/projects/${project.id}`, form.version, left)).status).toBe(200);
      await later();
      expect([...mailsTo(member), ...mailsTo(customer)]).toEqual([]);
      expect(mailsTo(colleague)).toHaveLength(1);
      const { rows } = (await owner.get('/api/mails')).body;
      const toMember = rows.filter(({ recipient }: { recipient: string }) => recipient === emailOf(member));
      expect(toMember.map((mail: { state: string }) => mail.state)).toEqual(
        state === 'queued' ? ['cancelled'] : [],
      );
    },
  );

  it('NOT-03, SRV-01: a title is text in a mail, and begins no header', async () => {
    mailing();
    const { member, project, newTask } = await withProject();
    const title = '</a><script>alert(1)</script> & "weir"';
    await newTask(project.id, member.id, { title });
    await app().database.orm.execute(
      sql`update tasks set title = title || ${'\r\nBcc: all@example.org\r\n\r\nHi'} where project_id = ${project.id}`,
    );
    await later();
    const mail = lastTo(member);
    expect(mail.html).not.toMatch(/<script/);
    expect(mail.html).toContain('&#60;script&#62;');
    expect(mail.text).toContain(title);
    expect(mail.text).not.toMatch(/^Bcc/m);
    expect(mail.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(smtp.to('all@example.org')).toEqual([]);
  });

  it('NOT-03, SRV-02: two servers send one mail; one that is lost by a race is found', async () => {
    mailing();
    const { id, member, project, newTask } = await withProject();
    // On a Monday the reminders would send the report, too.
    await switchOff(member, { weeklyReports: false });
    await Promise.all(Array.from({ length: 6 }, () => newTask(project.id, member.id)));
    await endPauses(app());
    await Promise.all([runJobs(app()), runJobs(app()), runJobs(app())]);
    expect(mailsTo(member)).toHaveLength(1);
    await newTask(project.id, member.id, { title: 'Left behind' });
    await app().database.orm.execute(sql`delete from jobs`);
    const remindIn = (minutes: number) => {
      const now = () => new Date(Date.now() + minutes * 60_000);
      return app().database.transaction((tx) => remindAll(tx, { ...app().services, now }));
    };
    await begin(id);
    await remindIn(2);
    await later();
    expect(mailsTo(member)).toHaveLength(1);
    await remindIn(6);
    await later();
    expect(mailsTo(member)).toHaveLength(2);
    expect(lastTo(member).text).toContain('Left behind and 6 more');
    await remindIn(7);
    await later();
    expect(mailsTo(member)).toHaveLength(2);
  });

  it('NOT-03, SET-03: who lacks the second factor that the workspace requires reads nothing by mail either', async () => {
    mailing();
    const { id, member, project, newTask } = await withProject();
    await newTask(project.id, member.id);
    const require = (isRequired: boolean) =>
      app().database.orm.execute(
        sql`update workspaces set settings = settings || ${JSON.stringify({ requireTwoFactor: isRequired })}::jsonb where id = ${id}`,
      );
    await require(true);
    await later();
    expect(mailsTo(member)).toEqual([]);
    await require(false);
    await newTask(project.id, member.id);
    await later();
    expect(mailsTo(member)).toHaveLength(1);
  });

  it('NOT-03: without a mail server nothing is queued', async () => {
    const { owner, member, project, newTask } = await withProject();
    await newTask(project.id, member.id);
    await later();
    expect(await queueOf(owner)).toEqual([]);
  });

  const begin = (workspaceId: string) =>
    app().database.transaction((tx) => beginReminders(tx, workspaceId, app().services));
  /** In UTC-5 it is five hours earlier. */
  const remindAt = async (instant: string) => {
    app().services.now = () => new Date(instant);
    await app().database.transaction((tx) => remindAll(tx, app().services));
    await runJobs(app());
  };

  it('SET-01, SET-03: on Monday at seven everybody who records time is mailed their week, once', async () => {
    const {
      id: workspaceId,
      owner,
      manager,
      member,
      customer,
      add,
      project,
      newTask,
      joinTeam,
    } = await withProject();
    const off = await add('member');
    await joinTeam(project.id, off);
    await switchOff(off, { weeklyReports: false, emailNotifications: false });
    await switchOff(member, { emailNotifications: false });
    for (let n = 10; n < 22; n += 1)
      await newTask(project.id, member.id, { title: `Old ${n}`, dueDate: '2026-02-20' });
    await newTask(project.id, member.id, { title: 'Due <b>on Sunday</b>', dueDate: '2026-03-08' });
    await newTask(project.id, member.id, { title: 'Next week', dueDate: '2026-03-09' });
    await newTask(project.id, member.id, { title: 'Done', dueDate: '2026-03-03', status: 'Completed' });
    await newTask(project.id, off.id, { title: 'Somebody else’s', dueDate: '2026-03-03' });
    const entry = (date: string, status: string, minutes: number) => ({
      ...{ workspaceId, id: v7(), personId: member.id, projectId: project.id, description: 'Survey' },
      ...{ category: 'Design', seconds: minutes * 60, billable: true, hourlyRateMinor: 0 },
      ...{ date, status, minutes },
    });
    await insertAll(app().database.orm, timeEntries, [
      entry('2026-02-22', 'stopped', 600),
      entry('2026-02-23', 'stopped', 60),
      entry('2026-02-24', 'stopped', 30),
      entry('2026-03-01', 'submitted', 120),
      entry('2026-03-02', 'stopped', 600),
    ]);
    mailing();
    await begin(workspaceId);
    await remindAt('2026-03-02T11:50:00Z');
    expect(mailsTo(member)).toEqual([]);
    await remindAt('2026-03-02T12:05:00Z');
    await remindAt('2026-03-02T12:20:00Z');
    await remindAt('2026-03-03T12:20:00Z');
    expect(mailsTo(member)).toHaveLength(1);
    const { text, html, headers } = lastTo(member);
    expect(headers).toContainEqual(expect.stringMatching(/^Subject: .*Your/));
    expect(new URL(linkIn(lastTo(member), '/time-tracking')).searchParams.get('date')).toBe(
      '2026-02-23..2026-03-01',
    );
    for (const words of [
      'You recorded 3h 30m of your 40h.',
      '2 entries, 1h 30m',
      'OVERDUE (12)',
      'Old 10',
      'and 2 more',
      'DUE THIS WEEK (1)',
      'Substation retrofit, due 03/08/2026',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Next week|Done|Somebody|APPROVAL/);
    expect(html).toContain('Due &#60;b&#62;');
    expect(linkIn(lastTo(member), '/settings')).toContain('tab=notifications');
    for (const one of [manager, owner]) {
      expect(lastTo(one).text).toContain('You recorded 0h 0m of your 40h.');
      expect(lastTo(one).text).toContain('WAITING FOR YOUR APPROVAL');
      expect(lastTo(one).text).toContain('1 entry, 2h 0m');
      expect(lastTo(one).text).toContain('No task of yours is overdue or due this week.');
    }
    expect([...mailsTo(off), ...mailsTo(customer)]).toEqual([]);
    await remindAt('2026-03-09T12:05:00Z');
    expect(mailsTo(member).filter(({ text: words }) => words.includes('You recorded'))).toHaveLength(2);
  });

  it('SET-01: no report comes after Tuesday, nor of a week before there were any', async () => {
    mailing();
    const late = await testWorkspace(app());
    const first = await testWorkspace(app());
    await begin(late.id);
    await remindAt('2026-03-04T12:00:00Z');
    expect(mailsTo(late.member)).toEqual([]);
    const begun = await testWorkspace(app());
    await remindAt('2026-03-09T12:05:00Z');
    await remindAt('2026-03-10T12:05:00Z');
    expect(mailsTo(begun.member)).toEqual([]);
    expect(mailsTo(first.member)).toHaveLength(1);
    expect(mailsTo(late.member)).toHaveLength(1);
  });

  it('SET-03: a report that waited is of the week it was queued in, and is not sent once it is switched off', async () => {
    mailing();
    const { id, owner, member, manager } = await testWorkspace(app());
    await begin(id);
    smtp.refusal = { code: 450, words: 'Later' };
    await remindAt('2026-03-02T12:05:00Z');
    await switchOff(member, { weeklyReports: false });
    smtp.refusal = null;
    app().services.now = () => new Date('2026-03-04T12:00:00Z');
    await later();
    expect(mailsTo(member)).toEqual([]);
    expect(lastTo(manager).html).toContain('23 Feb – 1 Mar 2026');
    expect(
      (await queueOf(owner)).map(([, state]: readonly [string, string, unknown]) => state).sort(),
    ).toEqual(['cancelled', 'sent', 'sent']);
  });

  it('SET-01, SET-02: on and on for who has not decided; what is left out of a save stays', async () => {
    const { member } = await testWorkspace(app());
    const settings = async () => (await member.get('/api/session')).body.settings;
    expect(await settings()).toMatchObject({ emailNotifications: true, weeklyReports: true });
    await switchOff(member, { emailNotifications: false, weeklyReports: false });
    await switchOff(member, { theme: 'dark', autoSave: false });
    await switchOff(member, { weeklyReports: true });
    expect(await settings()).toMatchObject({
      emailNotifications: false,
      weeklyReports: true,
      theme: 'dark',
      autoSave: false,
    });
    const wrong = await switchOff(member, { emailNotifications: 'no' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'emailNotifications', message: 'Email notifications must be on or off' }] },
    });
  });
});
