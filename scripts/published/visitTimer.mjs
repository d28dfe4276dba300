import assert from 'node:assert/strict';

/**
 * Uses the fixtures' timer: it starts, survives a reload, pauses and stops, and is drawn by its own stylesheet.
 * @param {import('playwright').Page} page
 */
export async function visitTimer(page) {
  const tracked = page.locator('[data-tracked-time]');
  const timer = tracked.getByRole('region', { name: 'Timer' });
  const button = (name) => timer.getByRole('button', { name, exact: true });
  await button('Start').click();
  assert.equal(await timer.getAttribute('data-state'), 'idle', 'Nothing starts without details');
  await timer.getByLabel('What is timed').fill('Gate leaf');
  await button('Start').click();
  await timer
    .getByText(/^00:00:0[1-9]$/)
    .first()
    .waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await tracked.getByText('Gate leaf', { exact: true }).waitFor();
  assert.equal(await timer.getAttribute('data-state'), 'running', 'A running timer survives a reload');
  const border = await timer.evaluate((node) => getComputedStyle(node).borderTopStyle);
  assert.equal(border, 'solid', 'The stylesheet of the timer applies');
  await tracked.getByRole('button', { name: 'Pause timer' }).click();
  await button('Start').waitFor();
  await button('Stop').click();
  await page.waitForFunction(() => document.querySelector('output[data-entries="1"]') !== null);
}
