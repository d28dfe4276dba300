import type { Page } from '@playwright/test';
import { axeFaults } from './support/axeFaults';
import { clientNamed, create } from './support/create';
import { expect, signIn, test } from './support/fixtures';
import { forbidPointer } from './support/keyboard';
import { createPerson, newcomer } from './support/people';
import { withSlowProcessor } from './support/slowProcessor';
import { storeFile } from './support/storeFile';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });

/** Opens the palette by its keys, once the page is there, and types. */
async function ask(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(text);
}

test('GEN-05, GEN-06: by keyboard alone, things are found by misspelt words too, opened, and found again among the recent ones; themes switch, forms begin', async ({
  ownerPage: page,
  server,
}) => {
  const { rows } = await (await page.request.get(`${server.url}/api/projects?search=spillway`)).json();
  await storeFile(page, server.url, {
    kind: 'document',
    projectId: rows[0].id,
    name: 'Hydrodynamics.txt',
    category: 'Design',
    content: Buffer.from('Basis of design\n'),
  });
  await createPerson(page, server.url, {
    firstName: 'Ingvild',
    lastName: 'Thorsen',
    email: 'ingvild@halden-roy.example',
  });
  const pressedNothing = await forbidPointer(page);
  await page.goto(`${server.url}/tasks`);
  await page.getByPlaceholder('Search tasks...').focus();

  await ask(page, 'bukling');
  const options = page.getByRole('option');
  await expect(page.getByText('Nothing found for “bukling”. Showing results for “buckling”')).toBeVisible();
  await expect(options.first()).toHaveAccessibleName(/buckling check/);
  expect(await axeFaults(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks\?task=/);

  await ask(page, 'hydrodyn');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hydrodynamics.txt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.url}/documents`);

  await ask(page, 'Thorsen');
  // The palette is open again before the page has come.
  await withSlowProcessor(page, 6, async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users\/edit\?id=/);

    await ask(page, '');
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toHaveText([/^Ingvild Thorsen/, /^Hydrodynamics.txt/, /buckling check/]);
  });
  // Enter waits for what is searched, but not beyond the palette.
  await page.keyboard.type('theme');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(/\/users\/edit\?id=/);

  await ask(page, 'gate');
  await expect(options.filter({ hasText: 'Show all results for “gate”' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/search?q=gate`);
  await expect(page).toHaveTitle('Results for “gate” · Linework');
  await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: /^Tasks 3/ }).press('Enter');
  await expect(page).toHaveURL(`${server.url}/search?q=gate&kind=task`);
  await expect(page.getByRole('list', { name: 'Projects' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Projects' })).toBeVisible();
  // How many hours the sample workspace has on its working days depends on today's day of the week.
  await page.getByRole('link', { name: /^Show all \d+: Time entries/ }).press('Enter');
  await expect(page).toHaveURL(/\/time-tracking\?tab=entries&search=gate/);

  await ask(page, 'switch th');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toBeFocused();
  await expect(options).toHaveCount(15);
  await page.keyboard.type('nord');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nord');

  await ask(page, 'log time');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Manual Entry' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${server.url}/time-tracking`);

  await ask(page, 'new task');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/tasks/new`);
  pressedNothing();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${server.url}/app/search?q=zzzzyx`);
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzyx”' })).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box(page).fill('gate');
  await expect(options.filter({ hasText: 'Show all results for “gate”' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await options.first().click();
  await expect(page).toHaveURL(/\/app\/projects\/view\?id=/);
});

test('GEN-06, ASVS-17: neither a client’s person nor a member finds what they may not see, nor gets it as a correction', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const clientId = await create(page, server.url, 'clients', clientNamed('Zirconium Works'));
  await create(page, server.url, 'projects', {
    name: 'Zirconium plant',
    clientId,
    startDate: '2026-01-10',
    endDate: '2026-06-30',
    budgetMinor: 100,
  });
  const home = await create(page, server.url, 'clients', clientNamed('Own Company'));
  await page.goto(`${server.url}/dashboard`);
  await ask(page, 'zircomium');
  await expect(page.getByText('Showing results for “zirconium”')).toBeVisible();

  for (const [accessRole, fields] of [
    ['client', { clientId: home }],
    ['member', {}],
  ] as const) {
    const email = `${accessRole}@palette.example`;
    const person = await createPerson(page, server.url, {
      lastName: accessRole,
      email,
      accessRole,
      ...fields,
    });
    const { theirs, leave } = await newcomer(browser);
    await signIn(theirs, server.url, person);
    await theirs.goto(`${server.url}/dashboard`);
    for (const text of ['zircomium', 'zirconium']) {
      await ask(theirs, text);
      await expect(
        theirs.getByRole('status').filter({ hasText: `Nothing found for “${text}”` }),
      ).toBeVisible();
      await expect(theirs.getByRole('option')).toHaveCount(0);
      await theirs.keyboard.press('Escape');
      await expect(box(theirs)).toBeHidden();
    }
    await leave();
  }
});

test('DSH-01, GEN-06: keys create and go places, not while one types; a list tells them, and turns them off', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/dashboard`);
  const newButton = page.getByRole('button', { name: 'New', exact: true });
  await newButton.click();
  await expect(page.getByRole('menuitem', { name: 'New Task' })).toContainText('N then T');
  await expect(page.getByRole('menu')).toContainText('Tip: these keys work on every screen');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('New Task' + 'N then T');
  expect(await axeFaults(page, { within: '[role="dialog"]' })).toEqual([]);
  // Within a dialog no letter does anything.
  await page.keyboard.type('gc');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await page.keyboard.type('nt');
  await expect(page).toHaveURL(`${server.url}/tasks/new`);
  const title = page.getByRole('textbox', { name: 'Task title' });
  await title.focus();
  await page.keyboard.type('gc?/nc');
  await expect(title).toHaveValue('gc?/nc');
  await title.fill('');
  await page.getByRole('main').focus();
  await page.keyboard.type('gc');
  await expect(page).toHaveURL(`${server.url}/clients`);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search projects, tasks, clients...')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();

  await page.keyboard.press('?');
  await list.getByRole('switch', { name: 'Use single keys' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('gt?');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(`${server.url}/clients`);
  await page.reload();
  await ask(page, 'keyboard');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('switch', { name: 'Use single keys' })).not.toBeChecked();
  await list.getByRole('switch', { name: 'Use single keys' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.type('gt');
  await expect(page).toHaveURL(`${server.url}/tasks`);
});
