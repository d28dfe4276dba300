import type { Browser, Page } from '@playwright/test';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import { create, newId } from './support/create';
import { createProject } from './support/createProject';
import { fileRow, focusedEntry, typeAhead } from './support/explorer';
import { expect, owner, signIn, test } from './support/fixtures';
import {
  chooseItem,
  enter,
  expectFocusInMain,
  expectSeenFocus,
  forbidPointer,
  pickFound,
  pickOption,
  tabTo,
  typeInto,
} from './support/keyboard';
import { createPerson, newcomer, PASSWORD } from './support/people';
import { button } from './support/timerScreen';

/** One walk through every screen, each of which is reached and used with keys alone. keyboard.e2e.ts has the forms in depth. */

const PROJECT = 'Spillway gate renewal';

test('GEN-01, GEN-05, GEN-06, GEN-07, GEN-09, GEN-12, NOT-01, FIL-10, TSK-05, TIM-02, TIM-06, USR-08, SET-01, THM-02: the whole app from sign-in to sign-out by keys only', async ({
  page,
  server: { url },
  browser,
}) => {
  test.slow();
  await giveOwnerATask(browser, url);
  const pressedNothing = await forbidPointer(page);
  const main = page.getByRole('main');

  await test.step('from the landing page through sign-in to the dashboard', async () => {
    await page.goto(url);
    await enter(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectSeenFocus(page);
    await page.keyboard.type(owner.email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), owner.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page).toHaveURL(`${url}/dashboard`);
  });

  await test.step('the bell: its news is read, and Escape gives the focus back', async () => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    await enter(page, bell);
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await enter(page, list.getByRole('button', { name: 'Mark “Task assigned to you” as read' }));
    await expect(bell).toHaveAccessibleName('Notifications');
    await expectSeenFocus(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(bell).toBeFocused();
    await expectSeenFocus(page);
  });

  await test.step('all notifications, from the bell', async () => {
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: 'View all notifications' }));
    await expectScreen(page, 'Notifications');
    await enter(page, main.getByRole('button', { name: 'Tasks', exact: true }));
    await expect(page).toHaveURL(`${url}/notifications?topic=tasks`);
    await expect(main.getByRole('listitem')).toContainText('Task assigned to you');
    await expectFocusInMain(page);
  });

  await test.step('the dashboard: a task of mine is completed where it stands', async () => {
    await goTo(page, 'Dashboard');
    await tabTo(page, main.getByRole('button', { name: 'New', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'New', exact: true })).toBeFocused();
    const work = main.getByRole('region', { name: 'My Work' });
    const tick = work.getByRole('checkbox', { name: 'Complete Grease the hoist' });
    await tabTo(page, tick);
    await page.keyboard.press('Space');
    await expect(tick).toHaveCount(0);
    await expectFocusInMain(page);
  });

  await test.step('clients: a card leads to the page to read, that to the form, Cancel back', async () => {
    await goTo(page, 'Clients');
    await enter(page, main.getByRole('link', { name: 'Bergstrand Hydro AB', exact: true }));
    await expectScreen(page, 'Bergstrand Hydro AB');
    await enter(page, main.getByRole('link', { name: 'Edit', exact: true }));
    await expect(heading(page, 'Edit Client')).toBeVisible();
    await expectFocusInMain(page);
    await tabTo(page, page.getByLabel('Company name'));
    await enter(page, page.getByRole('button', { name: 'Cancel' }), 'Shift+Tab');
    await expect(heading(page, 'Clients')).toBeVisible();
    await expectFocusInMain(page);
  });

  await test.step('projects: found, read, and commented on', async () => {
    await goTo(page, 'Projects', { title: 'All Projects' });
    await typeInto(page, page.getByPlaceholder('Search projects...'), 'Spillway');
    await enter(page, main.getByRole('link', { name: PROJECT, exact: true }));
    await expectScreen(page, PROJECT);
    await tabTo(page, page.getByRole('tab', { name: 'All' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Comments' })).toBeFocused();
    const field = page.getByRole('textbox', { name: 'Comment', exact: true });
    await tabTo(page, field);
    await page.keyboard.type('The hoist is greased');
    await enter(page, page.getByRole('button', { name: 'Comment', exact: true }));
    await expect(page.locator('[data-component="Comment"]')).toContainText('The hoist is greased');
    await expect(field).toHaveValue('');
    await expectFocusInMain(page);
  });

  await test.step('documents: a folder is made, a file uploaded to it, shown and renamed', async () => {
    await goTo(page, 'Documents');
    await useDocuments(page);
  });

  await test.step('drawings: as tiles, and as a list', async () => {
    await goTo(page, 'Drawings');
    await tabTo(page, page.getByRole('radio', { name: 'List', checked: true }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeFocused();
    const tiles = page.getByRole('grid');
    await tabTo(page, tiles);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: 'Floor Plans' })).toBeVisible();
    await expectFocusInMain(page);
  });

  await test.step('tasks: two are completed together, which is undone; one is deleted', async () => {
    await goTo(page, 'Tasks');
    await useTasks(page);
  });

  await test.step('time: the clock makes an entry, another is made by hand, a report is drawn up', async () => {
    await goTo(page, 'Time Tracking');
    await useTime(page);
  });

  await test.step('users: a person is opened, with the tabs of their form', async () => {
    await goTo(page, 'Users');
    await enter(page, main.getByRole('link', { name: 'Amir Bensaïd', exact: true }));
    await expect(main.getByRole('tab', { name: 'User Details' })).toBeVisible();
    await expectFocusInMain(page);
    await tabTo(page, main.getByRole('tab', { name: 'User Details' }));
    for (const name of [/^Projects/, /^Tasks/, /^Timesheet/]) {
      await page.keyboard.press('ArrowRight');
      await expect(main.getByRole('tab', { name })).toBeFocused();
      await expect(main.getByRole('tabpanel', { name })).toBeVisible();
      await expectSeenFocus(page);
    }
    await enter(page, main.getByRole('button', { name: 'Cancel' }), 'Shift+Tab');
    await expect(heading(page, 'Users')).toBeVisible();
    await expectFocusInMain(page);
  });

  await test.step('registration: a colleague gets an account', async () => {
    await enter(page, sidebarLink(page, 'User Registration'), 'Shift+Tab');
    await expect(heading(page, 'User Registration')).toBeVisible();
    await expect(main.getByLabel('First name')).toBeFocused();
    await register(page);
    await enter(page, main.getByRole('link', { name: 'Users' }));
    await expect(heading(page, 'Users')).toBeVisible();
  });

  await test.step('settings: every tab; the date format is saved', async () => {
    // The frame is new after the registration, and its first stops are before the sidebar.
    await goTo(page, 'Settings', { key: 'Tab' });
    await useSettings(page);
  });

  await test.step('the user menu leads to trash, audit log and mail', async () => {
    await useUserMenu(page, 'Trash', 'Trash');
    await enter(page, main.getByRole('button', { name: /^Restore / }).first());
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await expectFocusInMain(page);
    await useUserMenu(page, 'Audit log', 'Audit log');
    await typeInto(page, main.getByRole('searchbox'), 'Marta');
    await expect(page).toHaveURL(/\/audit\?search=Marta/);
    await tabTo(page, main.getByRole('grid', { name: 'Audit log' }));
    await page.keyboard.press('ArrowDown');
    await expectSeenFocus(page);
    await useUserMenu(page, 'Mail', 'Mail');
  });

  await test.step('the palette finds a client, and all results of a word', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    await page.keyboard.type('Lumen Retail');
    await expect(page.getByRole('option').first()).toHaveAccessibleName(/Lumen Retail Group/);
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Lumen Retail Group');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gate');
    await expect(page.getByRole('option', { name: 'Show all results for “gate”' })).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expectScreen(page, 'Results for “gate”');
    await enter(page, main.getByRole('link', { name: /^Tasks 3/ }));
    await expect(page).toHaveURL(`${url}/search?q=gate&kind=task`);
    await expectFocusInMain(page);
    const found = main.getByRole('list', { name: 'Tasks' });
    await enter(page, found.getByRole('link', { name: 'Gate leaf weld inspection plan' }));
    await expectScreen(page, 'Tasks');
  });

  await test.step('the list of keys opens and closes', async () => {
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toBeVisible();
    await expectSeenFocus(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expectFocusInMain(page);
  });

  await test.step('another theme', async () => {
    const themes = page.getByRole('banner').getByRole('button', { name: 'Theme' });
    await tabTo(page, themes, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=menuitemradio]:focus')).toBeVisible();
    await page.keyboard.type('nord');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'nord');
    await expect(themes).toBeFocused();
    await expectSeenFocus(page);
  });

  await test.step('signing out: nothing of the workspace is behind', async () => {
    await tabTo(page, page.getByRole('button', { name: 'User menu' }));
    await page.keyboard.press('Enter');
    await chooseItem(page, 'Sign out');
    await expect(page).toHaveURL(`${url}/`);
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect((await (await page.request.get(`${url}/api/session`)).json()).person).toBeNull();
    for (let back = 0; back < 2; back += 1) {
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Sign in to Linework' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/Marta|Halden|Lumen|gate/i);
    }
  });
  pressedNothing();
});

async function useDocuments(page: Page): Promise<void> {
  const explorer = page.getByRole('region', { name: 'Documents', exact: true });
  const filters = page.getByRole('main').getByRole('button', { name: 'Filters' });
  await enter(page, filters);
  await expect(filters).toBeFocused();
  await pickFound(page, page.getByRole('main').getByRole('combobox', { name: 'Project' }), PROJECT);
  await expect(page).toHaveURL(/project=/);

  const entries = page.getByRole('treegrid');
  const menu = explorer.getByRole('button', { name: 'Folder', exact: true });
  await enter(page, menu);
  await chooseItem(page, 'New Folder');
  await expect(page.getByRole('textbox', { name: 'Folder name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entries).toBeFocused();
  await enter(page, menu, 'Shift+Tab');
  await chooseItem(page, 'New Folder');
  await expect(page.getByRole('textbox', { name: 'Folder name' })).toBeFocused();
  await page.keyboard.type('Handrails');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusInMain(page);
  await tabTo(page, entries);
  await typeAhead(page, 'hand', 'Handrails');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('treegrid', { name: 'Handrails' })).toBeFocused();

  const upload = page.getByRole('main').getByRole('button', { name: 'Upload' }).first();
  await enter(page, upload, 'Shift+Tab');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue(PROJECT);
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Handrails');
  const choosing = page.waitForEvent('filechooser');
  await enter(page, dialog.getByRole('button', { name: /^Choose/ }));
  await (await choosing).setFiles({
    name: 'Posts.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A post each 1.2 m\n'),
  });
  await expect(dialog.getByText('Posts.txt')).toBeVisible();
  await enter(page, dialog.getByRole('button', { name: 'Upload', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(upload).toBeFocused();

  await expect(fileRow(page, 'Posts.txt')).toBeVisible();
  await tabTo(page, entries);
  await typeAhead(page, 'pos', 'Posts.txt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Posts.txt' })).toContainText('A post each 1.2 m');
  await page.keyboard.press('Escape');
  await expect(entries).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Pillars.txt');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedEntry(page)).toContain('Pillars.txt');
  await expect(entries).toBeFocused();
  await expectSeenFocus(page);
}

async function useTasks(page: Page): Promise<void> {
  await typeInto(page, page.getByPlaceholder('Search tasks...'), 'walkway bolt');
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  await tabTo(page, grid);
  await page.keyboard.press('Control+A');
  await enter(page, page.getByRole('button', { name: 'Complete', exact: true }));
  await expect(grid.getByText('Completed')).toHaveCount(2);
  await expectFocusInMain(page);
  await undo(page);
  await expect(grid.getByText('Completed')).toHaveCount(0);
  await expectFocusInMain(page);

  await tabTo(page, grid);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('checkbox', { name: 'Complete Walkway bolts, left' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Actions for Walkway bolts, left' })).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await chooseItem(page, 'Delete');
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expectFocusInMain(page);
}

async function useTime(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await pickFound(page, main.getByRole('combobox', { name: 'Project' }), PROJECT);
  await typeInto(page, main.getByLabel('Description'), 'Hoist chain, by keys');
  await enter(page, button(page, 'Start'));
  await expect(button(page, 'Pause')).toBeVisible();
  await expectFocusInMain(page);
  await enter(page, button(page, 'Stop'));
  await expect(button(page, 'Start')).toBeVisible();
  await expectFocusInMain(page);

  const open = main.getByRole('button', { name: 'Manual Entry' });
  await enter(page, open, 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: 'Manual Entry' });
  const row = dialog.getByRole('group', { name: 'Row 1', exact: true });
  await typeInto(page, row.getByLabel('Description'), 'Chain tables');
  await typeInto(page, row.getByLabel('Hours'), '1:30');
  await enter(page, dialog.getByRole('button', { name: 'Save All Entries' }), 'Shift+Tab');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expectSeenFocus(page);

  await tabTo(page, main.getByRole('tab', { name: 'Tracker' }));
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('tab', { name: 'Entries' })).toBeFocused();
  await typeInto(page, page.getByPlaceholder('Search time entries...'), 'chain');
  await expect(main.getByRole('link', { name: 'Edit Hoist chain, by keys' })).toBeVisible();
  await enter(page, main.getByRole('link', { name: 'Edit Chain tables' }));
  await expect(main.getByLabel('Duration')).toHaveValue('1:30');
  await expectFocusInMain(page);
  await typeInto(page, main.getByLabel('Duration'), '2:00');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('list', { name: 'Time entries' })).toContainText('2h 0m');
  await expectFocusInMain(page);

  await tabTo(page, main.getByRole('tab', { name: 'Entries' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  const generate = main.getByRole('button', { name: 'Generate Report' });
  await enter(page, generate);
  await expect(main.getByRole('group', { name: 'Of the report' })).toBeVisible();
  await expect(generate).toBeFocused();
  await expectSeenFocus(page);

  await enter(page, main.getByRole('link', { name: /^Approvals/ }), 'Shift+Tab');
  await expectScreen(page, 'Approvals');
  const sendBack = main.getByRole('button', { name: /^Send back/ }).first();
  await enter(page, sendBack);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press('Escape');
  await expect(sendBack).toBeFocused();
  const waiting = main.getByText(/\d+ time entries wait for approval/);
  const before = (await waiting.textContent()) ?? '';
  await enter(page, main.getByRole('button', { name: /^Approve (?!all)/ }).first());
  await expect(waiting).not.toHaveText(before);
  await expectFocusInMain(page);
}

async function register(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await typeInto(page, main.getByLabel('First name'), 'Tea');
  await typeInto(page, main.getByLabel('Last name'), 'Taste');
  await typeInto(page, main.getByLabel('Email'), 'tea@halden-roy.example');
  await tabTo(page, main.getByRole('combobox', { name: 'Role', exact: true }));
  await pickOption(page, 'Designer');
  await tabTo(page, main.getByRole('combobox', { name: 'Department' }));
  await pickOption(page, 'Design');
  await typeInto(page, main.getByRole('textbox', { name: 'Start date' }), '2026-03-02');
  await typeInto(page, main.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page, main.getByLabel('Confirm password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Tea Taste/).first()).toBeVisible();
  await expectFocusInMain(page);
}

async function useSettings(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'General settings' });
  await tabTo(page, form.getByRole('combobox', { name: 'Date format' }));
  await pickOption(page, 'YYYY-MM-DD');
  await save('/api/settings');
  await tabTo(page, main.getByRole('tab', { name: 'General' }), 'Shift+Tab');

  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('tab', { name: 'Notifications' })).toBeFocused();
  await tabTo(page, main.getByRole('checkbox', { name: 'Weekly report' }));
  await page.keyboard.press('Space');
  await expect(main.getByRole('checkbox', { name: 'Weekly report' })).not.toBeChecked();
  await save('/api/account/settings');
  await tabTo(page, main.getByRole('tab', { name: 'Notifications' }), 'Shift+Tab');

  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('tab', { name: 'Security' })).toBeFocused();
  const twoFactor = main.getByRole('switch', { name: 'Two-factor authentication' });
  await tabTo(page, twoFactor);
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog').getByLabel('Current password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(twoFactor).toBeFocused();
  await expect(twoFactor).not.toBeChecked();
  await tabTo(page, main.getByRole('tab', { name: 'Security' }), 'Shift+Tab');

  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('tab', { name: 'Appearance' })).toBeFocused();
  await tabTo(page, main.getByRole('radio', { name: 'Light' }));
  await page.keyboard.press('ArrowRight');
  await expect(main.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await save('/api/account/settings');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'github-dark');

  async function save(path: string) {
    const answer = page.waitForResponse(
      (response) => response.url().endsWith(path) && response.request().method() === 'PUT',
    );
    await enter(page, main.getByRole('button', { name: 'Save Changes' }));
    expect((await answer).status()).toBe(200);
    await expectFocusInMain(page);
  }
}

/** By the sidebar, to one of its screens, where the focus goes with it. */
async function goTo(
  page: Page,
  name: string,
  { title = name, key = 'Shift+Tab' }: { title?: string; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  const entry = sidebarLink(page, name);
  await enter(page, entry, key);
  await expect(heading(page, title)).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expectFocusInMain(page);
}

function sidebarLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

/** By the user menu. */
async function useUserMenu(page: Page, item: string, title: string): Promise<void> {
  await enter(page, page.getByRole('banner').getByRole('button', { name: 'User menu' }), 'Shift+Tab');
  await chooseItem(page, item);
  await expectScreen(page, title);
}

/** Presses the newest Undo, to which F8 leads. */
async function undo(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  await enter(page, page.getByRole('button', { name: 'Undo' }).last());
}

/** A screen is new, and the focus is at its beginning. */
async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** What somebody else has the owner do, and what the owner does with tasks. */
async function giveOwnerATask(browser: Browser, url: string): Promise<void> {
  const { theirs, leave } = await newcomer(browser);
  await signIn(theirs, url);
  const { projectId } = await createProject(theirs, url, {
    name: 'Walkway',
    tasks: ['Walkway bolts, left', 'Walkway bolts, right'],
  });
  const { person } = await (await theirs.request.get(`${url}/api/session`)).json();
  const email = `${newId()}@walk.example`;
  await signIn(theirs, url, await createPerson(theirs, url, { email, accessRole: 'manager' }));
  const task = { title: 'Grease the hoist', projectId, assigneeId: person.id, estimatedHours: 1 };
  await create(theirs, url, 'tasks', { ...task, dueDate: workspaceDate(1) });
  await leave();
}
