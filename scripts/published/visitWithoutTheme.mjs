import assert from 'node:assert/strict';

/** What the console has to say: the address that failed, the file to serve there, and where it is written. */
const told = /\/themes\/nord\.css did not load\..*dist\/themes\/nord\.css.*See "Themes" in the README/;

/**
 * Chooses a theme whose stylesheet is not served, and comes back with it saved: both times the console says what is missing.
 * @param {import('playwright').Browser} browser
 * @param {string} url of an app that loads a theme when it is chosen
 * @throws AssertionError with what the console said instead
 */
export async function visitWithoutTheme(browser, url) {
  for (const saved of [null, 'nord']) {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/themes/nord.css', (route) => route.fulfill({ status: 404 }));
    if (saved) await page.addInitScript((theme) => localStorage.setItem('preferred-theme', theme), saved);
    const reported = page.waitForEvent('pageerror', { timeout: 15_000 }).catch(() => undefined);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (!saved) {
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('menuitemradio', { name: /Nord/ }).click();
    }
    await reported;
    await page.close();
    const how = saved ? 'saved' : 'chosen';
    assert.equal(errors.length, 1, `A missing theme that is ${how} is told once, not: ${errors.join('\n')}`);
    assert.match(errors[0], told);
  }
}
