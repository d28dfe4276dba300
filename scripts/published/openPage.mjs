import assert from 'node:assert/strict';

/**
 * Opens a page for a visit and holds it to a silent console: no error, no warning, no answer of 400 or above.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {(page: import('playwright').Page) => Promise<void>} visit
 * @throws AssertionError of the visit, with what the console said
 */
export async function openPage(browser, url, visit) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.url()}`);
  });
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await visit(page);
    assert.deepEqual(said, [], 'The console stays silent');
  } catch (error) {
    if (said.length > 0 && error instanceof Error) error.message += `\nThe console said:\n${said.join('\n')}`;
    throw error;
  } finally {
    await page.close();
  }
}
