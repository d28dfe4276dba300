import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { listen } from '../../test/listen';
import { onDatabase, type TestApp } from '../../test/onDatabase';
import { cookiesOf, newAccount, PASSWORD, signIn } from '../../test/testAccount';
import { personWith } from '../../test/testWorkspace';
import { createApp } from '../createApp';
import { jobHandlers } from '../jobs/jobHandlers';
import { sessions } from './accounts.table';
import { forgetEndedSessions } from './session';

const DAY_MS = 86_400_000;

onDatabase('Sessions', (app) => {
  it('ASVS-12: a session ends 30 days after it was used last, and the person is told', async () => {
    const { email } = await newAccount(app());
    const cookie = cookiesOf(await signIn(app(), email, PASSWORD));
    expect((await sessionAfter(29, cookie)).person).not.toBeNull();
    // Used on day 29, so day 58 is one of use too.
    expect((await sessionAfter(58, cookie)).person).not.toBeNull();
    expect(await sessionAfter(89, cookie)).toEqual({ person: null, ended: 'unused' });
    const refused = await personWith(inDays(89), '', cookie).get('/api/settings');
    expect([refused.status, refused.body.detail]).toEqual([
      401,
      'Your session ended because it was not used for 30 days. Sign in to continue.',
    ]);
  });

  it('ASVS-12: a session ends 90 days after it began however much it is used, and the person is told', async () => {
    const { email } = await newAccount(app());
    const cookie = cookiesOf(await signIn(app(), email, PASSWORD));
    for (const day of [20, 45, 70, 89.9]) expect((await sessionAfter(day, cookie)).person).not.toBeNull();
    expect(await sessionAfter(90.01, cookie)).toEqual({ person: null, ended: 'old' });
    const refused = await personWith(inDays(90.01), '', cookie).get('/api/settings');
    expect([refused.status, refused.body.detail]).toEqual([
      401,
      'Your session ended because it was 90 days old. Sign in to continue.',
    ]);
  });

  it('ASVS-12: a session that an earlier version prolonged past its 90 days is over too', async () => {
    const { email, userId } = await newAccount(app());
    const cookie = cookiesOf(await signIn(app(), email, PASSWORD));
    const began = new Date(Date.now() - 91 * DAY_MS);
    await app().database.orm.update(sessions).set({ createdAt: began }).where(eq(sessions.userId, userId));
    expect(await sessionAfter(0, cookie)).toEqual({ person: null, ended: 'old' });
  });

  it('ASVS-12: an event stream ends with the session that it belongs to', async () => {
    const { email } = await newAccount(app());
    const cookie = cookiesOf(await signIn(app(), email, PASSWORD));
    const almost = personWith(inDays(30 - 0.5 / 86_400), '', cookie);
    const stream = await listen(inDays(30 - 0.5 / 86_400), almost);
    await expect(stream.ended).resolves.toBeUndefined();
  });

  it('ASVS-12: sessions that ended a month ago are deleted, others are kept', async () => {
    const { email, userId } = await newAccount(app());
    await signIn(app(), email, PASSWORD);
    const { database } = app();
    const kept = () => database.orm.select().from(sessions).where(eq(sessions.userId, userId));
    await forgetEndedSessions(database, new Date(Date.now() + 59 * DAY_MS));
    expect(await kept()).toHaveLength(1);
    await forgetEndedSessions(database, new Date(Date.now() + 61 * DAY_MS));
    expect(await kept()).toEqual([]);
    // Every hour, on every server.
    const job = jobHandlers.find(({ kind }) => kind === 'forgetEndedSessions');
    expect(job?.everySeconds).toBe(3_600);
  });

  it('ASVS-11: each sign-in makes a new token, and what signed out is signed out for good', async () => {
    const { email } = await newAccount(app());
    const cookies = [1, 2].map(async () => cookiesOf(await signIn(app(), email, PASSWORD)));
    const [here, elsewhere] = await Promise.all(cookies);
    expect(tokenOf(here)).not.toBe(tokenOf(elsewhere));
    await personWith(app(), '', here ?? '').post('/api/auth/sign-out');
    expect((await personWith(app(), '', here ?? '').get('/api/settings')).status).toBe(401);
    // Of a browser elsewhere nobody said anything.
    expect((await personWith(app(), '', elsewhere ?? '').get('/api/settings')).status).toBe(200);
  });

  it("ASVS-11: signing in again ends the browser's old session and its event streams, whoever's it was", async () => {
    const [mine, other] = [await newAccount(app()), await newAccount(app())];
    for (const next of [mine, other]) {
      const old = cookiesOf(await signIn(app(), mine.email, PASSWORD));
      const stream = await listen(app(), personWith(app(), '', old));
      const fresh = cookiesOf(await signIn(app(), next.email, PASSWORD, { cookie: old }));
      await stream.ended;
      expect(tokenOf(fresh)).not.toBe(tokenOf(old));
      expect((await personWith(app(), '', old).get('/api/settings')).status).toBe(401);
      expect((await personWith(app(), '', fresh).get('/api/settings')).status).toBe(200);
    }
  });

  it('ASVS-11: a sign-in that fails leaves the session that the browser has', async () => {
    const { email } = await newAccount(app());
    const cookie = cookiesOf(await signIn(app(), email, PASSWORD));
    expect((await signIn(app(), email, 'wrong', { cookie })).status).toBe(401);
    expect((await personWith(app(), '', cookie).get('/api/settings')).status).toBe(200);
  });

  it('ASVS-33: at an https address each cookie is of this very host, Secure, HttpOnly and SameSite', async () => {
    const { email } = await newAccount(app());
    const services = { ...app().services, publicUrl: 'https://linework.example' };
    const secure: TestApp = { ...app(), services, app: createApp(services, { loopback: true }) };
    const answer = await signIn(secure, email, PASSWORD);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-linework.session_token',
      '__Host-linework.known_browser',
    ]);
    for (const cookie of some(cookies)) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=(Lax|Strict)$/);
      expect(cookie).not.toContain('Domain');
    }
    const owner = personWith(secure, '', cookiesOf(answer));
    expect((await owner.get('/api/session')).body.person).not.toBeNull();
    // What came without https counts for nothing there.
    const plain = cookiesOf(await signIn(app(), email, PASSWORD));
    expect((await personWith(secure, '', plain).get('/api/session')).body.person).toBeNull();
    expect((await owner.post('/api/auth/sign-out')).headers.getSetCookie()[0]).toMatch(
      /^__Host-linework\.session_token=; Max-Age=0; Path=\/; Secure$/,
    );
  });

  it('ASVS-39: answers and event streams are not to be stored, and signing out clears what the browser stored', async () => {
    const { email } = await newAccount(app());
    const owner = personWith(app(), '', cookiesOf(await signIn(app(), email, PASSWORD)));
    for (const path of ['/api/session', '/api/events', '/api/tasks', '/api/nothing'])
      expect([path, (await owner.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    const { headers } = await owner.post('/api/auth/sign-out');
    expect(headers.get('clear-site-data')).toBe('"cache"');
  });

  /** What the browser is told when it asks so many days from now, and the cookie that it has by then. */
  async function sessionAfter(days: number, cookie: string) {
    const answer = await personWith(inDays(days), '', cookie).get('/api/session');
    expect(answer.status).toBe(200);
    const others = answer.headers.getSetCookie().filter((set) => !set.includes(tokenOf(cookie)));
    expect(others).toEqual([]);
    return answer.body;
  }

  /** The same server so many days from now. */
  function inDays(days: number): TestApp {
    const services = { ...app().services, now: () => new Date(Date.now() + days * DAY_MS) };
    return { ...app(), services, app: createApp(services, { loopback: true }) };
  }
});

function tokenOf(cookies = ''): string {
  return /session_token=([^;]+)/.exec(cookies)?.[1] ?? 'none';
}
