import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, expect, it, vi } from 'vitest';
import { onDatabase } from './onDatabase';
import { clientForm, type Person, projectForm, taskForm, testWorkspace } from './testWorkspace';

const AT_ONCE = 50;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

onDatabase('A save that is sent again', (app) => {
  it(`ASVS-37, GEN-10: ${AT_ONCE} equal creates at once make one row and are answered alike`, async () => {
    const { owner, member, newClient, newProject } = await testWorkspace(app());
    const client = await newClient();
    const project = await newProject(client.id);
    const forms = {
      clients: clientForm(),
      projects: projectForm(client.id),
      tasks: taskForm(project.id, member.id),
    };
    for (const [resource, form] of Object.entries(forms)) {
      const before = (await owner.get(`/api/${resource}`)).body.total;
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => owner.post(`/api/${resource}`, form)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([form.id]));
      expect((await owner.get(`/api/${resource}`)).body.total).toBe(before + 1);
    }
  });

  it('SRV-02: a create whose answer was lost is there once, and the same again says so', async () => {
    const { owner } = await testWorkspace(app());
    const form = clientForm();
    await sendAndHangUp(owner, '/api/clients', form);
    await vi.waitUntil(async () => (await owner.get('/api/clients')).body.total === 1, {
      timeout: 30_000,
    });
    const again = await owner.post('/api/clients', form);
    expect([again.status, again.body.id]).toEqual([200, form.id]);
    expect((await owner.get('/api/clients')).body.total).toBe(1);
  });

  it('SRV-02: an edit sent again after its answer was lost meets its own values, and overwrites nothing', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const client = await newClient();
    const edited = { ...clientForm(), name: 'Edited' };
    const first = await owner.put(`/api/clients/${client.id}`, client.version, edited);
    const again = await owner.put(`/api/clients/${client.id}`, client.version, edited);
    expect([first.status, again.status, again.body.current]).toEqual([200, 412, first.body]);
  });

  it(`ASVS-37, SRV-02: of ${AT_ONCE} different edits of one version at once one is stored, and the others are told`, async () => {
    const { owner, newClient } = await testWorkspace(app());
    const client = await newClient();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        owner.put(`/api/clients/${client.id}`, client.version, { ...clientForm(), name: `Edit ${at}` }),
      ),
    );
    const [stored] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(AT_ONCE - 1);
    expect((await owner.get(`/api/clients/${client.id}`)).body).toEqual(stored?.body);
  });

  /** Sends the whole request over a real connection and breaks it before an answer can come. */
  async function sendAndHangUp({ cookie }: Person, path: string, body: object): Promise<void> {
    const server = createAdaptorServer({ fetch: app().app.fetch });
    stops.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const headers = { cookie, 'content-type': 'application/json' };
    await new Promise<void>((resolve) => {
      const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
      sent.once('error', () => resolve());
      server.once('request', () => sent.destroy(new Error('The connection broke')));
      sent.end(JSON.stringify(body));
    });
  }
});
