import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { startPostgres } from '../apps/pm-server/test/postgres';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import { untilKept } from './support/drafts';
import { fillClient } from './support/fillClient';
import { edit, expect, owner, setUpSample, signIn, test } from './support/fixtures';
import { heldAnswer } from './support/heldAnswer';
import { describeOnPostgres } from './support/onPostgres';
import { samplePostgres } from './support/samplePostgres';
import { removeData, startServer } from './support/server';

/** What goes wrong around the app: connections, deployments, other tabs, a browser that keeps nothing. */

const DAY_MS = 24 * 3_600_000;
/** How soon saving works again once the database does. */
const HEALED_MS = 5_000;

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

test('GEN-17: a list shows skeletons until its rows arrive, and a retry where they do not', async ({
  ownerPage: page,
  server,
}) => {
  const skeletons = page.locator('[data-component="Skeleton"], [data-part="skeleton"]');
  for (const place of ['tasks?view=table', 'clients?view=grid', 'dashboard']) {
    const [resource = ''] = place.split('?');
    const { held, answer } = heldAnswer();
    const fail = async (route: Route) => {
      await held;
      await route.fulfill({
        status: 503,
        json: { title: 'Not now', status: 503, detail: 'The database rests.' },
      });
    };
    const rows = new RegExp(`/api/${resource}(\\?|$)`);
    await page.route(rows, fail);
    await page.goto(`${server.url}/${place}`);
    await expect(skeletons.first(), place).toBeVisible();
    answer();
    const retry = page.getByRole('main').getByRole('button', { name: /try again|retry/i });
    await expect(retry, place).toBeVisible();
    await expect(skeletons).toHaveCount(0);
    await page.unroute(rows);
    await retry.click();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Bergstrand|Anchor bolt pull|View All/ })
        .first(),
    ).toBeVisible();
  }
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

test('GEN-05, GEN-06: who searches while a screen is on its way keeps the focus and what was found', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const { held, answer } = heldAnswer();
  await page.route(/\/assets\/UsersPage-/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/UsersPage-/);
  await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
  await asked;
  const search = page.getByPlaceholder('Search projects, tasks, clients...');
  await search.fill('bergstrand hydro');
  const found = page.getByRole('option', { name: /^Bergstrand Hydro/ });
  await expect(found).toBeVisible();
  answer();
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible();
  await expect(search).toBeFocused();
  await expect(found).toBeVisible();
});

test('GEN-17: a screen that cannot be loaded without a connection says that, and not that it is old', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
});

test('GEN-17: a part of a screen that cannot be loaded says so by itself, and is there at the next try', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/time-tracking`);
  await expect(page.getByRole('button', { name: 'Manual Entry' })).toBeEnabled();
  const description = page.getByLabel('Description');
  await description.fill('Typed before the connection went');
  await page.route(/\/assets\/(ReportsTab|ManualEntryDialog|AppPalette)-/, (route) => route.abort());
  await page.route(/\/health$/, (route) => route.abort());

  await page.getByRole('button', { name: 'Manual Entry' }).click();
  const told = page.getByText('This part could not be loaded. Check the connection, then try again.');
  await expect(told.first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(told).toHaveCount(2);
  await expect(description).toHaveValue('Typed before the connection went');
  await page.getByRole('tab', { name: 'Reports' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Reports' });
  await expect(panel.getByRole('alert')).toContainText('The server cannot be reached');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toContainText('The server cannot be reached');

  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('button', { name: 'Generate Report' })).toBeVisible();
  await page.getByRole('button', { name: 'Manual Entry' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeVisible();
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
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
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
  await expect(page.getByText('Draft not kept: browser storage full or blocked')).toBeVisible();
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  await expect(page.getByRole('grid', { name: 'Clients' })).toBeVisible();
  expect(crashes).toEqual([]);
});

test('SET-03: what was typed into a tab that dies is offered again by the next', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients/new`);
  await fillClient(page, 'Kernschmelze AG');
  await untilKept(page, 'eva@client.example');
  await crash(page);

  const next = await page.context().newPage();
  await next.goto(`${server.url}/clients/new`);
  await expect(next.getByText('You have an unsaved draft')).toBeVisible();
  await expect(next.getByLabel('Company name')).toHaveValue('');
  await next.getByRole('button', { name: 'Restore draft' }).click();
  await expect(next.getByLabel('Company name')).toHaveValue('Kernschmelze AG');
  await next.getByLabel('Primary contact email').fill('eva@client.example');
  await next.getByRole('button', { name: 'Create Client' }).click();
  await expect(next).toHaveURL(/\/clients(\?.*)?$/);
});

test('SET-03: tabs with the same new form keep a draft each, and what a closed one leaves is offered to the next', async ({
  ownerPage: page,
  server,
}) => {
  const open = async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${server.url}/clients/new`);
    return tab;
  };
  const type = async (tab: Page, name: string) => {
    await fillClient(tab, name);
    await untilKept(tab, name, 'eva@client.example');
  };
  const [first, second] = [await open(), await open()];
  await type(first, 'Erste Feder AG');
  await type(second, 'Zweite Feder AG');
  await first.getByLabel('City').fill('Bern');
  await untilKept(first, 'Bern');
  for (const tab of [first, second]) await expect(tab.getByText('You have an unsaved draft')).toHaveCount(0);

  await first.close();
  const third = await open();
  await third.getByRole('button', { name: 'Restore draft' }).click();
  await expect(third.getByLabel('Company name')).toHaveValue('Erste Feder AG');
  await expect(third.getByLabel('City')).toHaveValue('Bern');
  await expect(second.getByText('You have an unsaved draft')).toHaveCount(0);

  await second.close();
  await third.close();
  const fourth = await open();
  await fourth.getByRole('button', { name: 'Discard draft' }).click();
  await fourth.getByRole('button', { name: 'Restore draft' }).click();
  await expect(fourth.getByLabel('Company name')).toHaveValue('Zweite Feder AG');
});

for (const { where, hasLocks } of [
  { where: '', hasLocks: true },
  { where: ' on a page without https', hasLocks: false },
])
  test(`SET-03: the draft of a tab that is still open is not offered${where}, one of a closed tab is`, {
    tag: hasLocks ? [] : '@test-all',
  }, async ({ ownerPage: page, server }) => {
    const context = page.context();
    if (!hasLocks)
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    const open = async () => {
      const tab = await context.newPage();
      await tab.goto(`${server.url}/clients/new`);
      return tab;
    };
    const closed = await open();
    await fillClient(closed, 'Liegengelassen AG');
    await untilKept(closed, 'Liegengelassen AG', 'eva@client.example');
    await closed.close();
    const stillOpen = await open();
    await fillClient(stillOpen, 'Offengelassen AG');
    await untilKept(stillOpen, 'Offengelassen AG', 'eva@client.example');

    const next = await open();
    await next.getByRole('button', { name: 'Restore draft' }).click();
    await expect(next.getByLabel('Company name')).toHaveValue('Liegengelassen AG');
    const last = await open();
    await stillOpen.close();
    await last.getByRole('button', { name: 'Restore draft' }).click();
    await expect(last.getByLabel('Company name')).toHaveValue('Offengelassen AG');
  });

test('SET-03: a form says where there is no room for its draft, keeps its text, and keeps drafts again once there is', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients/new`);
  const devtools = await page.context().newCDPSession(page);
  const leaveRoom = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize });
  await leaveRoom(1);
  await fillStorage(page);
  await fillClient(page, 'Volles Haus GmbH');
  const notKept = page.getByText('Draft not kept: browser storage full or blocked');
  await expect(notKept).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Volles Haus GmbH');
  // A theme that cannot be kept is worn all the same.
  await page.getByRole('button', { name: /theme/i }).click();
  await page.getByRole('menuitemradio', { name: /Nord/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nord');

  await leaveRoom();
  await page.getByLabel('Company name').fill('Halbes Haus GmbH');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await expect(notKept).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
});

for (const { off, days } of [
  { off: 'a day ahead', days: 1 },
  { off: 'a day behind', days: -1 },
])
  test(`GEN-15, GEN-16, TSK-05: a device whose clock is ${off} shows the workspace’s day, what is overdue, and how old things are`, async ({
    ownerPage: page,
    server,
  }) => {
    const [today, yesterday] = [workspaceDate(), workspaceDate(-1)];
    const { rows } = await (await page.request.get(`${server.url}/api/tasks?limit=2&status=pending`)).json();
    await edit(page, `${server.url}/api/tasks/${rows[0].id}`, { title: 'Uhr heute', dueDate: today });
    await edit(page, `${server.url}/api/tasks/${rows[1].id}`, { title: 'Uhr gestern', dueDate: yesterday });
    await edit(page, `${server.url}/api/clients/${rows[0].clientId}`, { notes: `Seen ${off}` });

    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByText(inWords(today), { exact: true })).toBeVisible();
    await expect(page.getByText(/· Just now$/).first()).toBeVisible();

    await page.goto(`${server.url}/tasks?search=Uhr+gestern`);
    await expect(page.getByText('(Overdue)').first()).toBeVisible();
    await page.goto(`${server.url}/tasks?search=Uhr+heute`);
    await expect(page.getByText('Uhr heute').first()).toBeVisible();
    await expect(page.getByText('(Overdue)')).toHaveCount(0);

    await page.goto(`${server.url}/tasks/new`);
    await page.getByRole('button', { name: /^Choose date/ }).click();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    const [year, month, day] = today.split('-');
    await expect(page.getByRole('textbox', { name: 'Due date' })).toHaveValue(`${month}/${day}/${year}`);
    const keptNow = page.getByText(/^Draft kept (just now|\d+ s ago)$/);
    await expect(keptNow).toBeVisible();
    await page.clock.setSystemTime(Date.now());
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('You have an unsaved draft')).toBeVisible();
    await expect(keptNow).toBeVisible();
  });

describeOnPostgres('on PostgreSQL', () => {
  test('GEN-10, SRV-02: while it is stopped a save says so and keeps the form; once it is back the same save goes through', async ({
    page,
  }) => {
    const postgres = await startPostgres();
    const sample = await samplePostgres(await postgres.newDatabase());
    const server = await startServer(sample);
    try {
      await signIn(page, server.url);
      await page.goto(`${server.url}/clients/new`);
      await fillClient(page, 'Datenbankpause KG');
      const create = page.getByRole('button', { name: 'Create Client' });
      await postgres.halt();
      await create.click();
      await expect(page.getByRole('alert').getByText('The database cannot be reached')).toBeVisible();
      await expect(create).toBeEnabled();
      await expect(page.getByLabel('Company name')).toHaveValue('Datenbankpause KG');

      await postgres.resume();
      await create.click();
      await expect(page).toHaveURL(/\/clients(\?.*)?$/, { timeout: HEALED_MS });
      const { rows } = await (
        await page.request.get(`${server.url}/api/clients?search=Datenbankpause`)
      ).json();
      expect(rows).toHaveLength(1);
    } finally {
      await server.stop();
      await sample.remove();
      await postgres.stop();
    }
  });
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
}

/** The tab's process ends, as when it runs out of memory. */
async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: who would have is gone.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
}

/** Leaves no room for another character. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; ) {
      try {
        localStorage.setItem(`filler ${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
}

function inWords(date: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', parts);
}
