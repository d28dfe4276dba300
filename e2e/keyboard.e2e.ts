import { expect, owner, signIn, test } from './support/fixtures';
import {
  expectFocusInMain,
  expectSeenFocus,
  forbidPointer,
  openRowMenu,
  pickOption,
  tabTo,
} from './support/keyboard';

/** The whole app with keys alone: no test here presses a pointer, and each stop of the Tab key has to be seen. */
let pressedNothing: () => void;
test.beforeEach(async ({ page }) => {
  pressedNothing = await forbidPointer(page);
});
test.afterEach(() => pressedNothing());

test('GEN-02, GEN-05, GEN-07, GEN-08: signing in, the skip link and the sidebar work by keyboard', {
  tag: '@test-all',
}, async ({ page, server }) => {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeFocused();

  const clients = page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: 'Clients' });
  await tabTo(page, clients, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await tabTo(page, toggle, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-component="Sidebar"]')).not.toBeInViewport();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(skip, 'a hidden sidebar has no stops').toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-component="Sidebar"]')).toBeInViewport();
});

test('GEN-08: on a narrow screen the sidebar takes the focus, and Escape gives it back', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${server.url}/dashboard`);
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part="sidebar"] :focus')).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('CLI-01, CLI-03, GEN-13, GEN-14: clients are searched, shown as a table and sorted by keyboard', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/clients`);
  await tabTo(page, page.getByRole('radio', { name: 'Grid' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Table' })).toBeFocused();

  const grid = page.getByRole('grid', { name: 'Clients' });
  await tabTo(page, grid);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const client = page.getByRole('columnheader', { name: 'Client' });
  await expect(client).toHaveAttribute('aria-sort', 'descending');
  await expect(grid).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveAttribute('aria-sort', 'ascending');
  await expectSeenFocus(page);

  await tabTo(page, page.getByPlaceholder('Search clients...'), 'Shift+Tab');
  await page.keyboard.type('Bergstrand');
  await expect(grid.getByRole('row', { name: /Bergstrand Hydro AB/ })).toBeVisible();
  await expect(grid.getByRole('row')).toHaveCount(2);
  await expect(page.getByPlaceholder('Search clients...')).toBeFocused();

  await tabTo(page, grid);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bergstrand Hydro AB' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('CLI-06, CLI-08, GEN-11, GEN-12: a client with a project is created, edited, deleted and brought back by keyboard', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  test.setTimeout(240_000);
  await page.goto(`${server.url}/clients`);
  await tabTo(page, page.getByRole('radio', { name: 'Grid' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('link', { name: 'Add Client' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Client' })).toBeVisible();

  await test.step('an early save leads to what is missing, on its tab', async () => {
    await tabTo(
      page,
      page
        .getByRole('tab', { name: /^Projects/ })
        .or(page.getByRole('tab', { name: 'Client Details' }))
        .first(),
    );
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: /^Projects/ })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Create Client' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Company name')).toBeFocused();
    await expectSeenFocus(page);
  });

  await test.step('fill the details', async () => {
    await page.keyboard.type('Tastatur Anlagenbau GmbH');
    await page.keyboard.press('Tab');
    await pickOption(page, 'Inactive');
    await tabTo(page, page.getByLabel('Email', { exact: true }));
    await page.keyboard.type('post@tastatur.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('+49 30 1');
    await tabTo(page, page.getByLabel('Primary contact name'));
    await page.keyboard.type('Tea Taste');
    await tabTo(page, page.getByLabel('Primary contact email'));
    await page.keyboard.type('tea@tastatur.example');
  });

  await test.step('add a project on its tab', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Client Details' }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('button', { name: 'Add Project' }).first());
    await page.keyboard.press('Enter');
    const project = page.getByRole('group', { name: 'Project 1' });
    await expect(project.getByLabel('Project name')).toBeFocused();
    await page.keyboard.type('Keyway milling hall');
    await tabTo(page, project.getByLabel('Start date'));
    await page.keyboard.type('2027-01-04');
    await tabTo(page, project.getByLabel('End date'));
    await page.keyboard.type('2027-06-30');
    await tabTo(page, project.getByLabel('Budget'));
    await page.keyboard.type('2500');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/clients(\?.*)?$/);
    // The new row is shown, and is where the table has its focus.
    await expect(page.getByRole('grid', { name: 'Clients' })).toBeFocused();
    const active = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.closest('[role=row]')?.textContent;
      });
    await expect.poll(active).toContain('Tastatur Anlagenbau GmbH');
  });

  const grid = page.getByRole('grid', { name: 'Clients' });
  const row = grid.getByRole('row', { name: /Tastatur Anlagenbau GmbH/ });
  await test.step('find and edit it', async () => {
    await tabTo(page, page.getByPlaceholder('Search clients...'));
    await page.keyboard.type('Tastatur');
    await expect(grid.getByRole('row')).toHaveCount(2);
    await tabTo(page, grid);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Client' })).toBeVisible();
    await expect(page.getByLabel('Company name')).toHaveValue('Tastatur Anlagenbau GmbH');
    await tabTo(page, page.getByLabel('Phone', { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('+49 30 99');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  });

  await test.step('delete it: the question takes the focus, Escape and the deletion give it back', async () => {
    await tabTo(page, page.getByPlaceholder('Search clients...'));
    await page.keyboard.type('Tastatur');
    await expect(grid.getByRole('row')).toHaveCount(2);
    await expect(row).toContainText('+49 30 99');
    await tabTo(page, grid);
    const question = page.getByRole('alertdialog');
    await openRowMenu(page, 'Actions for Tastatur Anlagenbau GmbH');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for Tastatur Anlagenbau GmbH' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toContainText('Keyway milling hall');
    await tabTo(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(row).toHaveCount(0);
    await expectFocusInMain(page);
  });

  await test.step('Undo by F8', async () => {
    await page.keyboard.press('F8');
    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(row).toBeVisible();
    await expectFocusInMain(page);
  });
});

test('GEN-12: a card that was deleted leaves the focus on the page, not at the top of the window', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/clients?search=Lumen`);
  await tabTo(page, page.getByRole('button', { name: 'Delete Lumen Retail Group' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('No clients found')).toBeVisible();
  await expectFocusInMain(page);
  await page.keyboard.press('F8');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lumen Retail Group', { exact: true })).toBeVisible();
  await expectFocusInMain(page);
});

test('GEN-11: on a phone the save bar is reached after the fields, and sends their form', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${server.url}/clients/new`);
  await tabTo(page, page.getByLabel('Company name'));
  await tabTo(page, page.getByRole('textbox', { name: 'Notes' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Create Client' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Company name')).toBeFocused();
  await expectSeenFocus(page);
});

test('TSK-05, TSK-07: a task is made with its assignee and calendar day, and completed, by keyboard', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/tasks`);
  await tabTo(page, page.getByRole('link', { name: 'New Task' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Task title'));
  await page.keyboard.type('Level the keyway');
  await tabTo(page, page.getByRole('combobox', { name: /^Project/ }));
  await page.keyboard.type('Spillway');
  await expect(page.getByRole('option', { name: /Spillway gate renewal/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Project/ })).toHaveValue(/Spillway/);
  await tabTo(page, page.getByRole('combobox', { name: /^Assignee/ }));
  await page.keyboard.type('Marta');
  await expect(page.getByRole('option', { name: /Marta Lindqvist/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Assignee/ })).toHaveValue('Marta Lindqvist');

  await tabTo(page, page.getByLabel('Due date').locator('xpath=following::button[1]'));
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog');
  await expect(calendar).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(page.getByLabel('Due date')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expectSeenFocus(page);
  await tabTo(page, page.getByLabel('Estimated hours'));
  await page.keyboard.type('6');
  await tabTo(page, page.getByLabel('Tags'));
  await page.keyboard.type('milling');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tags')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Create Task' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tasks(\?.*)?$/);

  await tabTo(page, page.getByPlaceholder('Search tasks...'));
  await page.keyboard.type('keyway');
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  await tabTo(page, grid);
  const complete = grid.getByRole('checkbox', { name: /^Complete Level the keyway/ });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(complete).toBeFocused();
  await page.keyboard.press('Space');
  await expect(complete).toHaveAttribute('aria-checked', 'true');
  await expect(grid.getByText('Completed')).toBeVisible();
  await expect(complete).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();
});

test('GEN-05, GEN-09, THM-02: a theme is picked, a thing found and the session ended by keyboard', {
  tag: '@test-all',
}, async ({ page, server }) => {
  await signIn(page, server.url);
  await page.goto(`${server.url}/dashboard`);
  const themes = page.getByRole('button', { name: /theme/i });
  await tabTo(page, themes);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'vscode-dark');
  await expect(themes).toBeFocused();
  await expectSeenFocus(page);

  await tabTo(page, page.getByRole('combobox', { name: 'Search' }), 'Shift+Tab');
  await page.keyboard.type('fender');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'User menu' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
