import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { MOST_TOKENS, TOKEN_REQUESTS_PER_MINUTE, tokenMessages } from '@linework/domain';
import { afterEach, expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { cookiesOf, newAccount, PASSWORD, signIn } from '../../test/testAccount';
import { type Person, personWith, taskForm } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { API_DESCRIPTION } from '../http/apiDescription';

onDatabase('API tokens', (app) => {
  afterEach(() => {
    app().services.now = () => new Date();
  });

  it('SRV-01: a token is shown once, acts for its person with their role, and is stored as a hash', async () => {
    const { person, token, made } = await withToken('all');
    expect(made).toMatchObject({ name: 'Nightly import', scope: 'all', lastUsedAt: null });
    expect(token).toMatch(/^lw_[\w-]{43}$/);
    expect(made.ending).toBe(token.slice(-4));
    const listed = (await person.get('/api/account/tokens')).body.rows;
    expect(listed).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(token);
    const stored = await rowsOf(app().database.orm, sql`select * from api_tokens`);
    expect(JSON.stringify(stored)).not.toContain(token);

    expect((await byToken(token, 'GET', '/api/tasks')).status).toBe(200);
    // A member: what they may not do, their token may not either.
    expect((await byToken(token, 'GET', '/api/audit')).status).toBeGreaterThanOrEqual(403);
    expect((await byToken(token, 'GET', '/api/mails')).status).toBe(403);
    expect((await byToken(token, 'POST', '/api/clients', { name: 'x' })).status).toBe(403);
    expect((await person.get('/api/account/tokens')).body.rows[0].lastUsedAt).not.toBeNull();
  });

  it('SRV-01: a token that reads only changes nothing', async () => {
    const { token } = await withToken('read');
    expect((await byToken(token, 'GET', '/api/tasks')).status).toBe(200);
    for (const [method, path] of [
      ['POST', '/api/tasks'],
      ['PUT', '/api/settings'],
      ['DELETE', '/api/trash/0198f2a0-0000-7000-8000-000000000000'],
    ] as const)
      expect(await byToken(token, method, path, taskForm('', ''))).toMatchObject({
        status: 403,
        body: { detail: tokenMessages.readsOnly },
      });
  });

  it('ASVS-15, SRV-01: a token makes and revokes no token, changes no password and opens no stream', async () => {
    const { token } = await withToken('all');
    for (const [method, path] of [
      ['GET', '/api/account/tokens'],
      ['POST', '/api/account/tokens'],
      ['PUT', '/api/account/password'],
      ['GET', '/api/account/sessions'],
      ['GET', '/api/events'],
    ] as const)
      expect((await byToken(token, method, path, {})).status).toBe(403);
  });

  it('ASVS-4: making one takes the password', async () => {
    const { person } = await withToken('all');
    const wrong = await person.post('/api/account/tokens', form({ currentPassword: 'wrong' }));
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'currentPassword' }] } });
    const answers = await Promise.all(
      [{ name: ' ' }, { scope: 'write' }, { days: 3650 }].map((fields) =>
        person.post('/api/account/tokens', form(fields)),
      ),
    );
    expect(answers.map(({ body }) => body.errors[0].path)).toEqual(['name', 'scope', 'days']);
  });

  it('ASVS-13, SRV-01: a token ends when it is revoked, on its last day, and with its person', async () => {
    const revoked = await withToken('all');
    expect((await revoked.person.remove(`/api/account/tokens/${revoked.made.id}`, null)).status).toBe(200);
    expect((await byToken(revoked.token, 'GET', '/api/tasks')).status).toBe(401);

    const expiring = await withToken('all');
    app().services.now = () => new Date(Date.now() + 31 * 86_400_000);
    expect((await byToken(expiring.token, 'GET', '/api/tasks')).status).toBe(401);
    app().services.now = () => new Date();

    const left = await withToken('all');
    await app().database.orm.execute(sql`update people set status = 'Inactive' where id = ${left.personId}`);
    expect((await byToken(left.token, 'GET', '/api/tasks')).status).toBe(401);
  });

  it('SRV-01: one person’s tokens are nobody else’s to see or revoke', async () => {
    const [one, other] = [await withToken('all'), await withToken('all')];
    expect((await one.person.remove(`/api/account/tokens/${other.made.id}`, null)).status).toBe(404);
    expect((await byToken(other.token, 'GET', '/api/tasks')).status).toBe(200);
  });

  it('ASVS-38: a token sends so many requests a minute, a person has so many tokens, and made-up ones open nothing', async () => {
    const { person, token } = await withToken('read');
    const statuses = [];
    for (let sent = 0; sent <= TOKEN_REQUESTS_PER_MINUTE; sent += 1)
      statuses.push((await byToken(token, 'HEAD', '/api/settings')).status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([TOKEN_REQUESTS_PER_MINUTE, 429]);
    app().services.now = () => new Date(Date.now() + 61_000);
    expect((await byToken(token, 'GET', '/api/settings')).status).toBe(200);
    for (const made of ['lw_made-up', 'x'.repeat(10_000), `lw_${'A'.repeat(43)}`])
      expect((await byToken(made, 'GET', '/api/settings')).status).toBe(401);
    await app().database.orm.execute(
      sql`insert into api_tokens select workspace_id, gen_random_uuid(), person_id, name, scope, hash || n, ending, created_at, expires_at, null
          from api_tokens t, generate_series(2, ${MOST_TOKENS}) n where t.name = 'Nightly import' and t.person_id = ${person.id}`,
    );
    expect(await person.post('/api/account/tokens', form())).toMatchObject({
      status: 409,
      body: { detail: tokenMessages.tooMany },
    });
  });

  it('SRV-01: the example of /api/docs runs as it is written', async () => {
    const { person, token } = await withToken('read');
    const { info, components } = (await person.get('/api/openapi.json')).body;
    expect(info.description).toBe(API_DESCRIPTION);
    expect(components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
    const example = /```sh\n([\s\S]+?)```/.exec(info.description)?.[1] ?? '';
    const server = createAdaptorServer({ fetch: app().app.fetch });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const env = { ...process.env, LINEWORK_TOKEN: token, LINEWORK_URL: `http://127.0.0.1:${port}` };
    const { stdout } = await promisify(execFile)('sh', ['-c', example], { env });
    server.close();
    expect(JSON.parse(stdout)).toMatchObject({ rows: [], total: 0 });
  });

  function form(fields: object = {}) {
    return { name: 'Nightly import', scope: 'all', days: 30, currentPassword: PASSWORD, ...fields };
  }

  /** A member with a token of theirs. */
  async function withToken(scope: 'read' | 'all') {
    const { email, personId } = await newAccount(app());
    const cookie = cookiesOf(await signIn(app(), email, PASSWORD));
    const person: Person = personWith(app(), personId, cookie);
    const answer = await person.post('/api/account/tokens', form({ scope }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { token, ...made } = answer.body as { token: string; id: string; ending: string };
    return { person, personId, token, made };
  }

  async function byToken(token: string, method: string, path: string, body?: object) {
    const response = await app().app.request(`http://localhost${path}`, {
      method,
      headers: {
        host: 'localhost',
        authorization: `Bearer ${token}`,
        ...(body && method !== 'GET' && { 'content-type': 'application/json', 'content-length': '1' }),
      },
      ...(body && method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }
});
