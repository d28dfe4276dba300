import { invitationMessages, REQUESTED_INVITATION_HOURS, registrationDomainMessages } from '@linework/domain';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { runJobs } from '../../test/runJobs';
import { linkIn, startSmtp, type TestSmtp } from '../../test/smtpServer';
import { type Answer, type Person, personForm, personWith, testWorkspace } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { forgetRequestedInvitations } from './requestedInvitation';

onDatabase('A registration that a workspace opened', (app) => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    app().services.mail = { smtpUrl: smtp.url, from: 'linework@mail.example' };
  });
  afterAll(() => smtp.close());
  afterEach(async () => {
    await app().database.orm.execute(sql`delete from sign_in_attempts`);
    await app().database.orm.execute(sql`update workspaces set settings = settings - 'registrationDomains'`);
  });

  const visitor = () => personWith(app(), '', '');
  const ask = (email: string) => visitor().post('/api/registration/request', { email });
  const opened = (token: string) => visitor().post('/api/registration/invitation', { token });
  const linksTo = (email: string) => smtp.to(email).map((mail) => linkIn(mail, '/register'));
  const tokenOf = (link = '') => new URL(link).searchParams.get('invitation') ?? '';
  const invitationCount = () =>
    rowsOf<{ total: number }>(app().database.orm, sql`select count(*)::int as total from invitations`);

  async function openFor(owner: Person, registrationDomains: string[]): Promise<Answer> {
    const { id: _, version, ...settings } = (await owner.get('/api/settings')).body;
    return owner.put('/api/settings', version, { ...settings, registrationDomains });
  }

  /** A workspace whose people may register at a domain of its own. */
  async function openWorkspace() {
    const workspace = await testWorkspace(app());
    const domain = `${v7()}.example`;
    expect((await openFor(workspace.owner, [domain])).status).toBe(200);
    return { ...workspace, domain, email: `ola@${domain}` };
  }

  async function mailedToken(email: string, recipient = email): Promise<string> {
    expect((await ask(email)).status).toBe(200);
    await runJobs(app());
    return tokenOf(linksTo(recipient).at(-1));
  }

  async function end(email: string): Promise<void> {
    await app().database.orm.execute(
      sql`update invitations set expires_at = now() - interval '1 minute' where email = ${email}`,
    );
  }

  it('GEN-02, USR-08: whoever gets mail at an open domain registers as member, once', async () => {
    const { owner, email } = await openWorkspace();
    expect((await visitor().get('/api/registration')).body).toEqual({ isOpen: true });
    const [first, second] = [await mailedToken(email), await mailedToken(email.toUpperCase(), email)];
    expect((await opened(first)).body).toMatchObject({ email, accessRole: 'member', invitedBy: null });
    const form = personForm({ id: undefined, email, token: first });
    expect((await visitor().post('/api/registration', form)).status).toBe(200);
    expect((await visitor().post('/api/registration', { ...form, token: second })).body.detail).toBe(
      invitationMessages.linkUsed,
    );
    expect((await owner.get(`/api/people?search=${email}`)).body.rows).toMatchObject([
      { email, accessRole: 'member', status: 'Active' },
    ]);
    expect((await owner.get('/api/audit')).body.rows).toContainEqual(
      expect.objectContaining({ action: 'registered', subject: email, detail: 'member' }),
    );
  });

  it('ASVS-10: nothing tells which addresses may register, who has an account, or who is not welcome', async () => {
    const { owner, add, domain, email, newClient } = await openWorkspace();
    const accountOf = async ({ id }: Person) => (await owner.get(`/api/people/${id}`)).body.email as string;
    const clientPerson = await add('client', (await newClient()).id);
    await withoutAccount(clientPerson, `client@${domain}`);
    const manager = await add('manager');
    await withoutAccount(manager, `manager@${domain}`);
    const inactive = await add('member');
    await withoutAccount(inactive, `inactive@${domain}`);
    await app().database.orm.execute(sql`update people set status = 'Inactive' where id = ${inactive.id}`);
    const gone = await add('member');
    await app().database.orm.execute(
      sql`update people set email = ${`gone@${domain}`} where id = ${gone.id}`,
    );
    const { version } = (await owner.get(`/api/people/${gone.id}`)).body;
    expect((await owner.remove(`/api/people/${gone.id}`, version)).status).toBe(200);
    const refused = [
      await accountOf(owner),
      ...['client', 'manager', 'inactive', 'gone'].map((name) => `${name}@${domain}`),
      `ola@sub.${domain}`,
      `ola@${domain}.example`,
    ];
    const before = await invitationCount();
    const answers: Answer[] = [];
    for (const address of [email, ...refused]) answers.push(await ask(address));
    const told = answers.map(({ status, body, headers }) =>
      JSON.stringify([status, body, headers.getSetCookie()]),
    );
    expect(new Set(told).size).toBe(1);
    expect(told[0]).toContain('200');
    await runJobs(app());
    expect(refused.flatMap(linksTo)).toEqual([]);
    expect(linksTo(email)).toHaveLength(1);
    expect(await invitationCount()).toEqual([{ total: (before[0]?.total ?? 0) + 1 }]);

    async function withoutAccount({ id }: Person, address: string) {
      await app().database.orm.execute(
        sql`update people set user_id = null, email = ${address} where id = ${id}`,
      );
    }
  });

  it('ASVS-38: three links in a quarter of an hour for an address, thirty in all', async () => {
    const { email } = await openWorkspace();
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (let asked = 0; asked < 27; asked += 1)
      statuses.push((await ask(`nobody-${asked}@nowhere.example`)).status);
    // The refused one was not counted in all.
    expect(statuses.slice(4)).toEqual(Array(27).fill(200));
    expect((await ask('one-more@nowhere.example')).status).toBe(429);
    await runJobs(app());
  });

  it('GEN-02: a link ends after a day, and when the domain is closed; what an admin invited stays', async () => {
    const { owner, email, domain, newInvitation } = await openWorkspace();
    const token = await mailedToken(email);
    await openFor(owner, [`other-${domain}`]);
    expect((await opened(token)).body.detail).toBe(invitationMessages.linkClosed);
    expect(
      (await visitor().post('/api/registration', personForm({ id: undefined, email, token }))).status,
    ).toBe(409);
    await openFor(owner, [domain]);
    const { expiresAt } = (await opened(token)).body;
    const hours = (new Date(expiresAt).getTime() - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(REQUESTED_INVITATION_HOURS);
    const invited = await newInvitation({ email: `kari@${domain}`, accessRole: 'manager' });
    await end(email);
    expect((await opened(token)).body.detail).toBe(invitationMessages.linkExpired);
    // Asked for again: another one, by the link that was mailed last.
    const again = await mailedToken(email);
    expect((await opened(again)).status).toBe(200);
    expect((await opened(token)).status).toBe(404);
    expect((await opened(await mailedToken(invited.email))).body).toMatchObject({ accessRole: 'manager' });
    // Nor does what nobody used pile up.
    await end(email);
    await forgetRequestedInvitations(app().database.orm, new Date());
    expect((await owner.get('/api/invitations')).body.rows).toMatchObject([{ email: invited.email }]);
  });

  it('GEN-02: an invitation with another role that has ended does not come back by being asked for', async () => {
    const { owner, email, newInvitation } = await openWorkspace();
    await newInvitation({ email, accessRole: 'admin' });
    await end(email);
    expect((await opened(await mailedToken(email))).body).toMatchObject({ accessRole: 'member' });
    expect((await owner.get('/api/invitations')).body.rows).toMatchObject([{ email, accessRole: 'member' }]);
  });

  it('GEN-02, SET-01: where no domain is open, or there is no mail, it is said, and nothing is queued', async () => {
    const { owner, member } = await testWorkspace(app());
    expect((await visitor().get('/api/registration')).body).toEqual({ isOpen: false });
    expect(await ask('ola@haldenroy.example')).toMatchObject({
      status: 409,
      body: { detail: invitationMessages.closed },
    });
    expect((await openFor(member, ['haldenroy.example'])).status).toBe(403);
    expect((await openFor(owner, ['gmail.com'])).body.errors).toMatchObject([
      { path: 'registrationDomains' },
    ]);
    const { mail } = app().services;
    app().services.mail = null;
    expect((await openFor(owner, ['haldenroy.example'])).body.errors).toEqual([
      { path: 'registrationDomains', message: registrationDomainMessages.noMail },
    ]);
    app().services.mail = mail;
    expect((await openFor(owner, ['Haldenroy.example'])).body.registrationDomains).toEqual([
      'haldenroy.example',
    ]);
    // Left out, it stays; and without mail the rest can be saved still.
    app().services.mail = null;
    const { id: _, version, registrationDomains, ...rest } = (await owner.get('/api/settings')).body;
    expect((await owner.put('/api/settings', version, rest)).body).toMatchObject({ registrationDomains });
    expect((await visitor().get('/api/registration')).body).toEqual({ isOpen: false });
    app().services.mail = mail;
    expect((await owner.get('/api/audit')).body.rows).toMatchObject([
      { action: 'settings-changed', detail: 'registrationDomains: none → haldenroy.example' },
      {},
    ]);
  });
});
