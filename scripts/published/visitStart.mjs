import assert from 'node:assert/strict';

/**
 * Uses the first example of the README, and looks whether a stylesheet of the template still styles the page.
 * @param {import('playwright').Page} page
 */
export async function visitStart(page) {
  const styles = await page.evaluate(() => {
    const { font, textAlign, width } = getComputedStyle(document.getElementById('root'));
    return { ofBody: font === getComputedStyle(document.body).font, textAlign, width };
  });
  assert.ok(styles.ofBody, 'The page is set in the font of the theme');
  assert.equal(styles.textAlign, 'start', 'Text starts where it does by default');
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Quay 4 fenders');
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.getByRole('gridcell', { name: 'Quay 4 fenders' }).waitFor();
}
