import type { CDPSession, Locator, Page } from '@playwright/test';
import { create } from './support/create';
import { untilKept } from './support/drafts';
import { expect, test } from './support/fixtures';
import { expectMessage } from './support/form';

test('GEN-11, PRJ-08, TSK-07: text that is no choice, tag or task yet is asked about, kept in the draft, and saved or told', async ({
  ownerPage: page,
  server,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const keep = question.getByRole('button', { name: 'Keep editing' });

  await test.step('a project that was not chosen, and a tag that was not added', async () => {
    await page.goto(`${server.url}/tasks/new`);
    const project = page.getByRole('combobox', { name: /^Project/ });
    await page.getByRole('textbox', { name: /^Task title/ }).fill('Weld the gate');
    await project.fill('Spillway dreams');
    await project.press('Tab');
    await expectMessage(project, '“Spillway dreams” is not in the list');
    await expect(project).toHaveValue('Spillway dreams');
    await page.getByRole('textbox', { name: 'Tags' }).fill('welding');
    await untilKept(page, 'Spillway dreams', '"welding"');

    await page.getByRole('button', { name: 'Create Task' }).click();
    await expect(page).toHaveURL(/\/tasks\/new/);
    await expectMessage(project, '“Spillway dreams” is not in the list');
    await expect(page.getByRole('button', { name: 'Remove welding' })).toBeVisible();

    page.once('dialog', (asked) => asked.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(project).toHaveValue('Spillway dreams');
    await expect(page.getByRole('button', { name: 'Remove welding' })).toBeVisible();
    await project.fill('penstock condition SURVEY');
    await expect(page.getByRole('option', { name: 'Penstock condition survey' })).toBeVisible();
    await project.press('Tab');
    await expect(project).toHaveValue('Penstock condition survey');
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/clients$/);
  });

  await test.step('only in a field: it counts as unsaved', async () => {
    await page.goto(`${server.url}/tasks/new`);
    await page.getByRole('combobox', { name: /^Project/ }).fill('Quay');
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await keep.click();
    await expect(page.getByRole('combobox', { name: /^Project/ })).toHaveValue('Quay');
    await page.getByRole('combobox', { name: /^Project/ }).fill('');
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await expect(page).toHaveURL(/\/clients$/);
  });

  await test.step('a task that is being written in a project', async () => {
    await page.goto(`${server.url}/projects/new`);
    await page.getByRole('tab', { name: 'Tasks' }).click();
    await page.getByRole('button', { name: 'Add Task' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Task' });
    const title = dialog.getByRole('textbox', { name: /^Task title/ });
    await title.fill('Survey the sill');
    await untilKept(page, 'Survey the sill');
    await page.keyboard.press('Escape');
    await keep.click();
    await expect(title).toHaveValue('Survey the sill');

    page.once('dialog', (asked) => asked.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(title).toHaveValue('Survey the sill');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    await expect(page).toHaveURL(/\/clients$/);
  });

  const dialogs: [name: string, at: string, open: string, field: string][] = [
    ['Manual Entry', '/time-tracking', 'Manual Entry', 'Description'],
    ['New API token', '/settings?tab=security', 'New token', 'Name'],
    ['Invite people', '/users', 'Invite people', 'Email addresses'],
    ['Upload Documents', '/documents', 'Upload', 'Description'],
  ];
  for (const [name, at, open, label] of dialogs) {
    await test.step(`the dialog ${name}`, async () => {
      await page.goto(`${server.url}${at}`);
      await page.getByRole('button', { name: open, exact: true }).click();
      const dialog = page.getByRole('dialog', { name });
      const field = dialog.getByRole('textbox', { name: label }).first();
      await field.fill('Gate');
      await page.keyboard.press('Escape');
      await keep.click();
      await expect(field).toHaveValue('Gate');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await question.getByRole('button', { name: 'Discard changes' }).click();
      await expect(dialog).toBeHidden();
    });
  }
});

test('GEN-05, GEN-11: an input method keeps its keys in dialogs, lists, searches and figures', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const client = await page.context().newCDPSession(page);
  await page.goto(`${server.url}/projects/new`);
  await page.getByRole('tab', { name: 'Tasks' }).click();
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Task' });
  await compose(page, client, dialog.getByRole('textbox', { name: /^Task title/ }));
  await expect(dialog).toBeVisible();
  const hours = dialog.getByRole('textbox', { name: 'Estimated hours' });
  await compose(page, client, hours);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.getByRole('tab', { name: 'Project Details' }).click();
  await compose(page, client, page.getByRole('combobox', { name: /^Client/ }));
  await compose(page, client, page.getByRole('combobox', { name: 'Search', exact: true }));

  await create(page, server.url, 'clients', {
    name: 'にほん建設',
    email: 'post@client.example',
    phone: '+81 3 1',
    primaryContact: { name: 'Eva Brandt', email: 'eva@client.example' },
  });
  await page.goto(`${server.url}/clients`);
  await compose(page, client, page.getByRole('searchbox', { name: 'Search clients' }));
});

/** Writes a word by an input method, which then answers each key that a component would; the word stays as it is. */
async function compose(page: Page, client: CDPSession, field: Locator): Promise<void> {
  await field.fill('');
  await field.focus();
  await client.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  for (const key of ['Escape', 'ArrowUp', 'ArrowDown', 'Enter', 'Backspace']) {
    const keys = { key, code: key, windowsVirtualKeyCode: 229 };
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...keys });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...keys });
    await expect(field).toHaveValue('にほん');
    await expect(field).toBeFocused();
  }
  await client.send('Input.insertText', { text: 'にほん' });
  await expect(field).toHaveValue('にほん');
  // A word that is begun and taken back.
  await client.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await expect(field).toHaveValue('にほん');
  await expect(page.getByRole('alertdialog')).toBeHidden();
}
