import { expect, signIn, test } from './support/fixtures';

test("SRV-03: one person's change shows on the other's open list without reload", async ({
  browser,
  server,
}) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [mine, theirs] = [await first.newPage(), await second.newPage()];
  await signIn(mine, server.url);
  await signIn(theirs, server.url);
  await theirs.goto(`${server.url}/clients`);
  await theirs.getByPlaceholder('Search clients...').fill('Kvitfjell');
  await expect(theirs.getByText('No clients match your search criteria.')).toBeVisible();

  await mine.goto(`${server.url}/clients/new`);
  await mine.getByLabel('Company name').fill('Kvitfjell Taubane');
  await mine.getByLabel('Email', { exact: true }).fill('drift@kvitfjell.example');
  await mine.getByLabel('Phone', { exact: true }).fill('+47 61 00 00 00');
  await mine.getByLabel('Primary contact name').fill('Liv Haug');
  await mine.getByLabel('Primary contact email').fill('liv@kvitfjell.example');
  await mine.getByRole('button', { name: 'Create Client' }).click();

  await expect(theirs.getByText('Kvitfjell Taubane')).toBeVisible({ timeout: 5_000 });
  await first.close();
  await second.close();
});

test('SRV-02: the later of two saves sees both values and chooses', async ({ browser, server }) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [mine, theirs] = [await first.newPage(), await second.newPage()];
  await signIn(mine, server.url);
  await signIn(theirs, server.url);
  const { rows } = await (await mine.request.get(`${server.url}/api/clients?limit=1`)).json();
  const path = `${server.url}/clients/edit?id=${rows[0].id}`;
  await mine.goto(path);
  await theirs.goto(path);
  await mine.getByLabel('Phone', { exact: true }).fill('111 mine');
  await theirs.getByLabel('Phone', { exact: true }).fill('222 theirs');
  await theirs.getByRole('button', { name: 'Update Client' }).click();
  await expect(theirs).toHaveURL(/\/clients(\?.*)?$/);

  await mine.getByRole('button', { name: 'Update Client' }).click();
  const conflict = mine.getByRole('dialog').or(mine.getByRole('alertdialog'));
  await expect(conflict).toContainText('111 mine');
  await expect(conflict).toContainText('222 theirs');
  await first.close();
  await second.close();
});
