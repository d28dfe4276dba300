import type { Page } from '@playwright/test';
import { draftsKept, untilKept } from './support/drafts';
import { fillClient } from './support/fillClient';
import { expect, owner, signIn, test } from './support/fixtures';
import { createPerson } from './support/people';
import { withSlowProcessor } from './support/slowProcessor';

test('GEN-07: the sidebar lists the pages in their order, marks the current one, and hides what a role may not open', async ({
  ownerPage: page,
  server: { url },
  browser,
}) => {
  const pagesOf = (someone: Page) =>
    someone
      .getByRole('navigation', { name: /main/i })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  await page.goto(`${url}/projects`);
  const all = [
    ['Dashboard', '/dashboard'],
    ['Clients', '/clients'],
    ['Projects', '/projects'],
    ['Documents', '/documents'],
    ['Drawings', '/drawings'],
    ['Tasks', '/tasks'],
    ['Time Tracking', '/time-tracking'],
    ['Users', '/users'],
    ['User Registration', '/register'],
    ['Settings', '/settings'],
  ];
  await expect.poll(() => pagesOf(page)).toEqual(all);
  await expect(page.getByRole('link', { name: 'Projects', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  const member = await createPerson(page, url, { email: 'sidebar@member.example' });
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, url, member);
  await theirs.goto(`${url}/dashboard`);
  const theirPages = all.filter(([name]) => name !== 'User Registration');
  await expect.poll(() => pagesOf(theirs)).toEqual(theirPages);
});

test('GEN-08: the sidebar is pinned by default, unpins by its toggle, and then opens on hover', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  const sidebar = page.locator('[data-component="Sidebar"]');
  await expect(sidebar).toBeVisible();
  expect((await page.locator('[data-part="sidebar"]').boundingBox())?.width).toBe(256);
  const toggle = page.getByRole('button', { name: /sidebar/i }).first();
  await toggle.click();
  await expect(sidebar).not.toBeInViewport();
  await page.mouse.move(2, 400);
  await expect(sidebar).toBeInViewport();
  await page.mouse.move(900, 500);
  await expect(sidebar).not.toBeInViewport();
});

test('GEN-08: under 1024 px a link or the overlay closes the sidebar', async ({
  ownerPage: page,
  server,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${server.url}/dashboard`);
  const sidebar = page.locator('[data-component="Sidebar"]');
  const toggle = page.getByRole('button', { name: /sidebar/i }).first();
  await expect(sidebar).not.toBeInViewport();
  await toggle.click();
  await expect(sidebar).toBeInViewport();
  await page.mouse.click(700, 500);
  await expect(sidebar).not.toBeInViewport();
  await toggle.click();
  await sidebar.getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(sidebar).not.toBeInViewport();
});

test('GEN-05: the top bar leads to the landing page, searches, and holds theme picker and user menu', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByPlaceholder('Search projects, tasks, clients...')).toBeVisible();
  await page.getByPlaceholder('Search projects, tasks, clients...').fill('fender');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/dashboard$/);
  await page
    .getByRole('link', { name: /Linework/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('GEN-09: sign out ends the session, clears the local flags and goes to the landing page', async ({
  page,
  server,
}) => {
  await signIn(page, server.url);
  await page.goto(`${server.url}/dashboard`);
  await page.evaluate(() => {
    for (const flag of ['isAuthenticated', 'user', 'authToken']) localStorage.setItem(flag, 'left over');
  });
  await page
    .getByRole('button', { name: /Marta Lindqvist|account/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored)).not.toEqual(expect.arrayContaining(['isAuthenticated']));
  expect(stored.user).toBeUndefined();
  expect(stored.authToken).toBeUndefined();
  expect((await (await page.request.get(`${server.url}/api/session`)).json()).person).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/sign-in/);

  await signIn(page, server.url);
  await page.goto(`${server.url}/dashboard`);
  // Back again before the landing page is drawn.
  await withSlowProcessor(page, 6, async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goBack();
    await expect(page).toHaveURL(/sign-in/);
  });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0);
});

test('ASVS-39: signing out keeps the theme and that the browser is known, nothing else of the person, and harms no other tab', async ({
  page,
  server,
}) => {
  await signIn(page, server.url);
  await page.goto(`${server.url}/dashboard`);
  await page.evaluate(() => localStorage.setItem('preferred-theme', 'nord'));
  const other = await page.context().newPage();
  await other.goto(`${server.url}/clients/new`);
  await other.getByLabel('Company name').fill('A draft of ours');
  await untilKept(other, 'A draft of ours');
  await other.goto(`${server.url}/clients`);
  const answered = page.waitForResponse('**/api/auth/sign-out');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect(await (await answered).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(other).toHaveURL(`${server.url}/`);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await tab.reload();
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'nord');
  }
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => !/^(?:preferred-theme$|list:|sidebar-pinned:)/.test(key))).toEqual([]);
  // The router's, as its component writes them when a page is left.
  const scrolled = 'react-router-scroll-positions';
  const ofTab = await page.evaluate(() => Object.keys(sessionStorage));
  expect(ofTab.filter((key) => key !== scrolled)).toEqual([]);
  expect(await draftsKept(page)).toEqual([]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toEqual(['linework.known_browser']);
});

test('GEN-09, GEN-11: signing out of a form with unsaved changes asks first, once, and other tabs keep what is typed there', async ({
  page,
  ownServer: { url },
}) => {
  await signIn(page, url);
  const neighbour = await createPerson(page, url, {
    email: 'neighbour@halden-roy.example',
    accessRole: 'admin',
  });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const isSignedIn = async () =>
    (await (await page.request.get(`${url}/api/session`)).json()).person !== null;
  const signOut = async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const { rows: entries } = await (await page.request.get(`${url}/api/timeEntries?status=stopped`)).json();
  const entryForm = [`/time-tracking/edit?id=${entries[0].id}`, 'Description'] as const;
  for (const [form, label] of [...FORMS, entryForm]) {
    await test.step(`the form at ${form}`, async () => {
      await page.goto(url + form);
      await page.getByLabel(label, { exact: true }).first().fill('Half a thought');
      await untilKept(page, 'Half a thought');
      await signOut();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
      await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue('Half a thought');
      expect(await isSignedIn()).toBe(true);
      await untilKept(page, 'Half a thought');
      await signOut();
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await expect(page).toHaveURL(`${url}/`);
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
      expect(await isSignedIn()).toBe(false);
      expect(await draftsKept(page)).toEqual([]);
      await signIn(page, url);
    });
  }

  await test.step('a sign-out that the server does not answer leaves the form guarded', async () => {
    await page.goto(`${url}/clients/new`);
    await page.getByLabel('Company name').fill('Still here');
    await untilKept(page, 'Still here');
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await signOut();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('You are still signed in').first()).toBeVisible();
    await page.unroute('**/api/auth/sign-out');
    await untilKept(page, 'Still here');
    await signOut();
    await question.getByRole('button', { name: 'Keep editing' }).click();
  });

  await test.step('signing in again as somebody else', async () => {
    await page.context().clearCookies();
    await fillClient(page, 'Still here');
    await page.getByRole('button', { name: 'Create Client' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Email').fill(neighbour.email);
    await again.getByLabel('Password', { exact: true }).fill(neighbour.password);
    await again.getByRole('button', { name: 'Sign In' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await isSignedIn()).toBe(false);
    await again.getByRole('button', { name: 'Sign In' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(`${url}/dashboard`);
    expect(await isSignedIn()).toBe(true);
  });

  await test.step('another tab leaves without a question, and has its draft for the same person only', async () => {
    await page.context().clearCookies();
    await signIn(page, url);
    const other = await page.context().newPage();
    await other.goto(`${url}/clients/new`);
    await other.getByLabel('Company name').click();
    await other.keyboard.type('Typed in the other tab');
    await page.goto(`${url}/dashboard`);
    await signOut();
    await expect(page).toHaveURL(`${url}/`);
    await expect(other).toHaveURL(`${url}/`);
    for (const who of [neighbour, owner]) {
      await page.context().clearCookies();
      await signIn(page, url, who);
      await other.goto(`${url}/clients/new`);
      await expect(other.getByLabel('Company name')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Restore draft' })).toHaveCount(who === owner ? 1 : 0);
    }
    await other.getByRole('button', { name: 'Restore draft' }).click();
    await expect(other.getByLabel('Company name')).toHaveValue('Typed in the other tab');
  });
});

const FORMS = [
  ['/clients/new', 'Company name'],
  ['/projects/new', 'Project name'],
  ['/tasks/new', 'Task title'],
  ['/users/new', 'First name'],
  ['/settings', 'Company name'],
] as const;

test('GEN-02, GEN-12: neither a visitor nor somebody who deletes finds an error in the console', async ({
  page,
  server,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${server.url}/`);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  for (const path of ['/sign-in', '/clients']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByLabel('Email')).toBeVisible();
  }
  await signIn(page, server.url);
  await page.goto(`${server.url}/tasks?view=table`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/is back/).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('GEN-09: no secret is kept in local storage', async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.every(({ httpOnly }) => httpOnly)).toBe(true);
  const stored = JSON.stringify(await page.evaluate(() => ({ ...localStorage, ...sessionStorage })));
  for (const { value } of cookies) expect(stored).not.toContain(value);
});
