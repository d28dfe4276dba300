import assert from 'node:assert/strict';

/**
 * Uses the themes that the guide makes: the app starts in one, goes over to its dark sibling and to one of the fifteen and
 * back, and after a reload the saved one is there before the app's own scripts run.
 * @param {import('playwright').Page} page the fixture's own-theme.html
 * @throws AssertionError saying what was not as the guide promises
 */
export async function visitOwnTheme(page) {
  const accent = page.getByRole('button', { name: 'Save' });
  const fillOf = () => accent.evaluate((button) => getComputedStyle(button).backgroundColor);
  const shown = (theme) => page.waitForFunction((id) => document.documentElement.dataset.theme === id, theme);
  const choose = async (name, theme) => {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await shown(theme);
  };

  await shown('harbour');
  const fills = [await fillOf()];
  assert.equal(await accent.evaluate((button) => getComputedStyle(button).borderTopLeftRadius), '1px');
  assert.ok(
    (await page.evaluate(() => document.fonts.load('14px Rubik'))).length > 0,
    'Its font is beside its stylesheet',
  );

  await page.getByRole('switch', { name: 'Dark' }).click();
  await shown('harbour-dark');
  fills.push(await fillOf());
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');

  await choose(/^Nord/, 'nord');
  fills.push(await fillOf());
  assert.equal(await page.getByRole('switch', { name: 'Dark' }).count(), 0, 'Nord has no sibling');
  assert.equal(new Set(fills).size, 3, `Each theme fills the button otherwise, not ${fills.join(', ')}`);

  await choose(/^Harbour Dark/, 'harbour-dark');
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'harbour-dark');
}
