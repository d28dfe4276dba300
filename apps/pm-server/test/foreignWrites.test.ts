import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { createApp } from '../src/createApp';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { onDatabase } from './onDatabase';
import { operationsOf } from './operations';
import { personWith, testWorkspace } from './testWorkspace';

const FORM = 'application/x-www-form-urlencoded';

/** What a page of somebody else can make a browser send, and the answer to it. */
const FOREIGN: Record<string, { headers: Record<string, string>; answer: number }> = {
  'from another site': { headers: { origin: 'https://evil.example' }, answer: 403 },
  'from another port of this machine': { headers: { origin: 'http://localhost:8080' }, answer: 403 },
  'from a subdomain': { headers: { origin: 'http://evil.localhost' }, answer: 403 },
  'from a sandboxed frame or a file': { headers: { origin: 'null' }, answer: 403 },
  'from an origin that is none': { headers: { origin: 'localhost' }, answer: 403 },
  'said to be cross-site': { headers: { 'sec-fetch-site': 'cross-site' }, answer: 403 },
  'said to be same-site': { headers: { 'sec-fetch-site': 'same-site' }, answer: 403 },
  'as text': { headers: { 'content-type': 'text/plain' }, answer: 415 },
  'as text that says JSON': { headers: { 'content-type': 'text/plain; application/json' }, answer: 415 },
  'as a form': { headers: { 'content-type': FORM }, answer: 415 },
  'as a form with files': { headers: { 'content-type': 'multipart/form-data; boundary=x' }, answer: 415 },
  'without a type': { headers: { 'content-type': '' }, answer: 415 },
  'in pieces, without a length': {
    headers: { 'content-type': FORM, 'content-length': '', 'transfer-encoding': 'chunked' },
    answer: 415,
  },
  'to a name that points here': {
    headers: { host: 'evil.example', origin: 'http://evil.example' },
    answer: 403,
  },
};
/** What better-auth would offer if it were mounted, or were some day. */
const SIGN_IN_LIBRARY = [
  'sign-in/email',
  'sign-in/social',
  'sign-up/email',
  'sign-out',
  'change-password',
  'change-email',
  'set-password',
  'delete-user',
  'update-user',
  'revoke-sessions',
  'request-password-reset',
  'reset-password',
  'callback/github',
].map((path) => `post /api/auth/${path}`);

onDatabase('Writes that another site makes a browser send', (app) => {
  it('ASVS-35, SRV-01: each is refused on every route that writes, with a session too, and changes nothing', async () => {
    const { owner, newClient, newProject, newTask, member } = await testWorkspace(app());
    const client = await newClient();
    const project = await newProject(client.id);
    const task = await newTask(project.id, member.id);
    const ids: Record<string, string> = { clients: client.id, projects: project.id, tasks: task.id };
    const routes = operationsOf(app())
      .filter(({ method }) => method !== 'get')
      .map(({ method, path }) => `${method} ${path}`);
    expect(routes.length).toBeGreaterThan(14);
    const before = await everything();
    for (const route of new Set([...routes, ...SIGN_IN_LIBRARY, 'patch /api/settings'])) {
      const [method = '', path = ''] = route.split(' ');
      const address = path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? v7());
      for (const [how, { headers, answer }] of Object.entries(FOREIGN)) {
        const response = await app().app.request(`http://localhost${address}`, {
          method: method.toUpperCase(),
          headers: {
            host: 'localhost',
            cookie: owner.cookie,
            'content-type': 'application/json',
            'content-length': '2',
            'if-match': '"1"',
            ...headers,
          },
          body: '{}',
        });
        expect([route, how, response.status]).toEqual([route, how, answer]);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect(await everything()).toEqual(before);
  });

  it('ASVS-35, SRV-01: asked beforehand, it lets no other site send JSON', async () => {
    const { owner } = await testWorkspace(app());
    const answer = await app().app.request('http://localhost/api/clients', {
      method: 'OPTIONS',
      headers: {
        host: 'localhost',
        cookie: owner.cookie,
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('ASVS-34, ASVS-35, SRV-01: behind https its own http page is another site, and cookies never travel without', async () => {
    const services = { ...app().services, publicUrl: 'https://linework.example' };
    const secured = { ...app(), services, app: createApp(services, { loopback: true }) };
    const post = (headers: Record<string, string>) =>
      personWith(secured, '', '').post('/api/auth/sign-out', {}, { host: 'linework.example', ...headers });
    expect((await post({ origin: 'https://linework.example' })).status).toBe(200);
    expect((await post({ origin: 'http://linework.example' })).status).toBe(403);
    // Who administers the machine may come by its own address.
    expect((await post({ host: 'localhost', origin: 'http://localhost' })).status).toBe(200);
    const { headers } = await post({});
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-.*; Secure$/);
  });

  it('ASVS-35, SRV-01: nothing that a link or an image can ask for changes anything', async () => {
    const { owner, newClient, newProject, newTask, member } = await testWorkspace(app());
    const client = await newClient();
    const project = await newProject(client.id);
    const task = await newTask(project.id, member.id);
    const ids: Record<string, string> = { clients: client.id, projects: project.id, tasks: task.id };
    const paths = operationsOf(app())
      // A stream, which answers until it is closed.
      .filter(({ method, path }) => method === 'get' && path !== '/api/events')
      .map(({ path }) => path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? v7()));
    expect(paths.length).toBeGreaterThan(10);
    // Also what would be a write if the method were taken from somewhere else, and addresses that are written to.
    const written = operationsOf(app())
      .filter(({ method }) => method !== 'get')
      .map(({ path }) => path.replace('{id}', task.id));
    const before = await everything();
    for (const path of some(new Set([...paths, ...written])))
      for (const method of ['GET', 'HEAD'])
        for (const query of ['', '?_method=DELETE&completed=true&action=delete']) {
          const { status } = await app().app.request(`http://localhost${path}${query}`, {
            method,
            headers: { host: 'localhost', cookie: owner.cookie, 'x-http-method-override': 'DELETE' },
          });
          expect(status, `${method} ${path}${query}`).toBeLessThan(500);
        }
    expect(await everything()).toEqual(before);
  });

  /** But when sessions were last used. */
  async function everything(): Promise<unknown[]> {
    const rows = [
      'clients',
      'projects',
      'tasks',
      'deletions',
      'task_bulk_changes',
      'auth_sessions',
      'sign_in_attempts',
    ];
    return Promise.all(
      rows.map((table) =>
        rowsOf(
          app().database.orm,
          sql`select to_jsonb(t) - 'expires_at' - 'updated_at' as row from ${sql.identifier(table)} t order by 1`,
        ),
      ),
    );
  }
});
