import { RECOVERY_CODES, tokenMessages, twoFactorMessages } from '@linework/domain';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { totpAt } from '../../test/authenticator';
import { onDatabase, type TestApp } from '../../test/onDatabase';
import { operationsOf } from '../../test/operations';
import { cookiesOf, newAccount, PASSWORD, signIn } from '../../test/testAccount';
import { type Answer, type Person, personForm, personWith, testWorkspace } from '../../test/testWorkspace';
import { endSessionsOf, sessionNow } from '../access/session';
import { MAX_ATTEMPTS } from '../access/signInLimit';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { people } from '../people/people.table';
import { PENDING_SECONDS, PENDING_TRIES } from './pendingSignIn';
import { sealKey, unsealKey } from './sealedKey';
import { stepOf } from './totp';

const WRONG = '000000';

onDatabase('Two-factor authentication', (app) => {
  const { now } = clock(app);

  it('SET-03, ASVS-15: it takes the password and a first right code to turn it on, which ends all other sessions', async () => {
    const { email } = await newAccount(app());
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
    expect(await start(here, 'wrong')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'currentPassword' }] },
    });
    const { key, uri } = (await start(here)).body;
    expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({
      secret: key,
      issuer: 'Linework',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(uri)).toContain(`Linework:${email}`);
    // Nothing has changed so far.
    expect((await here.get('/api/account/two-factor')).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signIn(app(), email, PASSWORD)).body).toEqual({ signedIn: true, needsCode: false });

    expect(await confirm(here, WRONG)).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } });
    const confirmed = await confirm(here, totpAt(key, now()));
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(RECOVERY_CODES);
    expect((await here.get('/api/account/two-factor')).body).toEqual({
      isOn: true,
      recoveryCodesLeft: RECOVERY_CODES,
    });
    expect((await here.get('/api/session')).body.settings.twoFactorAuth).toBe(true);
    expect((await elsewhere.get('/api/session')).body.person).toBeNull();
    // A key in use is not replaced by the password alone.
    expect(await start(here)).toMatchObject({ status: 409, body: { detail: twoFactorMessages.alreadyOn } });
  });

  it('SET-03, ASVS-9: signing in asks for a code after the password, and there is no session before', async () => {
    const { email, key } = await enrolled();
    const first = await signIn(app(), email, PASSWORD);
    expect([first.status, first.body]).toEqual([200, { signedIn: false, needsCode: true }]);
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^linework\.pending_sign_in=.*Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const pending = cookiesOf(first);
    expect((await personWith(app(), '', pending).get('/api/session')).body.person).toBeNull();
    expect((await personWith(app(), '', pending).get('/api/tasks')).status).toBe(401);

    later(30);
    const second = await giveCode(pending, totpAt(key, now()));
    expect(second.body).toEqual({ signedIn: true, needsCode: false });
    const cookies = cookiesOf(second);
    expect((await personWith(app(), '', cookies).get('/api/session')).body.person.email).toBe(email);
    // The step is over with it.
    later(30);
    expect(await giveCode(pending, totpAt(key, now()))).toMatchObject({
      status: 401,
      body: { detail: twoFactorMessages.signInExpired },
    });
  });

  it('ASVS-9: a code is accepted once, also of two requests at the same moment, and none from before it', async () => {
    const { email, key } = await enrolled();
    later(90);
    const code = totpAt(key, now());
    const answers = await Promise.all([1, 2, 3].map(async () => giveCode(await pendingOf(email), code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    later(30);
    expect((await giveCode(await pendingOf(email), code)).status).toBe(401);
    later(60);
    expect((await giveCode(await pendingOf(email), totpAt(key, now()))).status).toBe(200);
    // One step early: within the window, but older than the one that was used.
    const early = totpAt(key, new Date(now().getTime() - 30_000));
    expect((await giveCode(await pendingOf(email), early)).status).toBe(401);
  });

  it('ASVS-9: the code with which it was turned on does not sign in', async () => {
    const { email, key } = await enrolled();
    expect((await giveCode(await pendingOf(email), totpAt(key, now()))).status).toBe(401);
  });

  it.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])('SET-03: by the server’s clock, a code from %i s away answers %i', async (seconds, status) => {
    const { email, key } = await enrolled();
    later(300);
    const code = totpAt(key, new Date(now().getTime() + seconds * 1_000));
    expect((await giveCode(await pendingOf(email), code)).status).toBe(status);
  });

  it('SET-03, ASVS-9: each recovery code signs in once, however it is typed, and how many are left is told', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const answers = await Promise.all([1, 2].map(async () => giveCode(await pendingOf(email), typed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const here = personWith(app(), '', cookiesOf(answers.find(({ status }) => status === 200) as Answer));
    expect((await here.get('/api/account/two-factor')).body.recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
    expect((await giveCode(await pendingOf(email), code)).status).toBe(401);
  });

  it('SET-03, ASVS-15: new recovery codes take the password, and end the old ones', async () => {
    const { email, here, recoveryCodes } = await enrolled();
    const path = '/api/account/two-factor/recovery-codes';
    expect((await here.post(path, { currentPassword: 'wrong' })).status).toBe(422);
    const renewed = (await here.post(path, { currentPassword: PASSWORD })).body.recoveryCodes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(2 * RECOVERY_CODES);
    expect((await giveCode(await pendingOf(email), recoveryCodes[1] ?? '')).status).toBe(401);
    expect((await giveCode(await pendingOf(email), renewed[1])).status).toBe(200);

    const without = await signedIn((await newAccount(app())).email);
    expect((await without.post(path, { currentPassword: PASSWORD })).status).toBe(409);
  });

  it('SET-03, ASVS-15: it takes password and code to turn it off, which ends all other sessions', async () => {
    const { email, here, recoveryCodes, key } = await enrolled();
    const other = await giveCode(await pendingOf(email), recoveryCodes[0] ?? '');
    const waiting = await pendingOf(email);
    const elsewhere = personWith(app(), '', cookiesOf(other));
    const off = (fields: object) =>
      here.post('/api/account/two-factor/off', { currentPassword: PASSWORD, code: WRONG, ...fields });
    expect((await off({ currentPassword: 'wrong' })).status).toBe(422);
    expect(await off({})).toMatchObject({ status: 422, body: { errors: [{ path: 'code' }] } });
    later(30);
    expect((await off({ code: totpAt(key, now()) })).body).toEqual({ isOn: false });
    expect((await here.get('/api/session')).body.settings.twoFactorAuth).toBe(false);
    expect((await elsewhere.get('/api/session')).body.person).toBeNull();
    expect((await giveCode(waiting, recoveryCodes[2] ?? '')).status).toBe(401);
    expect((await signIn(app(), email, PASSWORD)).body.signedIn).toBe(true);
    expect((await off({ code: recoveryCodes[3] })).status).toBe(409);
  });

  it('ASVS-5, ASVS-38: wrong codes end the step after five and are limited to ten in a quarter of an hour', async () => {
    const { email, recoveryCodes } = await enrolled();
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const pending = await pendingOf(email);
      for (let guess = 0; guess < PENDING_TRIES; guess += 1)
        statuses.push((await giveCode(pending, WRONG)).status);
      expect(await giveCode(pending, recoveryCodes[0] ?? '')).toMatchObject({
        status: 401,
        body: { detail: twoFactorMessages.signInExpired },
      });
    }
    expect(statuses).toEqual(Array(MAX_ATTEMPTS).fill(401));
    const refused = await giveCode(await pendingOf(email), recoveryCodes[0] ?? '');
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    later(16 * 60);
    expect((await giveCode(await pendingOf(email), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('ASVS-5: codes tried at the same moment count too', async () => {
    const { email } = await enrolled();
    const pending = await pendingOf(email);
    const answers = await Promise.all(Array.from({ length: 9 }, () => giveCode(pending, WRONG)));
    const tried = answers.filter(({ body }) => body.errors);
    expect(tried).toHaveLength(PENDING_TRIES);
  });

  it('SET-03: the second step lasts five minutes and belongs to the browser of the first', async () => {
    const { email, key } = await enrolled();
    const pending = await pendingOf(email);
    later(PENDING_SECONDS);
    expect((await giveCode(pending, totpAt(key, now()))).status).toBe(401);
    expect((await giveCode('', totpAt(key, now()))).status).toBe(401);
    const forged = pending.replace(/=[^.]+/, '=made-up');
    expect((await giveCode(forged, totpAt(key, now()))).status).toBe(401);
  });

  it('ASVS-13: a changed password and a deactivated person end the second step', async () => {
    const { email, here, recoveryCodes } = await enrolled();
    const pending = await pendingOf(email);
    const next = 'plumb line 48';
    const change = { currentPassword: PASSWORD, password: next, confirmPassword: next };
    expect((await here.put('/api/account/password', 1, change)).status).toBe(200);
    expect((await giveCode(pending, recoveryCodes[0] ?? '')).status).toBe(401);

    const { email: other, personId, recoveryCodes: codes } = await enrolled();
    const waiting = await pendingOf(other);
    const { orm } = app().database;
    const setStatus = (status: 'Active' | 'Inactive') =>
      orm.update(people).set({ status }).where(eq(people.id, personId));
    await setStatus('Inactive');
    expect((await giveCode(waiting, codes[0] ?? '')).status).toBe(401);
    const [row] = await orm.select().from(people).where(eq(people.id, personId));
    await endSessionsOf(orm, { workspaceId: row?.workspaceId ?? '' }, [personId]);
    await setStatus('Active');
    expect((await giveCode(waiting, codes[0] ?? '')).status).toBe(401);
  });

  it('ASVS-7: a workspace can require it; until it is set up every route but that is closed, to sessions, streams and tokens', async () => {
    const { owner } = await testWorkspace(app());
    const form = personForm();
    await owner.post('/api/people', form);
    const here = await signedIn(form.email);
    const token = await here.post('/api/account/tokens', {
      name: 'Sync',
      scope: 'all',
      days: 30,
      currentPassword: PASSWORD,
    });
    expect(token.status).toBe(200);
    const { id: _id, version, ...settings } = (await owner.get('/api/settings')).body;
    const requireIt = (fields: object = {}) =>
      owner.put('/api/settings', version, { ...settings, requireTwoFactor: true, ...fields });
    // Whoever requires it has it, or the last owner would shut everybody out.
    expect(await requireIt()).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'requireTwoFactor', message: twoFactorMessages.ownFirst }] },
    });
    await app().database.orm.execute(
      sql`insert into auth_two_factors (user_id, sealed_key, started_at, confirmed_at)
          select user_id, 'sealed', now(), now() from people where id = ${owner.id}`,
    );
    expect((await here.get('/api/session')).body.needsTwoFactor).toBe(false);
    const [session] = await rowsOf<{ id: string }>(
      app().database.orm,
      sql`select s.id from auth_sessions s join people p on p.user_id = s.user_id where p.id = ${form.id}`,
    );
    expect(await sessionNow(app().services, session?.id ?? '')).not.toBeNull();
    expect(await requireIt()).toMatchObject({ status: 200, body: { requireTwoFactor: true } });

    expect((await here.get('/api/session')).body).toMatchObject({
      needsTwoFactor: true,
      settings: { requireTwoFactor: true, twoFactorAuth: false },
    });
    expect((await owner.get('/api/session')).body.needsTwoFactor).toBe(false);
    expect(await sessionNow(app().services, session?.id ?? '')).toBeNull();
    const visitor = personWith(app(), '', '');
    const bearer = { authorization: `Bearer ${token.body.token}` };
    let closed = 0;
    for (const { method, path } of some(operationsOf(app()))) {
      const address = path.replaceAll(/\{\w+\}/g, v7());
      const ask = (person: Person, headers: Record<string, string> = {}) =>
        person.send(method.toUpperCase(), address, null, headers);
      if ((await ask(visitor)).status !== 401 || path === '/api/account/two-factor') continue;
      closed += 1;
      const told = [await ask(here), await ask(visitor, bearer)].map(({ status, body }) => [
        status,
        body.detail,
      ]);
      const isOfSession = /^\/api\/(account|events)/.test(path);
      expect([method, path, ...told]).toEqual([
        method,
        path,
        [403, twoFactorMessages.required],
        [403, isOfSession ? tokenMessages.needsSession : twoFactorMessages.required],
      ]);
    }
    expect(closed).toBeGreaterThan(80);

    const { key } = (await start(here)).body;
    expect((await confirm(here, totpAt(key, now()))).status).toBe(200);
    expect((await here.get('/api/tasks')).status).toBe(200);
    expect((await visitor.send('GET', '/api/tasks', null, bearer)).status).toBe(200);
    // A form of before that knows nothing of it leaves it as it is.
    const { requireTwoFactor: _, ...before } = settings;
    expect((await owner.put('/api/settings', version + 1, before)).body.requireTwoFactor).toBe(true);
  });

  it('ASVS-10: the first step tells of two-factor authentication only to who knows the password', async () => {
    const [{ email }, without] = [await enrolled(), await newAccount(app())];
    const told = await Promise.all(
      [email, without.email].map(async (address) => {
        const { status, body, headers } = await signIn(app(), address, 'wrong');
        const { requestId: _id, ...words } = body;
        return { status, words, cookies: headers.getSetCookie() };
      }),
    );
    expect(told[0]).toEqual(told[1]);
    expect(told[0]).toMatchObject({ status: 401, cookies: [] });
  });

  it('SET-03: neither key, codes nor tokens are in the database as they are', async () => {
    const { email, key, recoveryCodes } = await enrolled();
    const pending = decodeURIComponent(await pendingOf(email))
      .split('=')[1]
      ?.split('.')[0];
    const stored = JSON.stringify(
      await Promise.all(
        ['auth_two_factors', 'auth_recovery_codes', 'auth_pending_sign_ins'].map((table) =>
          rowsOf(app().database.orm, sql`select * from ${sql.identifier(table)}`),
        ),
      ),
    );
    expect(stored).toContain('sealed_key');
    for (const secret of [
      key,
      pending,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(secret && stored.includes(secret)).toBe(false);
  });

  it('SET-03: after a restore under another secret recovery codes still work, and who types a code is told why it does not', async () => {
    const { email, key, userId, recoveryCodes } = await enrolled();
    const foreign = sealKey(key, userId, 'the secret of another server');
    await app().database.orm.execute(
      sql`update auth_two_factors set sealed_key = ${foreign} where user_id = ${userId}`,
    );
    later(60);
    expect(await giveCode(await pendingOf(email), totpAt(key, now()))).toMatchObject({
      status: 401,
      body: { detail: twoFactorMessages.keyUnreadable },
    });
    expect((await giveCode(await pendingOf(email), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('SET-03: a key that waits too long for its first code is given up', async () => {
    const { email } = await newAccount(app());
    const here = await signedIn(email);
    const { key } = (await start(here)).body;
    later(61 * 60);
    expect(await confirm(here, totpAt(key, now()))).toMatchObject({
      status: 409,
      body: { detail: twoFactorMessages.enrolmentExpired },
    });
  });

  /** An account that has turned it on, with the session that did. */
  async function enrolled() {
    const account = await newAccount(app());
    const here = await signedIn(account.email);
    const { key } = (await start(here)).body as { key: string };
    const { recoveryCodes } = (await confirm(here, totpAt(key, now()))).body as { recoveryCodes: string[] };
    return { ...account, here, key, recoveryCodes };
  }

  async function signedIn(email: string): Promise<Person> {
    return personWith(app(), '', cookiesOf(await signIn(app(), email, PASSWORD)));
  }

  /** The cookies of a browser in which the password was right. */
  async function pendingOf(email: string): Promise<string> {
    return cookiesOf(await signIn(app(), email, PASSWORD));
  }

  function giveCode(cookies: string, code: string): Promise<Answer> {
    return personWith(app(), '', cookies).post('/api/auth/sign-in/code', { code });
  }

  function later(seconds: number): void {
    const moment = new Date(now().getTime() + seconds * 1_000);
    app().services.now = () => moment;
  }
});

describe('Codes of an authenticator app', () => {
  // RFC 6238, appendix B: the key is '12345678901234567890'; the last six of the eight digits.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('SET-03: are those of RFC 6238 at %i s', (seconds, code) => {
    const moment = new Date(seconds * 1_000);
    expect(totpAt(key, moment)).toBe(code);
    expect(stepOf(code, key, moment)).toBe(Math.floor(seconds / 30));
  });

  it('SET-03: a sealed key opens for its account and secret only', () => {
    const sealed = sealKey(key, 'user', 'secret');
    expect(unsealKey(sealed, 'user', 'secret')).toBe(key);
    expect(unsealKey(sealed, 'other', 'secret')).toBeNull();
    expect(unsealKey(sealed, 'user', 'other')).toBeNull();
    expect(unsealKey(`A${sealed.slice(1)}B`, 'user', 'secret')).toBeNull();
    expect(unsealKey('', 'user', 'secret')).toBeNull();
    expect(sealKey(key, 'user', 'secret')).not.toBe(sealed);
  });
});

function start(person: Person, currentPassword: string = PASSWORD): Promise<Answer> {
  return person.post('/api/account/two-factor', { currentPassword });
}

function confirm(person: Person, code: string): Promise<Answer> {
  return person.put('/api/account/two-factor', null, { code });
}

/** The server's clock, which tests move and which is right again after each. */
function clock(app: () => TestApp): { now: () => Date } {
  afterEach(() => {
    app().services.now = () => new Date();
  });
  return { now: () => app().services.now() };
}
