import type { BrowserContext, Page } from '@playwright/test';
import { startPushService } from '../apps/pm-server/test/pushService';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import type { PushMessage, PushSubscriptionInput } from '../packages/domain/src/notifications/push';
import { wholeBrowser } from './support/browsers';
import { clientNamed, create } from './support/create';
import { expect, signIn, test } from './support/fixtures';
import { createPerson } from './support/people';
import { withServer } from './support/withServer';

test.use({ launchOptions: wholeBrowser });

test('SET-01, SET-02, NOT-03: push is off at first; turned on, the browser shows what the member hears of while Linework is not looked at, and a press opens it; turned off, nothing is sent', {
  tag: '@test-all',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const service = await startPushService();
  try {
    await withServer({ PUSH_ORIGINS: service.origin }, async (url) => {
      await signIn(page, url);
      const member = await createPerson(page, url, { email: 'anna@push.example' });
      const clientId = await create(page, url, 'clients', clientNamed('Wehrbau AG'));
      const projectId = await create(page, url, 'projects', {
        ...{
          name: 'Wehr Nord',
          clientId,
          startDate: '2026-01-10',
          endDate: '2027-06-30',
          budgetMinor: 10_000,
        },
        team: [{ id: member.id }],
      });
      const dueDate = workspaceDate(20);
      const assign = (title: string) =>
        create(page, url, 'tasks', { title, projectId, assigneeId: member.id, dueDate, estimatedHours: 2 });
      const device = service.newBrowser();
      const context = await browser.newContext({ permissions: ['notifications'] });
      await withPushService(context, device.subscription);
      const theirs = await context.newPage();
      await signIn(theirs, url, member);

      await theirs.goto(`${url}/settings?tab=notifications`);
      const form = theirs.getByRole('form', { name: 'Notifications' });
      const wanted = form.getByRole('checkbox', { name: 'Push notifications' });
      await expect(wanted).not.toBeChecked();
      await expect(form.getByRole('button', { name: 'Turn on here' })).toHaveCount(0);
      await wanted.check();
      await form.getByRole('button', { name: 'Save Changes' }).click();
      await expect(form.getByText('This browser does not show them yet.')).toBeVisible();
      await form.getByRole('button', { name: 'Turn on here' }).click();
      await expect(form.getByText('This browser shows them.')).toBeVisible();
      await theirs.reload();
      await expect(wanted).toBeChecked();
      await expect(form.getByText('This browser shows them.')).toBeVisible();

      const taskId = await assign('Zugseil <b>prüfen</b>');
      await expect.poll(() => device.messages.length, { timeout: 30_000 }).toBe(1);
      const [message] = device.messages;
      if (!message) throw new Error('No message');
      expect(message).toMatchObject({ title: 'Task assigned to you', url: `/tasks?task=${taskId}` });
      await test.step('whoever looks at Linework has the bell; else the device shows it', async () => {
        const deliver = await delivery(context, theirs, url);
        await deliver(message);
        await theirs.goto('about:blank');
        await deliver({ ...message, tag: 'second' });
        // From then on the app hears of presses.
        const listening = theirs.waitForResponse(`${url}/api/account/push`);
        await theirs.goto(`${url}/clients`);
        await listening;
        await expect
          .poll(() => shownBy(theirs))
          .toEqual([{ title: 'Task assigned to you', body: message.body, tag: 'second' }]);
        expect(message.body).toContain('Zugseil <b>prüfen</b>');
      });
      await test.step('a press on it opens the task in the window that is there', async () => {
        await press(context);
        await expect(theirs).toHaveURL(`${url}/tasks?task=${taskId}`);
        await expect(theirs.getByText('Zugseil <b>prüfen</b>').first()).toBeVisible();
        expect(await shownBy(theirs)).toEqual([]);
      });
      await test.step('the next session of the same browser takes them again', async () => {
        await context.clearCookies();
        await signIn(theirs, url, member);
        const isOn = async () =>
          (await (await theirs.request.get(`${url}/api/account/push`)).json()).isOn as boolean;
        await theirs.goto(`${url}/dashboard`);
        await expect.poll(isOn).toBe(true);
        await assign('Dichtung wechseln');
        await expect.poll(() => device.messages.length, { timeout: 30_000 }).toBe(2);
        expect(device.messages[1]).toMatchObject({ title: '2 tasks assigned to you' });
      });
      await test.step('turned off here', async () => {
        await theirs.goto(`${url}/settings?tab=notifications`);
        await form.getByRole('button', { name: 'Turn off here' }).click();
        await expect(form.getByText('This browser does not show them yet.')).toBeVisible();
        await theirs.reload();
        await expect(form.getByText('This browser does not show them yet.')).toBeVisible();
      });
      await context.close();
    });
  } finally {
    await service.close();
  }
});

/**
 * A browser of tests reaches no push service: what its `PushManager` answers is ours. The worker, its messages and what it shows are the
 * browser's own.
 */
async function withPushService(context: BrowserContext, subscription: PushSubscriptionInput): Promise<void> {
  await context.addInitScript((given) => {
    const KEPT = 'test-push-key';
    const kept = (key: string) => ({
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    const subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(KEPT, applicationServerKey);
      return kept(applicationServerKey);
    };
    const getSubscription = async () => {
      const key = localStorage.getItem(KEPT);
      return key === null ? null : kept(key);
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription });
  }, subscription);
}

/** Hands messages to the worker as the browser does when one has arrived. */
async function delivery(context: BrowserContext, page: Page, url: string) {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (message: PushMessage) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId,
      data: JSON.stringify(message),
    });
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** What the device shows of Linework. */
async function shownBy(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Presses what is shown. The worker may not wait for what it does then, as no person has pressed: it does the same. */
async function press(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker is registered');
  await worker.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}
