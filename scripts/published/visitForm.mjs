import assert from 'node:assert/strict';

/**
 * Uses the README's form of React Hook Form under de-DE: it shows and takes what a German writes, and gives the form plain
 * values.
 * @param {import('playwright').Page} page
 */
export async function visitForm(page) {
  const form = page.getByRole('form', { name: 'Project', exact: true });
  const field = (name) => form.getByRole('textbox', { name, exact: true });
  const shown = async () =>
    Promise.all(['Name', 'Budget', 'Hours', 'Start'].map((name) => field(name).inputValue()));
  const save = async () => {
    await form.getByRole('button', { name: 'Save' }).click();
    await page.waitForFunction(() => document.querySelector('output[data-saved]') !== null);
    return JSON.parse(await page.locator('output[data-saved]').getAttribute('data-saved'));
  };
  const stored = ['Quay 4', '1234,5', '7,5', '01.12.2026'];
  assert.deepEqual(await shown(), stored, 'Default values are shown as the language writes them');

  for (const [name, text] of [
    ['Name', 'Quay 5'],
    ['Budget', '9876,54'],
    ['Hours', '12,25'],
    ['Start', '24.12.2026'],
  ]) {
    await field(name).clear();
    await field(name).pressSequentially(text);
  }
  await form.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Nordbane' }).click();
  assert.deepEqual(
    await save(),
    { name: 'Quay 5', budget: '9876.54', hours: 12.25, start: '2026-12-24', client: 'nordbane' },
    'The form gets plain values',
  );

  await form.getByRole('button', { name: 'Discard changes' }).click();
  assert.deepEqual(await shown(), stored, 'A reset shows the default values again');
  assert.match(await form.getByRole('combobox', { name: 'Client' }).textContent(), /Port of Halden/);
  await field('Budget').press('ArrowUp');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.waitForFunction(() => document.querySelector('output[data-saved*="1234.51"]') !== null);
}
