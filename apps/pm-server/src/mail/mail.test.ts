import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { endPauses, runJobs } from '../../test/runJobs';
import { linkIn, startSmtp, type TestSmtp } from '../../test/smtpServer';
import { invitationForm, personWith, testWorkspace } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { renderLetter } from './renderLetter';

const FROM = 'linework@mail.example';

onDatabase('Mail', (app) => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());
  afterEach(async () => {
    smtp.refusal = null;
    app().services.mail = null;
    await app().database.orm.execute(sql`delete from jobs`);
  });

  const mailing = (url = smtp.url) => {
    app().services.mail = { smtpUrl: url, from: FROM };
  };

  it('USR-08, SRV-01: an invitation is mailed in the workspace’s name, and its link opens it', async () => {
    mailing();
    const { owner } = await testWorkspace(app());
    const { email } = (await owner.post('/api/invitations', invitationForm())).body;
    expect((await owner.get('/api/mails')).body).toMatchObject({
      isConfigured: true,
      queued: 1,
      rows: [{ kind: 'invitation', recipient: email, state: 'queued' }],
    });
    await runJobs(app());
    const [mail] = smtp.to(email);
    if (!mail) throw new Error('No mail arrived');
    expect(mail.from).toBe(FROM);
    expect(mail.headers).toEqual(
      expect.arrayContaining([
        `From: Haldenroy <${FROM}>`,
        `To: ${email}`,
        'Subject: Join Haldenroy on Linework',
        'Auto-Submitted: auto-generated',
      ]),
    );
    const link = linkIn(mail, '/register');
    expect(mail.html).toContain(link);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4310\/register\?invitation=/);
    const token = new URL(link).searchParams.get('invitation');
    const opened = await personWith(app(), '', '').post('/api/registration/invitation', { token });
    expect(opened).toMatchObject({ status: 200, body: { email } });
    expect((await owner.get('/api/mails')).body).toMatchObject({
      queued: 0,
      rows: [{ state: 'sent', attempts: 1, problem: null, nextTryAt: null }],
    });
    // No link is in the database, and the same mail is not sent again.
    const stored = await rowsOf(app().database.orm, sql`select m.*, l.* from mails m, invitation_links l`);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await runJobs(app())).toBe(0);
    expect(smtp.to(email)).toHaveLength(1);
  });

  it('USR-08: a mail to a domain of another alphabet goes to it as domains travel', async () => {
    mailing();
    const { owner, id } = await testWorkspace(app());
    await owner.post('/api/invitations', invitationForm({ email: `info@${id}.müller.example` }));
    await runJobs(app());
    const [mail] = smtp.received.slice(-1);
    expect(mail?.headers).toContain(`To: info@${id}.xn--mller-kva.example`);
    expect((await owner.get('/api/mails')).body.rows).toMatchObject([
      { recipient: `info@${id}.müller.example`, state: 'sent' },
    ]);
  });

  it('SRV-01: without a mail server nothing is queued, and invitations have their link to copy', async () => {
    const { owner } = await testWorkspace(app());
    const { id } = (await owner.post('/api/invitations', invitationForm())).body;
    expect((await owner.get('/api/mails')).body).toEqual({
      isConfigured: false,
      queued: 0,
      rows: [],
      nextCursor: null,
    });
    expect((await owner.post(`/api/invitations/${id}/links`)).status).toBe(200);
  });

  it('SRV-02: while the mail server is down mails wait, are told of, and are sent when it is back', async () => {
    mailing();
    const { owner } = await testWorkspace(app());
    const { port } = smtp;
    await smtp.close();
    const { email } = (await owner.post('/api/invitations', invitationForm())).body;
    await runJobs(app());
    expect((await owner.get('/api/mails')).body).toMatchObject({
      queued: 1,
      rows: [{ state: 'queued', attempts: 1, problem: 'The mail server cannot be reached (ESOCKET)' }],
    });
    smtp = await startSmtp(port);
    await endPauses(app());
    await runJobs(app());
    expect(smtp.to(email)).toHaveLength(1);
    expect((await owner.get('/api/mails')).body.rows[0]).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('SRV-02: a refused address is given up with the mail server’s words; an admin may try again, or cancel', async () => {
    mailing();
    const { owner, manager } = await testWorkspace(app());
    smtp.refusal = { code: 550, words: 'No such user' };
    const { email } = (await owner.post('/api/invitations', invitationForm())).body;
    await runJobs(app());
    const [mail] = (await owner.get('/api/mails')).body.rows;
    expect(mail).toMatchObject({
      state: 'failed',
      problem: 'The mail server refused the address: 550 No such user',
      nextTryAt: null,
    });
    expect((await manager.get('/api/mails')).status).toBe(403);
    smtp.refusal = null;
    expect((await owner.post(`/api/mails/${mail.id}/retry`)).status).toBe(200);
    expect((await owner.post(`/api/mails/${mail.id}/retry`)).status).toBe(409);
    expect((await owner.remove(`/api/mails/${mail.id}`, null)).status).toBe(200);
    await runJobs(app());
    expect(smtp.to(email)).toEqual([]);
    expect((await owner.post(`/api/mails/${mail.id}/retry`)).status).toBe(200);
    await runJobs(app());
    expect(smtp.to(email)).toHaveLength(1);
    expect((await owner.remove(`/api/mails/${mail.id}`, null)).status).toBe(409);
  });

  it('USR-08: an invitation that was withdrawn before its mail was sent is not mailed; one sent again is', async () => {
    mailing();
    const { owner } = await testWorkspace(app());
    const gone = (await owner.post('/api/invitations', invitationForm())).body;
    await owner.remove(`/api/invitations/${gone.id}`, gone.version);
    await runJobs(app());
    expect(smtp.to(gone.email)).toEqual([]);
    expect((await owner.get('/api/mails')).body.rows).toMatchObject([{ state: 'cancelled' }]);

    const kept = (await owner.post('/api/invitations', invitationForm())).body;
    await runJobs(app());
    await owner.post(`/api/invitations/${kept.id}/renewal`, {}, { 'if-match': `"${kept.version}"` });
    await runJobs(app());
    const tokens = smtp
      .to(kept.email)
      .map((mail) => new URL(linkIn(mail, '/register')).searchParams.get('invitation'));
    const opens = await Promise.all(
      tokens.map((token) => personWith(app(), '', '').post('/api/registration/invitation', { token })),
    );
    expect(opens.map(({ status }) => status)).toEqual([404, 200]);
  });

  it('SRV-01: an address with a line break is refused, and names with one begin no header', async () => {
    mailing();
    const { id, owner } = await testWorkspace(app());
    for (const email of [
      'ola@example.org\r\nBcc: all@example.org',
      'ola@example.org\nBcc:all@example.org',
      'a b@example.org',
    ])
      expect((await owner.post('/api/invitations', invitationForm({ email }))).status).toBe(422);
    const name = 'Halden\r\nBcc: all@example.org\r\n\r\n<b>Roy</b>';
    await app().database.orm.execute(sql`update workspaces set name = ${name} where id = ${id}`);
    const { email } = (await owner.post('/api/invitations', invitationForm())).body;
    await runJobs(app());
    const [mail] = smtp.to(email);
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers.filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(mail?.html).not.toContain('<b>');
    expect(smtp.to('all@example.org')).toEqual([]);
  });

  it('SRV-02: of two addresses in one, none gets the mail', async () => {
    mailing();
    const { owner } = await testWorkspace(app());
    const email = 'ola@example.org,all@example.org';
    const made = await owner.post('/api/invitations', invitationForm({ email }));
    await runJobs(app());
    expect(smtp.to('all@example.org')).toEqual([]);
    expect(smtp.to('ola@example.org')).toEqual([]);
    expect([200, 422]).toContain(made.status);
  });
});

it('SRV-01: a letter’s words are text in HTML and stay in their line', () => {
  const letter = {
    subject: 'Join <Roy>\u2028& "Co"',
    paragraphs: ['One\r\ntwo <script>alert(1)</script>'],
    button: { label: 'Open', url: 'https://a.example/x?y="z"&q' },
    footnotes: [],
  };
  const { subject, text, html } = renderLetter(letter, 'Roy\n& Co');
  expect(subject).toBe('Join <Roy> & "Co"');
  expect(text).toContain('One two <script>');
  expect(html).not.toMatch(/<script|"z"/);
});
