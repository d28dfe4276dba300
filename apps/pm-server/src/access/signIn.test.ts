import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onDatabase, type TestApp } from '../../test/onDatabase';
import { cookiesOf, newAccount, PASSWORD, signIn } from '../../test/testAccount';
import { type Answer, personWith } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { people } from '../people/people.table';
import { sessions, signInAttempts, users } from './accounts.table';
import { MAX_ATTEMPTS } from './signInLimit';
import { signInLink } from './signInLink';

onDatabase('Signing in', (app) => {
  it('ASVS-5, ASVS-36, SRV-01: wrong passwords from many addresses throttle the account, and its owner still gets in from a browser that they used before', async () => {
    const { email, userId } = await newAccount(app());
    const first = await signIn(app(), email, PASSWORD);
    expect(first.status).toBe(200);
    const known = cookiesOf(first);

    const answers: number[] = [];
    for (let attempt = 0; attempt < 3 * MAX_ATTEMPTS; attempt += 1)
      answers.push((await signIn(app(), email, `guess ${attempt}`, pretendedAddress(attempt))).status);
    expect(answers).toEqual([...Array(MAX_ATTEMPTS).fill(401), ...Array(2 * MAX_ATTEMPTS).fill(429)]);
    expect((await signIn(app(), email, PASSWORD, pretendedAddress(99))).status).toBe(429);

    // Neither what the owner has open nor the browser that they know is concerned.
    expect((await personWith(app(), '', known).get('/api/session')).body.person).not.toBeNull();
    const again = await signIn(app(), email, PASSWORD, { cookie: known });
    expect(again.status).toBe(200);
    // And the strangers get no new tries from that.
    expect((await signIn(app(), email, 'guess')).status).toBe(429);

    const stored = await app().database.orm.select().from(sessions).where(eq(sessions.userId, userId));
    expect(stored.map(({ ipAddress }) => ipAddress || null)).toEqual([null]);
  });

  it('ASVS-5, SRV-01: a link from the administrator gives a new browser tries of its own, and still asks for the password', async () => {
    const { email } = await newAccount(app());
    const { secret } = await app().services.auth.$context;
    const link = signInLink(email, secret, app().services);
    await useUpAttempts(app(), email);
    expect((await signInBy(app(), link, email, 'guess')).status).toBe(401);
    const answer = await signInBy(app(), link, email, PASSWORD);
    expect(answer.status).toBe(200);
    // From now on the browser is known without the link.
    expect((await signIn(app(), email, PASSWORD, { cookie: cookiesOf(answer) })).status).toBe(200);

    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
      expect((await signInBy(app(), link, email, 'guess')).status).toBe(401);
    expect((await signInBy(app(), link, email, PASSWORD)).status).toBe(429);
  });

  it('SRV-01: a link that has run out, is for somebody else, or was made up gives no try', async () => {
    const [mine, other] = [await newAccount(app()), await newAccount(app())];
    const { secret } = await app().services.auth.$context;
    const { newId, now } = app().services;
    const anHourAgo = new Date(now().getTime() - 3_600_000);
    const known = cookiesOf(await signIn(app(), mine.email, PASSWORD));
    await useUpAttempts(app(), mine.email);
    for (const link of [
      signInLink(mine.email, secret, { newId, now: () => anHourAgo }),
      signInLink(other.email, secret, { newId, now }),
      signInLink(mine.email, `${secret} or so`, { newId, now }),
      decodeURIComponent(/known_browser=([^;]+)/.exec(known)?.[1] ?? ''),
      'nonsense',
    ])
      expect([link, (await signInBy(app(), link, mine.email, PASSWORD)).status]).toEqual([link, 429]);
    // Nor is a link a cookie, which would outlast it.
    const link = encodeURIComponent(signInLink(mine.email, secret, { newId, now }));
    const cookie = `linework.known_browser=${link}`;
    expect((await signIn(app(), mine.email, PASSWORD, { cookie })).status).toBe(429);
  });

  it('ASVS-5, SRV-01: attempts at the same moment count too', async () => {
    const { email } = await newAccount(app());
    const answers = await Promise.all(
      Array.from({ length: 2 * MAX_ATTEMPTS }, (_, attempt) =>
        signIn(app(), email, 'guess', pretendedAddress(attempt)),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(MAX_ATTEMPTS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(MAX_ATTEMPTS);
  });

  it('SRV-01: a known browser has ten tries too, is known to one account only, and cannot be made up', async () => {
    const [mine, other] = [await newAccount(app()), await newAccount(app())];
    const known = cookiesOf(await signIn(app(), mine.email, PASSWORD));
    const forged = known.replace(/(known_browser=)[^.]+/, `$1${v7()}`);
    for (const [cookie, email] of [
      [forged, mine.email],
      [known, other.email],
    ] as const) {
      await useUpAttempts(app(), email);
      expect((await signIn(app(), email, PASSWORD, { cookie })).status).toBe(429);
    }
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
      expect((await signIn(app(), mine.email, 'guess', { cookie: known })).status).toBe(401);
    expect((await signIn(app(), mine.email, PASSWORD, { cookie: known })).status).toBe(429);
  });

  it('ASVS-10, SRV-01: no answer, header or work done tells whether an account exists or may sign in', async () => {
    const { password } = await app().services.auth.$context;
    const work = [vi.spyOn(password, 'hash'), vi.spyOn(password, 'verify')];
    const inactive = await newAccount(app());
    await app()
      .database.orm.update(people)
      .set({ status: 'Inactive' })
      .where(eq(people.userId, inactive.userId));
    const without = await newAccount(app(), null);
    const known = await newAccount(app());
    const attempts: [string, string][] = [
      [known.email, 'wrong'],
      [`${v7()}@nobody.example`, 'wrong'],
      [inactive.email, 'wrong'],
      [inactive.email, PASSWORD],
      [without.email, 'wrong'],
    ];
    const told = [];
    for (const [email, typed] of attempts) {
      for (const spy of work) spy.mockClear();
      const { status, body, headers } = await signIn(app(), email, typed);
      const { requestId: _id, ...words } = body;
      const names = [...headers.keys()].filter((name) => name !== 'x-request-id').sort();
      const hashings = work.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      told.push({ status, words, names, hashings });
    }
    expect(told[0]).toMatchObject({ status: 401, hashings: 1 });
    for (const one of some(told)) expect(one).toEqual(told[0]);

    // Throttled, they are alike too.
    for (const email of [known.email, `${v7()}@nobody.example`]) {
      await useUpAttempts(app(), email);
      for (const spy of work) spy.mockClear();
      const { status, body } = await signIn(app(), email, 'wrong');
      expect([status, body.detail]).toEqual([
        429,
        'Too many attempts to sign in to this account. Try again in 15 minutes, or ask whoever runs Linework for a sign-in link.',
      ]);
      for (const spy of work) expect(spy).not.toHaveBeenCalled();
    }
  });

  it('SRV-01: whoever has an account gets in, whatever letters and case their address is in', async () => {
    const { userId } = await newAccount(app());
    const email = `håkon.${v7()}@blåfjell.example`;
    await app().database.orm.update(users).set({ email }).where(eq(users.id, userId));
    const answer = await signIn(app(), email.toUpperCase(), PASSWORD);
    expect(answer.status).toBe(200);
    const session = await personWith(app(), '', cookiesOf(answer)).get('/api/session');
    expect(session.body.person).not.toBeNull();
  });

  it('SRV-01: a session that is used lives on, with the same cookie', async () => {
    const { email, userId } = await newAccount(app());
    const cookie = cookiesOf(await signIn(app(), email, PASSWORD));
    const { orm } = app().database;
    await orm.execute(
      sql`update auth_sessions set expires_at = now() + interval '2 days' where user_id = ${userId}`,
    );
    const renewed = await personWith(app(), '', cookie).get('/api/session');
    expect(renewed.headers.getSetCookie()[0]).toMatch(/^linework\.session_token=.*HttpOnly; SameSite=Lax$/);
    expect(decodeURIComponent(cookie)).toContain(decodeURIComponent(cookiesOf(renewed).split('; ')[0] ?? ''));
    const [stored] = await orm.select().from(sessions).where(eq(sessions.userId, userId));
    expect(stored?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 20 * 86_400_000);
  });

  it('SRV-01: counts of long ago are swept, so that made-up addresses do not fill the table', async () => {
    const { orm } = app().database;
    const old = `${v7()}@nobody.example`;
    await signIn(app(), old, 'wrong');
    await orm.execute(
      sql`update sign_in_attempts set window_start = now() - interval '16 minutes' where account = ${old}`,
    );
    await signIn(app(), `${v7()}@nobody.example`, 'wrong');
    expect(await rowsOf(orm, sql`select 1 from sign_in_attempts where account = ${old}`)).toEqual([]);
  });

  it('SRV-01: both cookies stay out of reach of scripts and other sites', async () => {
    const { email } = await newAccount(app());
    const cookies = (await signIn(app(), email, PASSWORD)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'linework.session_token',
      'linework.known_browser',
    ]);
    for (const cookie of some(cookies)) expect(cookie).toMatch(/HttpOnly; SameSite=(Lax|Strict)$/);
    for (const cookie of some(cookies)) expect(cookie).not.toContain(email);
  });
});

async function useUpAttempts({ database, services }: TestApp, email: string): Promise<void> {
  const counted = { account: email, attempts: MAX_ATTEMPTS, windowStart: services.now() };
  await database.orm
    .insert(signInAttempts)
    .values(counted)
    .onConflictDoUpdate({ target: signInAttempts.account, set: counted });
}

function signInBy(test: TestApp, link: string, email: string, password: string): Promise<Answer> {
  return personWith(test, '', '').post('/api/auth/sign-in/email', { email, password, link });
}

/** All that proxies say about where a request comes from, made up. */
function pretendedAddress(attempt: number): Record<string, string> {
  const address = `203.0.113.${attempt}`;
  return {
    'x-forwarded-for': `${address}, 198.51.100.${attempt}`,
    'x-real-ip': address,
    'x-client-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    forwarded: `for=${address};proto=https;host=linework.example`,
    'x-forwarded-host': 'linework.example',
    'x-forwarded-proto': 'https',
  };
}
