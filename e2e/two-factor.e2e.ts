import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { totpAt } from '../apps/pm-server/test/authenticator';
import { some } from '../scripts/checks/some';
import { expect, owner, signIn, test } from './support/fixtures';
import { invite, newcomer, PASSWORD, register } from './support/people';

/** Seconds that a code is shown. The server takes the one before and the one after as well, each once and in order. */
const STEP = 30;

test('SET-01, SET-02, SET-03, ASVS-9, ASVS-15: two factors are enrolled, asked for at sign-in, renewed and turned off', async ({
  page,
  browser,
  ownServer,
}) => {
  test.setTimeout(240_000);
  const { url } = ownServer;
  const code = (key: string, steps: number) => totpAt(key, new Date(Date.now() + steps * STEP * 1_000));
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' });
  const dialog = page.getByRole('dialog');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, url);
  await signIn(page, url);
  await page.goto(`${url}/settings?tab=security`);
  let key = '';
  let first = '';
  let codes: string[] = [];

  await test.step('off at first, and off still after the dialog was left', async () => {
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toBeFocused();
  });
  await test.step('a wrong password is told at its field', async () => {
    await page.keyboard.press('Space');
    await dialog.getByLabel('Current password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The current password is wrong')).toBeVisible();
    await dialog.getByLabel('Current password').fill(owner.password);
    await page.keyboard.press('Enter');
  });
  await test.step('the key stands as a QR code and as text; a wrong code changes nothing', async () => {
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    key = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
    await dialog.getByLabel('Code from the app').fill('12');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^A code has 6 digits/)).toBeVisible();
    await dialog.getByLabel('Code from the app').fill(wrongCode(code(key, 0)));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^This code is wrong/)).toBeVisible();
    await expect(async () => {
      first = code(key, -1);
      await dialog.getByLabel('Code from the app').fill(first);
      await page.keyboard.press('Enter');
      // Refused where half a minute ended in between: then it is two steps old.
      await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });
  await test.step('the recovery codes stay until they are kept, and can be downloaded', async () => {
    const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(listed).toHaveCount(10);
    codes = await listed.allTextContents();
    await page.keyboard.press('Escape');
    await expect(listed).toHaveCount(10);
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    for (const one of some(codes)) expect(text).toContain(one);
    await dialog.getByRole('checkbox', { name: 'I have kept these codes' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(toggle).toBeChecked();
    await expect(page.getByText('On. 10 of 10 recovery codes left.')).toBeVisible();
  });
  await test.step('the other browser is signed out', async () => {
    expect((await (await other.request.get(`${url}/api/session`)).json()).person).toBeNull();
  });

  await test.step('signing in asks for a code: no wrong one, none twice', async () => {
    await givePassword(other, url);
    await other.getByLabel('Code').fill(first);
    await other.keyboard.press('Enter');
    await expect(other.getByText(/^This code is wrong, has expired or was used already/)).toBeVisible();
    await other.goto(`${url}/dashboard`);
    await expect(other).toHaveURL(/\/sign-in/);
    await givePassword(other, url);
    await other.getByLabel('Code').fill(code(key, 0));
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
  await test.step('a recovery code signs in once, typed in capitals', async () => {
    for (const isFirst of [true, false]) {
      const third = await (await browser.newContext()).newPage();
      await givePassword(third, url);
      await third.getByRole('button', { name: 'Use a recovery code' }).click();
      await expect(third.getByLabel('Recovery code')).toBeFocused();
      await third.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
      await third.keyboard.press('Enter');
      if (isFirst) await expect(third.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      else await expect(third.getByText(/^This code is wrong/)).toBeVisible();
      await third.context().close();
    }
    await page.reload();
    await expect(page.getByText('On. 9 of 10 recovery codes left.')).toBeVisible();
  });
  await test.step('new recovery codes end the old ones', async () => {
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await dialog.getByLabel('Current password').fill(owner.password);
    await page.keyboard.press('Enter');
    const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(listed).toHaveCount(10);
    expect(await listed.allTextContents()).not.toContain(codes[1]);
    await dialog.getByRole('checkbox', { name: 'I have kept these codes' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('On. 10 of 10 recovery codes left.')).toBeVisible();
  });
  await test.step('a session that ended is renewed in place by password and code, and turned off by both', async () => {
    await page.context().clearCookies({ name: /session/ });
    await toggle.click();
    await dialog.getByLabel('Current password').fill(owner.password);
    await dialog.getByLabel('Code', { exact: true }).fill(code(key, 1));
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await again.getByLabel('Code').fill(code(key, 1));
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
  });
});

test('SET-03, ASVS-15: two-factor authentication is turned off by password and code, and then the password alone signs in', async ({
  page,
  ownServer,
}) => {
  test.setTimeout(240_000);
  const { url } = ownServer;
  await signIn(page, url);
  const post = async (path: string, method: 'post' | 'put', data: object) =>
    (
      await page.request[method](`${url}/api/account/two-factor${path}`, { data, headers: { origin: url } })
    ).json();
  const { key } = await post('', 'post', { currentPassword: owner.password });
  const first = totpAt(key, new Date());
  await post('', 'put', { code: first });
  await page.goto(`${url}/settings?tab=security`);
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' });
  await expect(toggle).toBeChecked();
  await toggle.click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication' });
  await dialog.getByLabel('Current password').fill(owner.password);
  await dialog.getByLabel('Code', { exact: true }).fill(first);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText(/^This code is wrong, has expired or was used already/)).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill(totpAt(key, new Date(Date.now() + STEP * 1_000)));
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeFocused();
  await signIn(page, url);
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('ASVS-7, SET-01: a workspace that requires a second factor has everybody set one up before anything else', async ({
  page,
  browser,
  ownServer,
}) => {
  test.setTimeout(240_000);
  const { url } = ownServer;
  await signIn(page, url);
  const { theirs, leave } = await newcomer(browser);
  await page.goto(`${url}/users`);
  await register(theirs, await invite(page, { email: 'lene@invited.example', accessRole: 'member' }), {
    first: 'Lene',
    last: 'Berg',
  });
  await theirs.goto(`${url}/tasks`);
  await expect(theirs.getByRole('heading', { level: 1, name: /Tasks/ })).toBeVisible();

  const require = page.getByRole('checkbox', { name: 'Require two-factor authentication' });
  const save = page.getByRole('button', { name: 'Save Changes' }).first();
  await test.step('whoever requires it has it already', async () => {
    await page.goto(`${url}/settings`);
    await require.check();
    await save.click();
    await expect(
      page.getByText(/^Turn on two-factor authentication for your own account first/).first(),
    ).toBeVisible();
    const enrol = async (method: 'post' | 'put', data: object) =>
      (
        await page.request[method](`${url}/api/account/two-factor`, { data, headers: { origin: url } })
      ).json();
    const { key } = await enrol('post', { currentPassword: owner.password });
    await enrol('put', { code: totpAt(key, new Date()) });
    await save.click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    await page.reload();
    await expect(require).toBeChecked();
  });
  await test.step('an open screen gives way; every other address does too; signing out is possible', async () => {
    await expect(
      theirs.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' }),
    ).toBeVisible();
    expect((await theirs.request.get(`${url}/api/tasks`)).status()).toBe(403);
    await theirs.goto(`${url}/app/projects`);
    await expect(
      theirs.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' }),
    ).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
  await test.step('once it is set up, and its recovery codes are kept, they are where they wanted to be', async () => {
    await theirs.getByLabel('Current password').fill(PASSWORD);
    await theirs.keyboard.press('Enter');
    const key = (await theirs.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
    await theirs.getByLabel('Code from the app').fill(totpAt(key, new Date()));
    await theirs.keyboard.press('Enter');
    const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await theirs.getByRole('checkbox', { name: 'I have kept these codes' }).click();
    await theirs.getByRole('button', { name: 'Done' }).click();
    await expect(theirs).toHaveURL(`${url}/app/projects`);
    await expect(theirs.getByText('No projects found')).toBeVisible();
  });
  await test.step('on the same screen it is no longer required', async () => {
    await save.click();
    await require.uncheck();
    await save.click();
    await expect(async () => {
      const settings = await (await page.request.get(`${url}/api/settings`)).json();
      expect(settings.requireTwoFactor).toBe(false);
    }).toPass();
  });
  await leave();
});

async function givePassword(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
}

function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, '0');
}
