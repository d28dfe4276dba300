import assert from 'node:assert/strict';

/**
 * Uses the example of the file explorer's README: the folder opens, a file is shown and searched, renamed, and one uploaded.
 * @param {import('playwright').Page} page
 */
export async function visitExplorer(page) {
  const explorer = page.getByRole('region', { name: 'Files', exact: true });
  const files = explorer.getByRole('treegrid', { name: 'Floor Plans' });
  const row = (name) => files.getByRole('row', { name });
  await row('gate.txt').click();
  const border = await explorer.evaluate((node) => getComputedStyle(node).borderTopStyle);
  assert.equal(border, 'solid', 'The stylesheet of the explorer applies');

  await page.keyboard.press('Space');
  const shown = page.getByRole('dialog', { name: 'gate.txt' });
  await shown.getByText('Gate leaf').waitFor();
  await shown.getByRole('group', { name: 'Preview of gate.txt' }).getByText('Gate leaf').click();
  await page.keyboard.press('Control+f');
  await shown.getByRole('searchbox', { name: 'Find in this file' }).fill('leaf');
  await shown.getByText('1 of 1').waitFor();
  // Empties the field, ends the search, closes the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await shown.getByRole('searchbox').waitFor({ state: 'detached' });
  await shown.getByText('Gate leaf').waitFor();
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  await files.and(page.locator(':focus')).waitFor();

  await page.keyboard.press('F2');
  await files.getByRole('textbox', { name: 'New name for gate.txt' }).waitFor();
  await page.keyboard.type('leaf');
  await page.keyboard.press('Enter');
  await row('leaf.txt').waitFor();

  const weld = { name: 'weld.txt', mimeType: 'text/plain', buffer: Buffer.from('Weld plan') };
  await explorer.locator('input[type="file"]').setInputFiles(weld);
  await page.getByRole('button', { name: 'Upload 1 File' }).click();
  await row('weld.txt').waitFor();
  await explorer.getByText('2 files in Floor Plans').waitFor();
}
