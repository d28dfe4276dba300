import type { Browser, Page } from '@playwright/test';
import { clientNamed, create, newId } from './support/create';
import { edit, expect, type owner, signIn, test } from './support/fixtures';
import { forbidPointer, tabTo } from './support/keyboard';
import { createPerson, newcomer } from './support/people';
import { storeFile } from './support/storeFile';

/** What people say on tasks and files. */

const SECRET = 'Vergabegrenze 4 000';

test('NOT-03, SRV-03, GEN-10: a manager names a member by keyboard, whose bell rings and leads to the comment; the answer rings back, and both see it live', async ({
  ownerPage,
  server: { url },
  browser,
}) => {
  const { manager, member, taskId } = await withTask(ownerPage, url);
  const managers = await signedIn(browser, url, manager);
  const members = await signedIn(browser, url, member);
  await members.goto(`${url}/app/dashboard`);
  const pressedNothing = await forbidPointer(managers);
  await managers.goto(`${url}/app/tasks/edit?id=${taskId}`);
  const field = writing(managers);
  await tabTo(managers, field);
  await managers.keyboard.type('Bitte prüfen, @anna');
  await expect(managers.getByRole('option', { name: /Anna Berg/ })).toBeVisible();
  await managers.keyboard.press('Enter');
  await expect(field).toHaveValue('Bitte prüfen, @Anna Berg ');
  await managers.keyboard.press('Enter');
  await managers.keyboard.type('<img src=x onerror=alert(1)>');
  await managers.keyboard.press('Control+Enter');
  const onManagers = said(managers);
  await expect(onManagers).toHaveCount(1);
  await expect(onManagers.first()).toContainText('<img src=x onerror=alert(1)>');
  await expect(onManagers.first().locator('[data-part="mention"]')).toHaveText('@Anna Berg');
  await expect(managers.locator('img[src="x"]')).toHaveCount(0);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  pressedNothing();

  await test.step('the bell rings, and its link has the comment in view', async () => {
    await expect(bell(members)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(members).click();
    const list = members.getByRole('dialog', { name: 'Notifications' });
    await expect(list).toContainText('Moritz Lang mentioned you');
    await list.getByRole('link', { name: 'Open comment' }).click();
    await expect(members).toHaveURL(new RegExp(`/app/tasks/edit\\?id=${taskId}&comment=`));
    await expect(said(members).first()).toBeInViewport();
    await expect(said(members).first()).toBeFocused();
  });
  await test.step('an answer comes to the other page by itself, and rings', async () => {
    await said(members)
      .first()
      .getByRole('button', { name: /^Reply to/ })
      .click();
    await members.getByRole('textbox', { name: 'Reply to Moritz Lang' }).fill('Ist geprüft');
    await members.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(managers.getByText('Ist geprüft')).toBeVisible();
    await expect(bell(managers)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(managers).click();
    await expect(managers.getByRole('dialog', { name: 'Notifications' })).toContainText('Anna Berg answered');
    await managers.keyboard.press('Escape');
  });
  await test.step('one’s own words are changed and deleted, and come back', async () => {
    await managers.getByRole('button', { name: /^Edit “Bitte/ }).click();
    await managers.getByRole('textbox', { name: 'Change the comment' }).fill('Bitte heute prüfen');
    await managers.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(members.getByText('Bitte heute prüfen')).toBeVisible();
    await expect(members.getByText('· edited')).toBeVisible();
    await managers.getByRole('button', { name: /^Delete “Bitte/ }).click();
    await managers.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(members.getByText('This comment was deleted.')).toBeVisible();
    await expect(members.getByText('Ist geprüft')).toBeVisible();
    await managers.getByRole('button', { name: 'Undo' }).click();
    await expect(members.getByText('Bitte heute prüfen')).toBeVisible();
  });
  await test.step('what is not sent yet is there after a reload', async () => {
    await field.fill('Noch nicht fertig');
    await managers.goto(`${url}/app/dashboard`);
    await managers.goto(`${url}/app/tasks/edit?id=${taskId}`);
    await expect(field).toHaveValue('Noch nicht fertig');
  });
});

test('NOT-03, SRV-01, GEN-11: an internal comment is plain to see as one, names nobody of the client, and no byte of it reaches them', async ({
  ownerPage,
  server: { url },
  browser,
}) => {
  const { manager, customer, taskId, projectId } = await withTask(ownerPage, url);
  const managers = await signedIn(browser, url, manager);
  const customers = await signedIn(browser, url, customer);
  const received: Promise<string>[] = [];
  customers.on('response', (response) => {
    if (response.url().includes('/api/') && !response.url().endsWith('/api/events'))
      received.push(response.text().catch(() => ''));
  });
  await customers.goto(`${url}/app/tasks/edit?id=${taskId}`);
  await expect(customers.getByText('No comments yet')).toBeVisible();
  await expect(customers.getByRole('switch', { name: 'Internal' })).toHaveCount(0);

  await managers.goto(`${url}/app/tasks/edit?id=${taskId}`);
  const field = writing(managers);
  await field.pressSequentially('@kari');
  await managers.getByRole('option', { name: /Kari Nord.*Client/ }).click();
  await field.pressSequentially(SECRET);
  await managers.getByRole('switch', { name: 'Internal' }).click();
  await expect(managers.getByText('Only our team sees this')).toBeVisible();
  await managers.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(
    managers.getByText(/Kari Nord is with the client, who never gets internal comments/),
  ).toBeVisible();
  await expect(field).toHaveValue(`@Kari Nord ${SECRET}`);
  await field.fill(SECRET);
  await managers.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(said(managers).first()).toContainText('Internal');
  await expect(said(managers).first()).toContainText(SECRET);
  await managers.getByRole('switch', { name: 'Internal' }).isVisible();
  await field.fill('Für alle');
  await managers.getByRole('button', { name: 'Comment', exact: true }).click();

  await expect(customers.getByText('Für alle')).toBeVisible();
  await expect(said(customers)).toHaveCount(1);
  await customers.getByRole('button', { name: /^Reply to Moritz Lang/ }).click();
  await customers.getByRole('textbox', { name: 'Reply to Moritz Lang' }).fill('Danke!');
  await customers.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(managers.getByText('Danke!')).toBeVisible();
  for (const path of [
    '/notifications',
    `/comments?task=${taskId}`,
    `/comments?project=${projectId}`,
    '/search?q=Vergabegrenze',
  ])
    received.push((await customers.request.get(`${url}/api${path}`)).text());
  const texts = (await Promise.all(received)).filter((text) => !text.includes('"groups":[]'));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).not.toContain(SECRET);
});

test('NOT-03, FIL-11: a file is commented on where it is shown large, and the link of a mention opens it there', {
  tag: '@test-all',
}, async ({ ownerPage, server: { url }, browser }) => {
  const { member, projectId } = await withTask(ownerPage, url);
  const fileId = await storeFile(ownerPage, url, {
    ...{ kind: 'document', projectId, name: 'Notiz.txt', category: 'Design' },
    content: Buffer.from('Schütz 3, Seil 5\n'),
  });
  await ownerPage.goto(`${url}/app/documents?file=${fileId}`);
  const dialog = ownerPage.getByRole('dialog', { name: 'Notiz.txt' });
  await writing(dialog).pressSequentially('Siehe Seite 1, @anna');
  await ownerPage.getByRole('option', { name: /Anna Berg/ }).click();
  await dialog.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(dialog.locator('[data-component="Comment"]')).toContainText('Siehe Seite 1');

  const members = await signedIn(browser, url, member);
  await members.goto(`${url}/app/dashboard`);
  await bell(members).click();
  await members.getByRole('link', { name: 'Open comment' }).click();
  await expect(
    members.getByRole('dialog', { name: 'Notiz.txt' }).getByText('Siehe Seite 1'),
  ).toBeInViewport();
});

test('GEN-01, NOT-03, SRV-03: the page of a project tells who changed what and what was said, live; a mention leads to its comments; a client’s person reads what is for them', async ({
  ownerPage,
  server: { url },
  browser,
}) => {
  const { manager, member, customer, taskId, projectId } = await withTask(ownerPage, url);
  const managers = await signedIn(browser, url, manager);
  const members = await signedIn(browser, url, member);
  const activity = (page: Page) => page.getByRole('region', { name: 'Activity' }).first();
  await members.goto(`${url}/app/projects/view?id=${projectId}`);
  await expect(activity(members)).toContainText('created the project');
  await edit(managers, `${url}/api/tasks/${taskId}`, { status: 'In Progress', dueDate: '2027-03-09' });
  await expect(activity(members)).toContainText(
    'Moritz Lang reopened Zugseil prüfen and moved the due date from 03/01/2027 to 03/09/2027',
  );
  await activity(members).getByRole('link', { name: 'Zugseil prüfen' }).first().click();
  await expect(members).toHaveURL(`${url}/app/tasks?task=${taskId}`);

  const customers = await signedIn(browser, url, customer);
  for (const page of [managers, customers]) {
    await page.goto(`${url}/app/projects/view?id=${projectId}`);
    await expect(activity(page)).toContainText('created the project');
  }
  await managers.getByRole('tab', { name: 'Comments' }).click();
  await writing(managers).pressSequentially('Termin steht, @anna');
  await managers.getByRole('option', { name: /Anna Berg/ }).click();
  await managers.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(said(managers)).toHaveCount(1);
  await writing(managers).fill(SECRET);
  await managers.getByRole('switch', { name: 'Internal' }).click();
  await managers.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(said(managers)).toHaveCount(2);
  await managers.getByRole('tab', { name: 'All' }).click();
  await expect(activity(managers)).toContainText(SECRET);

  await bell(members).click();
  await members.getByRole('link', { name: 'Open comment' }).click();
  await expect(members).toHaveURL(new RegExp(`/app/projects/view\\?id=${projectId}&comment=`));
  await expect(members.getByRole('tab', { name: 'Comments' })).toHaveAttribute('aria-selected', 'true');
  await expect(said(members).filter({ hasText: 'Termin steht' })).toBeInViewport();

  // Both had the activity on screen, or kept, from before.
  await expect(activity(customers)).toContainText('Moritz Lang commented on the project');
  await expect(activity(customers)).toContainText('Termin steht');
  await expect(activity(customers)).not.toContainText(SECRET);
  await customers.getByRole('tab', { name: 'Comments' }).click();
  await expect(said(customers)).toHaveCount(1);
});

function writing(within: Pick<Page, 'getByRole'>) {
  return within.getByRole('textbox', { name: 'Comment', exact: true });
}

function said(page: Page) {
  return page.locator('[data-component="Comment"]');
}

function bell(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

async function signedIn(browser: Browser, url: string, person: Pick<typeof owner, 'email' | 'password'>) {
  const { theirs } = await newcomer(browser);
  await signIn(theirs, url, person);
  return theirs;
}

/** A task of a member's, who manages it, and a person of its client. */
async function withTask(page: Page, url: string) {
  const clientId = await create(page, url, 'clients', clientNamed('Wehrverschlusserneuerung AG'));
  const personOf = (firstName: string, lastName: string, more: object = {}) =>
    createPerson(page, url, { firstName, lastName, email: `${newId()}@said.example`, ...more });
  const member = await personOf('Anna', 'Berg');
  const manager = await personOf('Moritz', 'Lang', { accessRole: 'manager' });
  const customer = await personOf('Kari', 'Nord', { accessRole: 'client', clientId });
  const projectId = await create(page, url, 'projects', {
    ...{ name: 'Wehr Nord', clientId, startDate: '2026-01-10', endDate: '2027-06-30', budgetMinor: 10_000 },
    team: [{ id: member.id }],
  });
  const task = { title: 'Zugseil prüfen', projectId, assigneeId: member.id, status: 'Completed' };
  const taskId = await create(page, url, 'tasks', { ...task, dueDate: '2027-03-01', estimatedHours: 2 });
  return { member, manager, customer, projectId, taskId };
}
