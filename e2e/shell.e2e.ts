import { expect, test } from './support/fixtures';

test('GEN-07: the sidebar lists what works in its order and marks the current page', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/projects`);
  const entries = page.getByRole('navigation', { name: /main/i }).getByRole('link');
  await expect(entries).toContainText(['Dashboard', 'Clients', 'Projects', 'Tasks']);
  await expect(page.getByRole('link', { name: 'Projects', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
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
  const { signIn } = await import('./support/fixtures');
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
  expect((await page.request.get(`${server.url}/api/session`)).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(/sign-in/);
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
