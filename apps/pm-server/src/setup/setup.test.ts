import { Dashboard, dashboardStats, defaultSettings, initials, SessionInfo } from '@linework/domain';
import { sampleWorkspace } from '@linework/domain/sample';
import { afterAll, describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { newDataDir } from '../../test/embeddedTemplate';
import { createTestApp, type TestApp } from '../../test/onDatabase';
import { personWith } from '../../test/testWorkspace';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

const account = { email: 'Ada@Haldenroy.example', password: 'drafting-paper' };
const form = { companyName: 'Haldenroy & Søn', name: 'Ada van Hald', ...account, sample: true };
const opened: TestApp[] = [];
const freshApp = async (options?: Parameters<typeof createTestApp>[1]) => {
  const test = await createTestApp(await openDatabase({ dataDir: await newDataDir() }), options);
  opened.push(test);
  return test;
};
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

afterAll(async () => {
  for (const { services, database } of opened) {
    await services.changes.close();
    await database.close();
  }
});

describe('First-run set-up', () => {
  it('SRV-01, DSH-02: makes the workspace with the sample and signs its owner in; a second one is refused', async () => {
    const test = await freshApp();
    const visitor = personWith(test, '', '');
    expect((await visitor.get('/api/setup')).body).toEqual({ needed: true, tokenRequired: false });
    const bad = await visitor.post('/api/setup', { ...form, companyName: '', password: '12345' });
    expect(bad.body.errors).toEqual([
      { path: 'companyName', message: 'Company name is required' },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ]);
    const made = await visitor.post('/api/setup', form);
    expect(made.status).toBe(200);
    expect(made.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax$/);
    expect((await visitor.get('/api/setup')).body).toEqual({ needed: false, tokenRequired: false });
    expect((await visitor.post('/api/setup', form)).status).toBe(409);

    const owner = personWith(test, '', cookieOf(made.headers));
    const session = SessionInfo.parse((await owner.get('/api/session')).body);
    expect(session).toMatchObject({
      person: {
        name: 'Ada van Hald',
        initials: initials('Ada van Hald'),
        accessRole: 'owner',
        clientId: null,
      },
      workspace: { name: 'Haldenroy & Søn' },
      settings: defaultSettings('Haldenroy & Søn'),
    });
    expect(session.permissions).toContain('workspace:export:all');

    const dashboard = Dashboard.parse((await owner.get('/api/dashboard')).body);
    expect(dashboard.stats.map(({ key, value }) => [key, value])).toEqual([
      ['activeClients', 12],
      ['totalProjects', 24],
      ['activeTasks', 156],
      ['teamMembers', 18],
    ]);
    expect([
      dashboard.recentClients.length,
      dashboard.recentProjects.length,
      dashboard.recentTasks.length,
    ]).toEqual([5, 5, 5]);
    // The SQL of the cards says what domain's own formula says of the same rows.
    const [at] = await rowsOf<{ id: string; today: string; made: string }>(
      test.database.orm,
      sql`select p.id, p.start_date as today, p.created_at as made from people p where p.access_role = 'owner'`,
    );
    const [{ seed } = { seed: '' }] = await rowsOf<{ seed: string }>(
      test.database.orm,
      sql`select id as seed from workspaces`,
    );
    const sample = sampleWorkspace({ today: at?.today ?? '', ownerId: at?.id ?? '', seed });
    const people = sample.people.map((person) => ({ ...person, status: 'Active' as const }));
    const owned = {
      accessRole: 'owner' as const,
      status: 'Active' as const,
      createdAt: new Date(at?.made ?? '').toISOString(),
    };
    expect(dashboard.stats).toEqual(dashboardStats({ ...sample, people: [...people, owned] }, new Date()));
  });

  it.each([
    ['listens for other machines', { host: '0.0.0.0' }],
    ['has a public address', { publicUrl: 'https://linework.example' }],
    ['has a public address for this network', { publicUrl: 'http://linework.example' }],
  ])(
    'ASVS-6, SRV-01: a fresh server that %s has no account and makes one only with the token of its log',
    async (_, options) => {
      const test = await freshApp(options);
      for (const table of ['auth_users', 'auth_accounts', 'people', 'workspaces'])
        expect(await rowsOf(test.database.orm, sql`select 1 from ${sql.identifier(table)}`)).toEqual([]);
      const visitor = personWith(test, '', '');
      expect((await visitor.get('/api/setup')).body).toEqual({ needed: true, tokenRequired: true });
      for (const token of [undefined, '', 'wrong']) {
        const refused = await visitor.post('/api/setup', { ...form, sample: false, token });
        expect(refused.body.errors).toEqual([
          { path: 'token', message: 'Enter the set-up token from the server log' },
        ]);
      }
      expect(
        (await visitor.post('/api/setup', { ...form, sample: false, token: test.services.setupToken }))
          .status,
      ).toBe(200);
    },
  );
});

describe('Sessions', () => {
  it('SRV-01: sign-in, sign-out, wrong words told alike, and a limit per account', async () => {
    const test = await freshApp();
    const visitor = personWith(test, '', '');
    await visitor.post('/api/setup', { ...form, sample: false });
    const signIn = (email: string, password: string) =>
      visitor.post('/api/auth/sign-in/email', { email, password });
    const [wrong, unknown] = [
      await signIn(account.email, 'wrong'),
      await signIn('nobody@haldenroy.example', 'wrong'),
    ];
    expect([wrong.status, wrong.body.detail]).toEqual([401, unknown.body.detail]);

    const right = await signIn('ADA@haldenroy.EXAMPLE', account.password);
    expect(right.status).toBe(200);
    const owner = personWith(test, '', cookieOf(right.headers));
    expect((await owner.get('/api/session')).body.person).not.toBeNull();
    const forged = personWith(test, '', `${owner.cookie.slice(0, -8)}AAAAAAA%3D`);
    expect((await forged.get('/api/session')).body).toEqual({ person: null, ended: null });
    expect((await owner.post('/api/auth/sign-out')).headers.getSetCookie()[0]).toMatch(
      /linework\.session_token=;.*Max-Age=0/,
    );
    expect((await owner.get('/api/session')).body).toEqual({ person: null, ended: null });
    expect((await owner.get('/api/clients')).status).toBe(401);

    const attempts = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      attempts.push((await signIn(account.email, 'wrong')).status);
    expect(attempts).toEqual([...Array(10).fill(401), 429]);
    const limited = await signIn(account.email, account.password);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await signIn('nobody@haldenroy.example', 'wrong')).status).toBe(401);
  });

  it('SRV-01: nobody can sign up or reach what better-auth offers besides', async () => {
    const visitor = personWith(await freshApp(), '', '');
    for (const path of [
      'sign-up/email',
      'change-password',
      'request-password-reset',
      'update-user',
      'list-sessions',
      'get-session',
    ]) {
      expect([
        path,
        (await visitor.post(`/api/auth/${path}`, { email: 'a@b.example', password: 'secret', name: 'x' }))
          .status,
      ]).toEqual([path, 401]);
    }
    expect((await visitor.get('/api/auth/ok')).status).toBe(401);
  });
});

describe('Every answer', () => {
  it('ASVS-35, SRV-01: writes from another site, forms and oversized bodies are refused', async () => {
    const visitor = personWith(await freshApp(), '', '');
    const body = { email: 'a@b.example', password: 'secret' };
    const post = async (headers: Record<string, string>, sent: unknown = body) =>
      (await visitor.post('/api/auth/sign-in/email', sent, headers)).status;
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
    expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({ host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
    expect(await post({ 'content-type': 'text/plain' })).toBe(415);
    expect(await post({ 'content-length': String(9 * 1024 * 1024) })).toBe(413);
    const unannounced = { 'transfer-encoding': 'chunked' };
    expect(await post(unannounced, { ...body, password: 'x'.repeat(9 * 1024 * 1024) })).toBe(413);
    expect(await post(unannounced)).toBe(401);
    expect(await post({ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' })).toBe(401);
    expect(await post({}, '{"email":')).toBe(400);
  });

  it('ASVS-34, SRV-01: carries the headers that keep pages from being framed, sniffed or scripted from elsewhere', async () => {
    const { app } = await freshApp();
    for (const path of ['/api/setup', '/api/nothing', '/api/docs', '/api/openapi.json']) {
      const { headers } = await app.request(`http://localhost${path}`, { headers: { host: 'localhost' } });
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('SRV-01: the API is described for programs, and for people without inline scripts', async () => {
    const { app } = await freshApp();
    const get = (path: string) => app.request(`http://localhost${path}`, { headers: { host: 'localhost' } });
    const document = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, object> };
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/clients',
        '/api/projects/{id}',
        '/api/tasks/{id}/completion',
        '/api/deletions/{id}/undo',
        '/api/setup',
      ]),
    );
    const page = await (await get('/api/docs')).text();
    for (const [tag] of some(page.matchAll(/<script[^>]*>/g))) expect(tag).toContain('src=');
    for (const [, source] of some(page.matchAll(/(?:src|href)="([^"]+)"/g)))
      expect([source, (await get(source ?? '')).status]).toEqual([source, 200]);
  });
});
