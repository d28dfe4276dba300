import type { BrowserContext, Page } from '@playwright/test';
import { totpAt } from '../apps/pm-server/test/authenticator';
import { expect, owner, signIn, test } from './support/fixtures';
import { fillPasswords, fillPerson, invite, newcomer } from './support/people';
import { removeData, startServer } from './support/server';

test('GEN-02, GEN-09: wherever a session begins or ends, the app looks whether it did, and says what to do where not', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const server = await startServer();
  const { url } = server;
  const { theirs, leave } = await newcomer(browser);
  const refusal = page.getByRole('form', { name: 'Sign in' }).getByRole('alert');
  try {
    await test.step('set-up', async () => {
      await takeCookiesAway(page);
      await page.goto(`${url}/setup`);
      await page.getByLabel('Company name').fill(owner.company);
      await page.getByLabel('Your name').fill(owner.name);
      await page.getByLabel('Email').fill(owner.email);
      await page.getByLabel('Password', { exact: true }).fill(owner.password);
      await page.getByRole('button', { name: 'Create workspace' }).click();
      await expect(page).toHaveURL(`${url}/sign-in`);
      await expect(refusal).toContainText(NOT_KEPT);
    });
    await test.step('sign-in', async () => {
      await page.reload();
      await fillSignIn(page);
      await expect(refusal).toContainText(NOT_KEPT);
      await expect(page.getByLabel('Email')).toHaveValue(owner.email);
    });
    await test.step('an invitation', async () => {
      await signIn(theirs, url);
      await theirs.goto(`${url}/users`);
      await page.goto(await invite(theirs, { email: 'lene@invited.example', accessRole: 'admin' }));
      await fillPerson(page, { first: 'Lene', last: 'Berg' });
      await fillPasswords(page);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(`${url}/sign-in`);
      await expect(refusal).toContainText(NOT_KEPT);
    });
    await test.step('once cookies are allowed the same form signs in, also where the browser stores nothing else', async () => {
      await context.unrouteAll();
      await storeNothing(context);
      await page.reload();
      await fillSignIn(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });
    await test.step('ending sessions elsewhere that has no effect', async () => {
      await page.route(/\/api\/(?:account|people\/[^/]+)\/sessions/, (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ json: {} }) : route.fallback(),
      );
      await page.goto(`${url}/settings?tab=security`);
      await page.getByRole('button', { name: /^Sign out the/ }).click();
      await expect(page.getByText('Still signed in there').first()).toBeVisible();
      await page.goto(`${url}/users?search=lene`);
      await page.getByRole('link', { name: 'Lene Berg', exact: true }).click();
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expect(question.getByRole('alert')).toContainText('lists one still');
      await question.getByRole('button', { name: 'Cancel' }).click();
    });
    await test.step('signing out that has no effect', async () => {
      await page.route('**/api/auth/sign-out', (route) => route.fulfill({ json: { success: true } }));
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page.getByText('You are still signed in').first()).toBeVisible();
      await expect(page).not.toHaveURL(`${url}/`);
    });
    await test.step('signing in again over a screen', async () => {
      await page.goto(`${url}/clients`);
      await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
      await context.clearCookies();
      await takeCookiesAway(page);
      await page.getByPlaceholder('Search clients...').fill('a');
      const again = page.getByRole('dialog', { name: 'Sign in again' });
      await again.getByLabel('Password', { exact: true }).fill(owner.password);
      await again.getByRole('button', { name: 'Sign In' }).click();
      await expect(again.getByRole('alert')).toContainText(NOT_KEPT);
    });
    await test.step('the code of a second factor', async () => {
      const enrol = async (method: 'post' | 'put', data: object) =>
        (
          await theirs.request[method](`${url}/api/account/two-factor`, { data, headers: { origin: url } })
        ).json();
      const { key } = await enrol('post', { currentPassword: owner.password });
      await enrol('put', { code: totpAt(key, new Date()) });
      await page.goto(`${url}/sign-in`);
      await fillSignIn(page);
      await page.getByLabel('Code').fill(totpAt(key, new Date()));
      await page.keyboard.press('Enter');
      await expect(refusal).toContainText('Allow cookies for this address');
    });
  } finally {
    await leave();
    await server.stop();
    await removeData(server.dataDirectory);
  }
});

const NOT_KEPT = 'Your browser did not keep the session';

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** As a browser that blocks cookies. */
async function takeCookiesAway(page: Page): Promise<void> {
  await page.context().route('**/api/**', async (route) => {
    const response = await route.fetch();
    const { 'set-cookie': _, ...headers } = response.headers();
    // What Playwright's own request has kept.
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
  });
}

/** As a browser that blocks all storage but cookies. */
async function storeNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, storage, { get: denied });
    Object.assign(window, { BroadcastChannel: denied });
  });
}
