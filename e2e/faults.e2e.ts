import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, owner, setUpSample, signIn, test } from './support/fixtures';
import { removeData, startServer } from './support/server';

/** What goes wrong around the app: connections, deployments, other tabs, a browser that keeps nothing. */

test('GEN-10: losing the connection is told at once, a save keeps the form, and works when it is back', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients/new`);
  await fillClient(page, 'Funkloch GmbH');
  await page.context().setOffline(true);
  await expect(page.getByText('No connection to the server', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByRole('alert').getByText('The server cannot be reached')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Client' })).toBeEnabled();
  await expect(page.getByLabel('Company name')).toHaveValue('Funkloch GmbH');

  await page.context().setOffline(false);
  await expect(page.getByText('Connected again', { exact: true })).toBeVisible();
  await expect(page.getByText('No connection to the server', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
});

test('GEN-17: a list that could not be loaded without a connection loads itself when it is back', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients`);
  await expect(page.getByText('Bergstrand Hydro AB')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByPlaceholder('Search clients...').fill('Kelvin');
  await expect(page.getByText(/could not reach the server/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Kelvin DC', { exact: true })).toBeVisible();
});

test('GEN-10, SRV-02: a server that stops and starts in the middle of an edit costs nothing', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-faults-'));
  await setUpSample(dataDirectory);
  let server = await startServer({ dataDirectory });
  try {
    await signIn(page, server.url);
    const { rows } = await (await page.request.get(`${server.url}/api/clients?limit=1`)).json();
    await page.goto(`${server.url}/clients/edit?id=${rows[0].id}`);
    await page.getByLabel('Phone', { exact: true }).fill('+47 55 00 11 22');
    await server.stop();
    await expect(page.getByText('No connection to the server', { exact: true })).toBeVisible({
      timeout: 15_000,
    });
    await page.getByRole('button', { name: 'Update Client' }).click();
    await expect(page.getByRole('alert').getByText('The server cannot be reached')).toBeVisible();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+47 55 00 11 22');

    server = await startServer({ dataDirectory, port: Number(new URL(server.url).port) });
    await expect(page.getByText('Connected again', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Update Client' }).click();
    await expect(page).toHaveURL(/\/clients(\?.*)?$/);
    const saved = await (await page.request.get(`${server.url}/api/clients/${rows[0].id}`)).json();
    expect(saved.phone).toBe('+47 55 00 11 22');
  } finally {
    await server.stop();
    await removeData(dataDirectory);
  }
});

test('GEN-03: a screen whose code a newer version replaced says so and is there after a reload', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.route(/\/assets\/TasksPage-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('heading', { name: 'Linework has been updated' })).toBeVisible();
  await page.unroute(/\/assets\/TasksPage-/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test('GEN-17: a screen that cannot be loaded without a connection says that, and not that it is old', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test('GEN-10: a form in an old tab whose session ends keeps its draft over the reload', async ({
  page,
  server,
}) => {
  await signIn(page, server.url);
  await page.goto(`${server.url}/clients/new`);
  await fillClient(page, 'Altes Fenster AG');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.route(/\/assets\/SignInAgain-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByRole('heading', { name: 'Linework has been updated' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Altes Fenster AG');
});

test('GEN-09: after signing out Back shows no data, and the browser was told to keep none', async ({
  page,
  server,
}) => {
  await signIn(page, server.url);
  for (const path of ['/clients', '/api/clients'])
    expect((await page.request.get(`${server.url}${path}`)).headers()['cache-control'], path).toBe(
      'no-store',
    );

  await page.goto(`${server.url}/clients`);
  await expect(page.getByText('Bergstrand Hydro AB')).toBeVisible();
  await page.goto(`${server.url}/tasks`);
  await signOut(page);
  await page.goBack();
  await expect(page).toHaveURL(/sign-in/);
  await page.goBack();
  await expect(page).toHaveURL(/sign-in/);
  await expect(page.getByText('Bergstrand Hydro AB')).toHaveCount(0);
});

test('GEN-09: signing out in one tab leaves the other without data; so does a page that the browser kept', async ({
  page,
  server,
}) => {
  await signIn(page, server.url);
  const other = await page.context().newPage();
  await other.goto(`${server.url}/clients`);
  await expect(other.getByText('Bergstrand Hydro AB')).toBeVisible();
  await page.goto(`${server.url}/tasks`);
  await signOut(page);
  await expect(other).toHaveURL(`${server.url}/`);
  await expect(other.getByText('Bergstrand Hydro AB')).toHaveCount(0);

  await signIn(page, server.url);
  await other.goto(`${server.url}/clients`);
  await expect(other.getByText('Bergstrand Hydro AB')).toBeVisible();
  await page.context().clearCookies();
  // What the browser says on giving back a page that it kept as it was; Playwright's never keeps one.
  await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(other).toHaveURL(`${server.url}/`);
});

test('SRV-03: what is saved in one tab shows in the other within two seconds', async ({
  ownerPage: page,
  server,
}) => {
  const other = await page.context().newPage();
  await other.goto(`${server.url}/clients?search=Kiruna`);
  await expect(other.getByText('Kiruna Cold Storage AB', { exact: true })).toBeVisible();
  const { rows } = await (await page.request.get(`${server.url}/api/clients?search=Kiruna`)).json();
  await page.goto(`${server.url}/clients/edit?id=${rows[0].id}`);
  await page.getByLabel('Phone', { exact: true }).fill('+46 980 555 01');
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await page.getByRole('button', { name: 'Update Client' }).click();
  await saved;
  await expect(other.getByText('+46 980 555 01')).toBeVisible({ timeout: 2_000 });
});

test('THM-02, GEN-13: a browser that keeps nothing still lets one work', async ({
  ownerPage: page,
  server,
}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto(`${server.url}/clients`);
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(page.getByRole('grid', { name: 'Clients' })).toBeVisible();
  await page.getByRole('button', { name: /theme/i }).click();
  await page.getByRole('menuitemradio', { name: /Nord/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nord');
  await page.getByRole('link', { name: 'Add Client' }).click();
  await fillClient(page, 'Privatfenster KG');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  await expect(page.getByRole('grid', { name: 'Clients' })).toBeVisible();
  expect(crashes).toEqual([]);
});

async function fillClient(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill('post@faults.example');
  await page.getByLabel('Phone', { exact: true }).fill('+49 1');
  await page.getByLabel('Primary contact name').fill('Eva');
  await page.getByLabel('Primary contact email').fill('eva@faults.example');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
}
