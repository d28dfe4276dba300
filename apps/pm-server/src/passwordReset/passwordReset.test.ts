import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { totpAt } from '../../test/authenticator';
import { onDatabase } from '../../test/onDatabase';
import { runJobs } from '../../test/runJobs';
import { linkIn, startSmtp, type TestSmtp } from '../../test/smtpServer';
import { cookiesOf, newAccount, PASSWORD, signIn } from '../../test/testAccount';
import { type Answer, personWith } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

const NEW = 'plumb line 48';

onDatabase('A forgotten password', (app) => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    app().services.mail = { smtpUrl: smtp.url, from: 'linework@mail.example' };
  });
  afterAll(() => smtp.close());
  afterEach(async () => {
    app().services.now = () => new Date();
    await app().database.orm.execute(sql`delete from sign_in_attempts`);
  });

  const visitor = () => personWith(app(), '', '');
  const ask = (email: string) => visitor().post('/api/auth/password-reset', { email });
  const reset = (token: string, password = NEW): Promise<Answer> =>
    visitor().put('/api/auth/password-reset', null, { token, password, confirmPassword: password });
  const mailedToken = async (email: string) => {
    expect((await ask(email)).status).toBe(200);
    await runJobs(app());
    const mail = smtp.to(email).findLast(({ text }) => text.includes('/reset-password'));
    if (!mail) throw new Error('No mail arrived');
    return new URL(linkIn(mail, '/reset-password')).searchParams.get('token') ?? '';
  };

  it('ASVS-8, SRV-01: is reset once by a mailed link, which ends all sessions; the old one signs in no more', async () => {
    const { email } = await newAccount(app());
    const here = personWith(app(), '', cookiesOf(await signIn(app(), email, PASSWORD)));
    const [token, other] = [await mailedToken(email), await mailedToken(email)];
    const opened = await visitor().post('/api/auth/password-reset/link', { token });
    expect(opened).toMatchObject({ status: 200, body: { email } });
    // The link is in no table, nor in the queue.
    for (const table of ['auth_password_resets', 'mails', 'jobs'])
      expect(
        JSON.stringify(await rowsOf(app().database.orm, sql`select * from ${sql.identifier(table)}`)),
      ).not.toContain(token);

    const answers = await Promise.all([reset(token), reset(token), reset(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await here.get('/api/session')).body.person).toBeNull();
    expect((await signIn(app(), email, PASSWORD)).status).toBe(401);
    expect((await signIn(app(), email, NEW)).status).toBe(200);
    for (const used of [token, other]) expect((await reset(used, 'another one 7')).status).toBe(404);
    await runJobs(app());
    expect(smtp.to(email).at(-1)?.headers).toContain('Subject: Your password was changed');
  });

  it('ASVS-8: keeps two-factor authentication', async () => {
    const { email } = await newAccount(app());
    const here = personWith(app(), '', cookiesOf(await signIn(app(), email, PASSWORD)));
    const { key } = (await here.post('/api/account/two-factor', { currentPassword: PASSWORD })).body;
    await here.put('/api/account/two-factor', null, { code: totpAt(key, new Date()) });
    const done = await reset(await mailedToken(email));
    expect([done.status, done.headers.getSetCookie()]).toEqual([200, []]);
    expect((await signIn(app(), email, NEW)).body).toEqual({ signedIn: false, needsCode: true });
  });

  it('ASVS-8: a link ends after an hour, and when the password changes otherwise', async () => {
    const { email } = await newAccount(app());
    const token = await mailedToken(email);
    app().services.now = () => new Date(Date.now() + 61 * 60_000);
    expect((await reset(token)).status).toBe(404);
    app().services.now = () => new Date();
    const here = personWith(app(), '', cookiesOf(await signIn(app(), email, PASSWORD)));
    const change = { currentPassword: PASSWORD, password: NEW, confirmPassword: NEW };
    expect((await here.put('/api/account/password', 1, change)).status).toBe(200);
    expect((await reset(token, 'another one 7')).status).toBe(404);
    expect((await visitor().post('/api/auth/password-reset/link', { token })).status).toBe(404);
  });

  it('ASVS-10, USR-06: nothing tells whether an account exists, and nobody without one is mailed', async () => {
    const { email } = await newAccount(app());
    const unknown = `nobody-${email}`;
    const answers = await Promise.all([email, unknown].map(ask));
    const told = answers.map(({ status, body, headers }) => [status, body, headers.getSetCookie()]);
    expect(told[0]).toEqual(told[1]);
    await runJobs(app());
    expect([smtp.to(email).length, smtp.to(unknown).length]).toEqual([1, 0]);
    expect(await rowsOf(app().database.orm, sql`select 1 from jobs`)).toEqual([]);
  });

  it('ASVS-38: three links in a quarter of an hour, whether there is an account or not', async () => {
    const { email } = await newAccount(app());
    for (const address of [email, `nobody-${email}`]) {
      const statuses = [];
      for (let asked = 0; asked < 4; asked += 1) statuses.push((await ask(address.toUpperCase())).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(Number((await ask(address)).headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('ASVS-1, ASVS-2: the new password is held to the same rules, and a refused one leaves the link', async () => {
    const { email } = await newAccount(app());
    const token = await mailedToken(email);
    for (const weak of ['short', 'seven77', 'password1', 'x'.repeat(129), 'haldenroy'])
      expect(await reset(token, weak)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'password' }] },
      });
    expect((await reset(token)).status).toBe(200);
  });

  it('SRV-01: without a mail server the way is said, and nothing is queued', async () => {
    const { mail } = app().services;
    app().services.mail = null;
    expect((await visitor().get('/api/auth/password-reset')).body).toEqual({ isMailed: false });
    expect((await ask('tess@haldenroy.example')).status).toBe(409);
    app().services.mail = mail;
    expect((await visitor().get('/api/auth/password-reset')).body).toEqual({ isMailed: true });
  });
});
