import type { Browser, Page } from '@playwright/test';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import { addDays } from '../packages/domain/src/format/workspaceDate';
import { clientNamed, create } from './support/create';
import { edit, expect, type owner, signIn, test } from './support/fixtures';
import { expectSeenFocus, forbidPointer, tabTo } from './support/keyboard';
import { describeOnPostgres } from './support/onPostgres';
import { createPerson, newcomer } from './support/people';
import { samplePostgres } from './support/samplePostgres';
import { startServer } from './support/server';
import { storeFile } from './support/storeFile';

/** What people hear of: the bell, and the page of all. */

test.use({ ownProcess: true });

const PROJECT = 'Wehrverschlusserneuerung Nord';

test('NOT-01, NOT-02, NOT-03, GEN-05: whoever is given a task hears of it while they work, reads, follows, deletes and clears by keyboard; the client’s person hears nothing', async ({
  ownerPage,
  server: { url },
  browser,
}) => {
  const { member, customer, projectId } = await withProject(ownerPage, url);
  const members = await signedIn(browser, url, member);
  const customers = await signedIn(browser, url, customer);
  const pressedNothing = await forbidPointer(members);
  await Promise.all([members, customers].map((page) => page.goto(`${url}/app/dashboard`)));
  await expect(bell(members)).toHaveAccessibleName('Notifications');
  await tabTo(members, bell(members));
  await members.keyboard.press('Enter');
  const list = members.getByRole('dialog', { name: 'Notifications' });
  await expect(list).toContainText('No notifications');
  await expect(list).toContainText("You're all caught up!");
  await members.keyboard.press('Escape');
  await expect(bell(members)).toBeFocused();

  const dueDate = workspaceDate(20);
  const taskOf = (title: string) =>
    create(ownerPage, url, 'tasks', { title, projectId, assigneeId: member.id, dueDate, estimatedHours: 2 });
  const taskId = await taskOf('Zugseil prüfen');
  await expect(bell(members)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(members.getByText('New notification: Task assigned to you')).toBeAttached();
  await taskOf('Dichtung wechseln');
  await members.keyboard.press('Enter');
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(1);
  for (const text of [
    'Info',
    '2 tasks assigned to you',
    'Dichtung wechseln and 1 more, by Marta Lindqvist.',
    'Just now',
  ])
    await expect(rows.first()).toContainText(text);
  await test.step('an unread one is read; the next is another', async () => {
    await tabTo(members, rows.getByRole('button', { name: 'Mark “2 tasks assigned to you” as read' }));
    await members.keyboard.press('Enter');
    await expect(bell(members)).toHaveAccessibleName('Notifications');
    await expectSeenFocus(members);
    await taskOf('Lager schmieren');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Lager schmieren, in Wehrverschlusserneuerung Nord');
  });
  await test.step('its link leads to the task, and reads it', async () => {
    await tabTo(members, rows.first().getByRole('link', { name: 'Open task' }), 'Shift+Tab');
    await members.keyboard.press('Enter');
    await expect(members).toHaveURL(/\/app\/tasks\?task=/);
    await expect(list).toHaveCount(0);
    await expect(bell(members)).toHaveAccessibleName('Notifications');
  });
  await test.step('one is deleted, all are cleared, and come back', async () => {
    await tabTo(members, bell(members));
    await members.keyboard.press('Enter');
    await tabTo(members, rows.first().getByRole('button', { name: 'Delete “Task assigned to you”' }));
    await members.keyboard.press('Enter');
    await expect(rows).toHaveCount(1);
    await tabTo(members, list.getByRole('button', { name: 'Clear All' }), 'Shift+Tab');
    await members.keyboard.press('Enter');
    await expect(list).toContainText("You're all caught up!");
    await members.keyboard.press('Escape');
    await members.reload();
    await tabTo(members, bell(members));
    await members.keyboard.press('Enter');
    await expect(list).toContainText('No notifications');
    await members.keyboard.press('Escape');
  });
  pressedNothing();
  await test.step('Undo brings what was deleted back', async () => {
    await taskOf('Getriebe ölen');
    await bell(members).click();
    await list.getByRole('button', { name: 'Clear All' }).click();
    await members.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(1);
    await members.keyboard.press('Escape');
  });
  await test.step('of a task that is somebody else’s by now nobody hears', async () => {
    await edit(ownerPage, `${url}/api/tasks/${taskId}`, { title: 'Streng geheim' });
    await bell(members).click();
    await expect(list).not.toContainText('geheim');
    await members.keyboard.press('Escape');
  });
  await expect(bell(customers)).toHaveAccessibleName('Notifications');
  expect((await (await customers.request.get(`${url}/api/notifications`)).json()).rows).toEqual([]);
});

test('NOT-01, NOT-02, NOT-03, SRV-02: a page lists all of them, by what they are about; they outlive a killed server; days and budgets are told too', async ({
  page,
  browser,
  ownServer,
}) => {
  test.slow();
  const { url } = ownServer;
  await signIn(page, url);
  const { member, projectId } = await withProject(page, url);
  const members = await signedIn(browser, url, member);
  const today = workspaceDate();
  await create(page, url, 'tasks', {
    ...{
      title: 'Statik prüfen',
      projectId,
      assigneeId: member.id,
      dueDate: addDays(today, 1),
      estimatedHours: 2,
    },
  });
  const file = { kind: 'document', projectId, category: 'Design', content: Buffer.from('Wehr\n') } as const;
  await storeFile(page, url, { ...file, name: 'Entwurf.txt' });
  await storeFile(page, url, { ...file, name: 'Statik.txt' });
  await members.goto(`${url}/notifications`);
  const rows = members.getByRole('region', { name: 'All notifications' }).getByRole('listitem');
  await expect(rows.filter({ hasText: '2 files uploaded' })).toContainText(
    'Marta Lindqvist uploaded Statik.txt and 1 more to Wehrverschlusserneuerung Nord.',
  );
  await members.getByRole('button', { name: 'Tasks', exact: true }).click();
  await expect(members).toHaveURL(/\?topic=tasks$/);
  await expect(rows.filter({ hasText: 'Task assigned to you' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'files' })).toHaveCount(0);
  // The server looks what is due a minute after its start.
  await ownServer.passTime(60);
  await expect(rows.filter({ hasText: 'Task is due soon' })).toContainText('Statik prüfen');
  await members.getByRole('button', { name: 'Mark all as read' }).click();
  await members.getByRole('button', { name: /^Unread/ }).click();
  await expect(members.getByText('No notifications')).toBeVisible();

  // 100.00 of budget at 75.00 an hour.
  const time = { projectId, description: 'Statik', date: today, minutes: 70 };
  await page.request.post(`${url}/api/timeEntries`, { data: { id: crypto.randomUUID(), ...time } });
  await ownServer.kill();
  const again = await startServer({
    dataDirectory: ownServer.dataDirectory,
    port: Number(new URL(url).port),
  });
  await page.goto(`${again.url}/notifications?topic=budgets`);
  const budgets = page.getByRole('region', { name: 'All notifications' }).getByRole('listitem');
  const told = budgets.filter({ hasText: PROJECT });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('80% of the budget used');
  await expect(told).toContainText(`${PROJECT} has used 80% of $100.00.`);
  await again.stop();
});

describeOnPostgres('at two servers on one PostgreSQL', () => {
  test('NOT-03, SRV-02, SRV-03: who is signed in at the other server hears at once, and once, though the first is killed', async ({
    page,
    browser,
  }) => {
    const sample = await samplePostgres();
    const [first, second] = await Promise.all([startServer(sample), startServer(sample)]);
    try {
      await signIn(page, first.url);
      const { member, projectId } = await withProject(page, first.url);
      const members = await signedIn(browser, second.url, member);
      await members.goto(`${second.url}/dashboard`);
      await expect(bell(members)).toHaveAccessibleName('Notifications');
      const dueDate = workspaceDate(20);
      await create(page, first.url, 'tasks', {
        ...{ title: 'Pegel ablesen', projectId, assigneeId: member.id, dueDate, estimatedHours: 2 },
      });
      await first.kill();
      await expect(bell(members)).toHaveAccessibleName('Notifications, 1 unread');
      const { rows } = await (await members.request.get(`${second.url}/api/notifications`)).json();
      expect(rows.map(({ title }: { title: string }) => title)).toEqual(['Task assigned to you']);
    } finally {
      await Promise.all([first, second].map((server) => server.stop()));
      await sample.remove();
    }
  });
});

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

async function signedIn(browser: Browser, url: string, person: Pick<typeof owner, 'email' | 'password'>) {
  const { theirs } = await newcomer(browser);
  await signIn(theirs, url, person);
  return theirs;
}

/** A project with a member on its team, and a person of its client. */
async function withProject(page: Page, url: string) {
  const clientId = await create(page, url, 'clients', clientNamed(`${PROJECT} AG`));
  const member = await createPerson(page, url, {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna.berg@told.example',
  });
  const customer = await createPerson(page, url, {
    ...{
      firstName: 'Kari',
      lastName: 'Nord',
      email: 'kari.nord@told.example',
      accessRole: 'client',
      clientId,
    },
  });
  const projectId = await create(page, url, 'projects', {
    ...{ name: PROJECT, clientId, startDate: '2026-01-10', endDate: '2027-06-30', budgetMinor: 10_000 },
    team: [{ id: member.id }],
  });
  return { member, customer, projectId };
}
