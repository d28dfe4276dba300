import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { onDatabase } from './onDatabase';
import { operationsOf } from './operations';
import { type Person, testWorkspace } from './testWorkspace';

onDatabase('Compressed answers', (app) => {
  const get = (path: string, { cookie }: Pick<Person, 'cookie'>, accepted?: string) =>
    app().app.request(`http://localhost${path}`, {
      headers: { cookie, host: 'localhost', ...(accepted !== undefined && { 'accept-encoding': accepted }) },
    });

  it('SRV-01: a list over 2 kB comes as the browser accepts it, a fifth of its size, and says the same', async () => {
    const { owner, newClient, newProject, newTask } = await testWorkspace(app());
    const project = await newProject((await newClient()).id);
    for (let n = 0; n < 30; n += 1) await newTask(project.id, owner.id, { title: `Draw detail ${n}` });
    const path = '/api/tasks?limit=50';
    const plain = await get(path, owner);
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await get(path, owner, accepted);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(unpack(body).toString()).toBe(text);
      expect(body.length).toBeLessThan(text.length / 5);
    }
    for (const accepted of ['identity', 'br;q=0', 'gzip;q=0.0', ''])
      expect((await get(path, owner, accepted)).headers.get('content-encoding'), accepted).toBeNull();
    for (const accepted of [undefined, 'br'])
      expect((await get(path, owner, accepted)).headers.get('vary')).toBe('Accept-Encoding');
    expect((await get('/api/tasks?limit=1', owner, 'br')).headers.get('content-encoding')).toBeNull();
  });

  it('SRV-01: the tag of a compressed row is weak, and saves the version that it names', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const client = await newClient({ notes: 'As agreed on site. '.repeat(150) });
    const path = `/api/clients/${client.id}`;
    const answer = await get(path, owner, 'gzip');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await get(path, owner)).headers.get('etag')).toBe('"1"');
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toBe('W/"1"');
    const form = { ...client, name: 'Nordlys Energi AS' };
    const saved = await app().app.request(`http://localhost${path}`, {
      method: 'PUT',
      headers: {
        cookie: owner.cookie,
        'content-type': 'application/json',
        'if-match': tag,
        host: 'localhost',
      },
      body: JSON.stringify(form),
    });
    expect(saved.status).toBe(200);
  });

  it('SRV-01: nothing that may carry a secret is compressed: session, sign-in, set-up, and whatever names a secret', async () => {
    const { owner } = await testWorkspace(app());
    const { body: document } = await owner.get('/api/openapi.json');
    const secretive = operationsOf(app()).filter(({ method, path }) => {
      const { 200: answer } = document.paths[path][method].responses;
      return /"(?:[a-z]*(?:password|token|secret|otp|recovery)[a-z]*)":/i.test(JSON.stringify(answer));
    });
    const paths = new Set([
      '/api/session',
      '/api/setup',
      ...secretive.filter(({ method }) => method === 'get').map(({ path }) => path),
    ]);
    expect(paths).toContain('/api/setup');
    for (const path of paths) {
      const answer = await get(path, owner, 'gzip, br');
      const { status, headers } = answer;
      expect([path, status, headers.get('vary'), headers.get('content-encoding')]).toEqual([
        path,
        200,
        null,
        null,
      ]);
    }
  });
});
