import type { PushSubscriptionInput } from '@linework/domain';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { startPushService, type TestPushService } from '../../test/pushService';
import { endPauses, runJobs } from '../../test/runJobs';
import { type Person, testWorkspace } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

const PATH = '/api/account/push';

onDatabase('Push', (app) => {
  let service: TestPushService;
  beforeAll(async () => {
    service = await startPushService();
    app().services.pushOrigins = [service.origin];
  });
  afterAll(() => service.close());
  afterEach(async () => {
    service.answer = { status: 201 };
    await app().database.orm.execute(sql`delete from jobs`);
  });

  const subscribe = (person: Person, subscription: PushSubscriptionInput) =>
    person.put(PATH, null, subscription);
  const isOn = async (person: Person) => (await person.get(PATH)).body.isOn;
  /** Some seconds later. */
  const later = async () => {
    await endPauses(app());
    await runJobs(app());
  };

  /** A member who wants push, in a browser that shows it. */
  async function withBrowser() {
    const workspace = await testWorkspace(app());
    const { member, manager, newClient, newProject } = workspace;
    const client = await newClient();
    const project = await newProject(client.id, { team: [{ id: member.id }, { id: manager.id }] });
    const browser = service.newBrowser();
    await member.put('/api/account/settings', null, { pushNotifications: true });
    expect((await subscribe(member, browser.subscription)).status).toBe(200);
    return { ...workspace, client, project, browser };
  }

  it('NOT-03, SET-01: what somebody hears of is shown by their browser, once, encrypted and signed; what was before is not', async () => {
    const workspace = await testWorkspace(app());
    const { member, newClient, newProject, newTask } = workspace;
    const project = await newProject((await newClient()).id, { team: [{ id: member.id }] });
    await newTask(project.id, member.id, { title: 'Before' });
    const browser = service.newBrowser();
    // Off is where everybody begins (SET-02).
    await subscribe(member, browser.subscription);
    await newTask(project.id, member.id, { title: 'Still off' });
    await later();
    expect(browser.messages).toEqual([]);
    await member.put('/api/account/settings', null, { pushNotifications: true });
    await member.post('/api/notifications/read', { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
    const task = await newTask(project.id, member.id, { title: 'Zugseil prüfen' });
    await later();
    expect(browser.messages).toMatchObject([
      {
        title: 'Task assigned to you',
        body: 'Zugseil prüfen, in Substation retrofit, by Tess owner, due 03/01/2026.',
        url: `/tasks?task=${task.id}`,
      },
    ]);
    expect(browser.claims()).toMatchObject({ aud: service.origin, sub: 'mailto:linework@localhost' });
    await later();
    await newTask(project.id, member.id, { title: 'Second' });
    await later();
    expect(browser.messages.map(({ title }) => title)).toEqual([
      'Task assigned to you',
      '2 tasks assigned to you',
    ]);
  });

  it('ASVS-17, NOT-03: nothing is sent once it is out of sight, read, switched off or signed out of', async () => {
    const { owner, member, project, newTask, browser } = await withBrowser();
    const task = await newTask(project.id, member.id);
    await owner.remove(`/api/tasks/${task.id}`);
    await later();
    await newTask(project.id, member.id);
    await member.post('/api/notifications/read', { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
    await later();
    await member.put('/api/account/settings', null, { pushNotifications: false });
    await newTask(project.id, member.id);
    await later();
    await member.put('/api/account/settings', null, { pushNotifications: true });
    await newTask(project.id, member.id);
    await member.post('/api/auth/sign-out');
    await later();
    expect(browser.messages).toEqual([]);
  });

  it('a browser belongs to whoever signed in there last, and to nobody once it is turned off', async () => {
    const { member, manager, project, newTask, browser } = await withBrowser();
    expect([await isOn(member), await isOn(manager)]).toEqual([true, false]);
    await subscribe(manager, browser.subscription);
    expect([await isOn(member), await isOn(manager)]).toEqual([false, true]);
    await newTask(project.id, member.id);
    await later();
    expect((await manager.remove(PATH, null)).status).toBe(200);
    expect(await isOn(manager)).toBe(false);
    expect(browser.messages).toEqual([]);
  });

  it('a service that is busy is asked again; a browser that is gone is forgotten; a redirect is not followed', async () => {
    const { member, project, newTask, browser } = await withBrowser();
    for (const status of [503, 429]) {
      service.answer = { status };
      await newTask(project.id, member.id);
      await later();
      expect(browser.messages).toEqual([]);
      service.answer = { status: 201 };
      await later();
      expect(browser.messages).toHaveLength(1);
      await member.post('/api/notifications/read', { until: 'ffffffff-ffff-7fff-bfff-ffffffffffff' });
      browser.messages.length = 0;
    }
    const elsewhere = await startPushService();
    const inside = elsewhere.newBrowser();
    const location = inside.subscription.endpoint;
    for (const answer of [{ status: 410 }, { status: 307, location }]) {
      await subscribe(member, browser.subscription);
      service.answer = answer;
      await newTask(project.id, member.id);
      await later();
      expect(await isOn(member)).toBe(false);
    }
    await elsewhere.close();
    expect([browser.messages, inside.messages]).toEqual([[], []]);
  });

  it('ASVS-22: the server sends to push services of browsers only', async () => {
    const { member } = await testWorkspace(app());
    const { keys } = service.newBrowser().subscription;
    const put = async (endpoint: string, given: object = keys) =>
      (await member.put(PATH, null, { endpoint, keys: given })).status;
    for (const endpoint of [
      'https://169.254.169.254/latest/meta-data',
      'http://169.254.169.254/',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user:secret@fcm.googleapis.com/x',
      'https://fcm.googleapis.com@169.254.169.254/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilfcm.googleapis.com.example/',
      'https://notpush.apple.com.evil/',
      'https://xnotify.windows.com/x',
      'https://localhost/x',
      'https://[::1]/x',
      'file:///etc/passwd',
      'javascript:alert(1)',
      '',
      `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
    ])
      expect(await put(endpoint), endpoint).toBe(422);
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/x',
      'https://sg2p.notify.windows.com/w/?token=x',
    ])
      expect(await put(endpoint), endpoint).toBe(200);
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    for (const given of [{}, { ...keys, auth: 'short' }, { ...keys, p256dh: noPoint }])
      expect(await put('https://web.push.apple.com/x', given)).toBe(422);
    const answer = (await member.get(PATH)).body;
    expect(Object.keys(answer).sort()).toEqual(['isOn', 'publicKey']);
    const [kept] = await rowsOf<{ endpoint: string }>(
      app().database.orm,
      sql`select endpoint from push_subscriptions where person_id = ${member.id}`,
    );
    expect(kept?.endpoint).toBe('https://sg2p.notify.windows.com/w/?token=x');
  });
});
