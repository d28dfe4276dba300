import type { Page } from '@playwright/test';
import { clientNamed, create } from './support/create';
import { expect, signIn, test } from './support/fixtures';
import { createPerson } from './support/people';

test('GEN-12: the trash shows what was deleted with what went along and by whom, an owner restores it or deletes it for good, and a member sees nothing of it', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const { url } = server;
  const elsewhere = await browser.newContext();
  const trash = await elsewhere.newPage();
  await signIn(trash, url);
  await trash.goto(`${url}/app/trash`);
  await expect(trash.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();

  await clientWithProjects(page, url, 'Sluice Works', ['Gate hoist', 'Fish ladder']);
  await deleteClient(page, url, 'Sluice Works');
  await expect(page.getByText('“Sluice Works” deleted', { exact: true })).toBeVisible();
  // The open trash follows by itself.
  const entry = trash.getByRole('listitem').filter({ hasText: 'Sluice Works' });
  await expect(entry).toContainText(
    'Client · with 2 projects · deleted by Marta Lindqvist, just now · 30 days left',
  );

  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Trash' }).click();
  await expect(page).toHaveURL(`${url}/trash`);
  await page.getByRole('button', { name: 'Restore Sluice Works' }).click();
  await expect(page.getByText('“Sluice Works” restored', { exact: true })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('textbox', { name: /name/i }).first()).toHaveValue('Sluice Works');
  await page.goto(`${url}/projects?search=Fish+ladder`);
  await expect(page.getByRole('main').getByText('Fish ladder').first()).toBeVisible();

  await clientWithProjects(page, url, 'Culvert Trust', ['Outfall survey']);
  await deleteClient(page, url, 'Culvert Trust');
  await trash.getByRole('button', { name: 'Delete Culvert Trust for good' }).click();
  const question = trash.getByRole('alertdialog', { name: 'Delete client “Culvert Trust” for good?' });
  await expect(question).toContainText('Deleted for good with it: 1 project. This cannot be undone.');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(trash.getByText('“Culvert Trust” deleted for good', { exact: true })).toBeVisible();
  await expect(trash.getByRole('main').getByText('Culvert Trust')).toHaveCount(0);
  // The Undo of the deletion says why it cannot be done any more.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Culvert Trust” could not be brought back', { exact: true })).toBeVisible();

  const member = await createPerson(page, url, { email: 'ola.trash@haldenroy.example' });
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signIn(theirs, url, member);
  expect((await theirs.request.get(`${url}/api/trash`)).status()).toBe(403);
  await theirs.goto(`${url}/dashboard`);
  await theirs.getByRole('button', { name: 'User menu' }).click();
  await expect(theirs.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(theirs.getByRole('menuitem', { name: 'Trash' })).toHaveCount(0);
  await theirs.goto(`${url}/trash`);
  await expect(theirs.getByText('You are not allowed to do this.')).toBeVisible();
  await context.close();
  await elsewhere.close();
});

async function clientWithProjects(page: Page, url: string, name: string, projects: string[]): Promise<void> {
  const clientId = await create(page, url, 'clients', clientNamed(name));
  for (const project of projects)
    await create(page, url, 'projects', {
      name: project,
      clientId,
      startDate: '2026-01-10',
      endDate: '2026-06-30',
      budgetMinor: 1_000_000,
    });
}

async function deleteClient(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/clients?view=grid&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
