import type { Locator, Page } from '@playwright/test';
import { expect, owner, signIn, test } from './support/fixtures';

/** How one workspace writes things; the sample's own is MM/DD/YYYY, USD, UTC-5. */
const manners = [
  { dateFormat: 'DD/MM/YYYY', currency: 'EUR', timeZone: 'UTC+0', symbol: '€' },
  { dateFormat: 'YYYY-MM-DD', currency: 'GBP', timeZone: 'Asia/Tokyo', symbol: '£' },
] as const;

for (const [index, { symbol, dateFormat, currency, timeZone }] of manners.entries())
  test(`GEN-16, SET-01, SET-03, GEN-05: saved settings have every screen write dates as ${dateFormat} and money in ${currency}`, {
    tag: index === 0 ? [] : '@test-all',
  }, async ({ page, ownServer }) => {
    test.setTimeout(240_000);
    const { url } = ownServer;
    const written = (iso: string) => {
      const [y = '', m = '', d = ''] = iso.split('-');
      return dateFormat.replace('YYYY', y).replace('MM', m).replace('DD', d);
    };
    await signIn(page, url);
    const read = async (path: string) => (await page.request.get(`${url}/api/${path}`)).json();
    const project = (await read('projects?search=Spillway')).rows[0];
    const task = (await read(`tasks?project=${project.id}`)).rows[0];

    await test.step('the settings, by the user menu', async () => {
      await open(page, `${url}/dashboard`, 'Dashboard');
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(page).toHaveURL(/\/settings$/);
      const general = page.getByRole('form', { name: 'General settings' });
      await general.getByRole('combobox', { name: 'Date format' }).click();
      await page.getByRole('option', { name: dateFormat }).click();
      await general.getByRole('combobox', { name: 'Currency' }).click();
      await page.getByRole('option', { name: currency }).click();
      await expect(general).toContainText(`$100.00 becomes ${symbol}100.00`);
      await chooseZone(page, timeZone);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Settings saved').first()).toBeVisible();
      await page.reload();
      await expect(general.getByRole('combobox', { name: 'Date format' })).toContainText(dateFormat);
      await expect(general.getByRole('combobox', { name: 'Time zone' })).toHaveValue(timeZone);
    });
    await test.step('the dashboard', async () => {
      await open(page, `${url}/dashboard`, 'Dashboard');
      await expectNoDollar(page);
    });
    await test.step('projects, as table and cards', async () => {
      await open(page, `${url}/projects?search=Spillway&view=table`, 'All Projects');
      const row = page.getByRole('row', { name: /Spillway gate renewal/ });
      await expect(row).toContainText(written(project.startDate));
      await expect(row).toContainText(symbol);
      await expectNoDollar(page);
      await open(page, `${url}/projects?search=Spillway&view=grid`, 'All Projects');
      await expect(page.getByRole('main')).toContainText(written(project.endDate));
      await expectNoDollar(page);
    });
    await test.step('the project form and its tasks', async () => {
      await open(page, `${url}/projects/edit?id=${project.id}`, /./);
      await expect(page.getByLabel('Start date')).toHaveValue(written(project.startDate));
      await expect(page.getByLabel('End date')).toHaveValue(written(project.endDate));
      await expect(page.locator('[data-component="NumberField"]', { hasText: 'Budget' })).toContainText(
        symbol,
      );
      await page.getByRole('tab', { name: /^Tasks/ }).click();
      await expect(page.getByRole('row').filter({ hasText: task.title })).toContainText(
        written(task.dueDate),
      );
      await expectNoDollar(page);
    });
    await test.step('tasks and the task form', async () => {
      await open(page, `${url}/tasks?project=${project.id}&view=table`, 'Tasks');
      await expect(page.getByRole('row').filter({ hasText: task.title })).toContainText(
        written(task.dueDate),
      );
      await open(page, `${url}/tasks?project=${project.id}&view=grid`, 'Tasks');
      await expect(page.getByRole('main')).toContainText(written(task.dueDate));
      await open(page, `${url}/tasks/edit?id=${task.id}`, /./);
      await expect(page.getByLabel('Due date')).toHaveValue(written(task.dueDate));
      await page.getByLabel('Due date').fill('2027-03-04');
      await page.getByLabel('Due date').press('Tab');
      await expect(page.getByLabel('Due date')).toHaveValue(written('2027-03-04'));
    });
    await test.step('the client form, its tiles and projects', async () => {
      // Away from the form that was changed, past its question.
      await page.goto('about:blank');
      await open(page, `${url}/clients/edit?id=${project.clientId}`, 'Edit Client');
      await expect(page.locator('[data-component="StatCard"]', { hasText: 'Total Budget' })).toContainText(
        symbol,
      );
      await page.getByRole('tab', { name: /^Projects/ }).click();
      const dates = page.getByRole('tabpanel', { name: /^Projects/ }).getByLabel('Start date');
      await expect.poll(() => values(dates)).toContain(written(project.startDate));
      await expectNoDollar(page);
    });
  });

test('SET-01, SET-02, SET-03, GEN-07, SRV-03: settings start as the seed has them, hold on another’s screen at once, and each does what it says', async ({
  page,
  browser,
  ownServer,
}) => {
  test.setTimeout(240_000);
  const { url } = ownServer;
  await signIn(page, url);
  const general = page.getByRole('form', { name: 'General settings' });
  await test.step('defaults, reached by the sidebar', async () => {
    await open(page, `${url}/app/dashboard`, 'Dashboard');
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/app\/settings$/);
    await expect(general.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC-5');
    await expect(general.getByRole('combobox', { name: 'Date format' })).toContainText('MM/DD/YYYY');
    await expect(general.getByRole('combobox', { name: 'Currency' })).toContainText('USD');
    await expect(general.getByRole('combobox', { name: 'Language' })).toContainText('English');
    await page.getByRole('tab', { name: 'Notifications' }).click();
    const notifications = page.getByRole('form', { name: 'Notifications' });
    for (const name of ['Email notifications', 'Weekly report'])
      await expect(notifications.getByRole('checkbox', { name })).toBeChecked();
    await expect(notifications.getByRole('checkbox', { name: 'Push notifications' })).not.toBeChecked();
    await expect(notifications.getByText('This server sends no mail')).toBeVisible();
    await page.getByRole('tab', { name: 'General' }).click();
  });
  await test.step('what is wrong is told at its field', async () => {
    await general.getByRole('textbox', { name: 'Company name' }).fill(' ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Company name is required').first()).toBeVisible();
  });
  await test.step('a new company name is on a colleague’s screen within a second', async () => {
    const context = await browser.newContext();
    const colleague = await context.newPage();
    await signIn(colleague, url);
    await open(colleague, `${url}/dashboard`, 'Dashboard');
    await general.getByRole('textbox', { name: 'Company name' }).fill('Halden & Roy Ingenieure');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(colleague.getByText('Halden & Roy Ingenieure').first()).toBeVisible();
    await context.close();
  });
  await test.step('dark picks the sibling of the theme, light takes it back, the system is followed', async () => {
    await page.evaluate(() => localStorage.setItem('preferred-theme', 'material'));
    await page.goto(`${url}/app/settings?tab=appearance`);
    const theme = page.locator('html');
    await expect(theme).toHaveAttribute('data-theme', 'material');
    await save(page, 'Dark');
    await expect(theme).toHaveAttribute('data-theme', 'material-dark');
    await page.reload();
    await expect(theme).toHaveAttribute('data-theme', 'material-dark');
    await save(page, 'Light');
    await expect(theme).toHaveAttribute('data-theme', 'material');
    await page.evaluate(() => localStorage.setItem('preferred-theme', 'default'));
    await page.reload();
    await save(page, 'Dark');
    await expect(theme).toHaveAttribute('data-theme', 'github-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await save(page, 'As the system');
    await expect(theme).toHaveAttribute('data-theme', 'github');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(theme).toHaveAttribute('data-theme', 'github-dark');
  });
  await test.step('without auto-save no draft is kept', async () => {
    await page.getByRole('checkbox', { name: 'Auto-save' }).uncheck();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved').last()).toBeVisible();
    await open(page, `${url}/app/clients/new`, 'Create New Client');
    await page.getByRole('textbox', { name: 'Company name' }).fill('Nordlys');
    await page.getByRole('textbox', { name: 'Company name' }).press('Tab');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Client' })).toBeVisible();
    await expect(page.getByText('You have an unsaved draft')).toHaveCount(0);
  });
});

test('SET-03, SRV-01: a changed password ends the other sessions, each of which is listed and can be ended', async ({
  page,
  browser,
  ownServer,
}) => {
  test.setTimeout(240_000);
  const { url } = ownServer;
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [second, third] = await Promise.all(contexts.map((context) => context.newPage()));
  for (const one of [page, second, third]) if (one) await signIn(one, url);
  if (!second || !third) throw new Error('Three browsers are needed');
  await open(second, `${url}/dashboard`, 'Dashboard');
  await open(page, `${url}/settings?tab=security`, 'Settings');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  // Three, and the one that is stored in the sample.
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await sessions
    .getByRole('button', { name: /^Sign out (?!the)/ })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);

  const form = page.getByRole('form', { name: 'Change Password' });
  const fill = async (current: string, next: string, again = next) => {
    await form.getByLabel('Current password', { exact: true }).fill(current);
    await form.getByLabel('New password', { exact: true }).fill(next);
    await form.getByLabel('Repeat new password', { exact: true }).fill(again);
    await form.getByRole('button', { name: 'Change Password' }).click();
  };
  await fill(owner.password, '12345');
  await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();
  await fill(owner.password, 'plumb line 48', 'plumb line');
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await fill('wrong', 'plumb line 48');
  await expect(form.getByText('The current password is wrong')).toBeVisible();
  await fill(owner.password, 'plumb line 48');
  await expect(page.getByText('Password changed').first()).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  // The other browsers are asked to sign in again, without losing what is on screen.
  for (const other of [second, third]) {
    const answer = await other.request.get(`${url}/api/session`);
    expect((await answer.json()).person).toBeNull();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

async function chooseZone(page: Page, timeZone: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await field.fill(timeZone);
  await page.getByRole('option', { name: timeZone, exact: true }).click();
}

/** Chooses how it looks, and saves. */
async function save(page: Page, appearance: string): Promise<void> {
  await page.getByRole('radio', { name: appearance }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

async function open(page: Page, url: string, heading: string | RegExp): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
}

/** US manners anywhere are a place that does not ask the settings. */
async function expectNoDollar(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText('$');
}

function values(inputs: Locator): Promise<string[]> {
  return inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
}
