import { expect, owner, test } from './support/fixtures';

test('SRV-01, SET-03: an API token is shown once, reads, changes nothing where it reads only, and is revoked', async ({
  ownerPage: page,
  server: { url },
  playwright,
}) => {
  await page.goto(`${url}/settings?tab=security`);
  const name = 'Nightly import';
  const token = await test.step('it is made with the password, and shown once', async () => {
    await page.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New API token' });
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Current password').fill('wrong');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await expect(dialog.getByText('The current password is wrong')).toBeVisible();
    await dialog.getByLabel('Current password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Create token' }).click();
    const shown = page.getByRole('textbox', { name: 'Token' });
    await expect(shown).toHaveValue(/^lw_/);
    return shown.inputValue();
  });
  const program = await playwright.request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const row = page.getByRole('listitem').filter({ hasText: name });
  await test.step('it reads what its person may see', async () => {
    await expect(row).toContainText('Reading only');
    await expect(row).toContainText('never used');
    const projects = await program.get(`${url}/api/projects?limit=5`);
    expect(projects.status()).toBe(200);
    expect((await projects.json()).rows.length).toBeGreaterThan(0);
    const refused = await program.post(`${url}/api/clients`, { data: {} });
    expect([refused.status(), (await refused.json()).detail]).toEqual([403, 'This token may only read.']);
    expect((await program.get(`${url}/api/account/tokens`)).status()).toBe(403);
    await page.reload();
    await expect(row).toContainText('last used just now');
    // Once: a second look finds none.
    await expect(page.getByRole('textbox', { name: 'Token' })).toHaveCount(0);
  });
  await test.step('the documentation has an example', async () => {
    await page.goto(`${url}/api/docs`);
    await expect(page.getByText('Authorization: Bearer $LINEWORK_TOKEN').first()).toBeVisible();
  });
  await test.step('revoked, it opens nothing', async () => {
    await page.goto(`${url}/settings?tab=security`);
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await expect(page.getByText('No API tokens')).toBeVisible();
    expect((await program.get(`${url}/api/projects`)).status()).toBe(401);
  });
  await program.dispose();
});
