import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './support/fixtures';
import { createPerson } from './support/people';

test('SRV-01, GEN-05: the audit log tells an owner who did what and when, is filtered, and is exported without formulas', async ({
  page,
  server: { url },
  browser,
}) => {
  // By the browser, which the log names.
  await signIn(page, url);
  const email = '+audited@haldenroy.example';
  await test.step('somebody fails to sign in, and the owner invites', async () => {
    const stranger = await browser.newContext();
    const answer = await stranger.request.post(`${url}/api/auth/sign-in/email`, {
      data: {
        email: (await (await page.request.get(`${url}/api/session`)).json()).person.email,
        password: 'wrong',
      },
      headers: { origin: url },
    });
    expect(answer.status()).toBe(401);
    await stranger.close();
    const invited = await page.request.post(`${url}/api/invitations`, {
      data: { id: '0199f2a0-0000-7000-8000-0000000000a1', email, accessRole: 'manager' },
      headers: { origin: url },
    });
    expect(invited.ok()).toBe(true);
  });
  const table = page.getByRole('grid', { name: 'Audit log' });
  await test.step('the log, by the user menu', async () => {
    await page.goto(`${url}/dashboard`);
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Audit log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await expect(table.getByRole('row', { name: /Invited/ })).toContainText(`${email} · manager`);
    await expect(table.getByRole('row', { name: /Sign-in refused/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /Signed in/ }).first()).toContainText('Linux');
  });
  await test.step('filtered and searched', async () => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'What' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Invited' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/action=invited/);
    await expect(table.getByRole('row', { name: /Sign-in refused/ })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('audited');
    await expect(table.getByRole('row', { name: /Invited/ })).toHaveCount(1);
  });
  await test.step('exported as it is filtered', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(`Invited,'${email},manager`);
  });
  await test.step('nobody else reads it', async () => {
    const people = (await (await page.request.get(`${url}/api/people?limit=50`)).json()).rows;
    expect(people.length).toBeGreaterThan(0);
    const member = await createPerson(page, url, { email: 'audit.member@haldenroy.example' });
    const theirs = await browser.newPage();
    await signIn(theirs, url, member);
    expect((await theirs.request.get(`${url}/api/audit`)).status()).toBe(403);
    await theirs.goto(`${url}/dashboard`);
    await theirs.getByRole('button', { name: 'User menu' }).click();
    await expect(theirs.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(theirs.getByRole('menuitem', { name: 'Audit log' })).toHaveCount(0);
    await theirs.close();
  });
});
