import assert from 'node:assert/strict';
import { openPage } from './openPage.mjs';

/**
 * Uses the fixtures' screen as a person would and holds it to what the packages promise.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ themes: 'on choice' | 'all there' }} options whether a theme's stylesheet arrives when it is chosen
 * @throws AssertionError saying what was not as promised, or what the console said
 */
export async function visitScreen(browser, url, { themes }) {
  await openPage(browser, url, async (page) => {
    await refsArrive(page);
    await stylesApply(page);
    await dialogWorks(page);
    await menuOpensBelowItsButton(page);
    await tooltipShows(page);
    await tableAnswers(page);
    await themeChanges(page, themes);
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'nord');
  });
}

async function refsArrive(page) {
  const missing = await page.locator('output[data-missing-refs]').getAttribute('data-missing-refs');
  assert.equal(missing, '', 'Every ref reaches its element');
}

async function stylesApply(page) {
  const painted = await page.evaluate(() => {
    const button = document.querySelector('main [data-component="Button"]');
    const style = getComputedStyle(button);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.of-the-app { border-top-left-radius: 17px }');
    document.adoptedStyleSheets.push(sheet);
    button.classList.add('of-the-app');
    const overridden = getComputedStyle(button).borderTopLeftRadius;
    button.classList.remove('of-the-app');
    return {
      background: style.backgroundColor,
      accent: style.getPropertyValue('--lw-color-accent-solid'),
      height: button.getBoundingClientRect().height,
      overridden,
    };
  });
  assert.notEqual(painted.accent, '', 'The theme sets its variables');
  assert.notEqual(painted.background, 'rgba(0, 0, 0, 0)', 'A solid button is filled');
  assert.ok(painted.height >= 24 && painted.height <= 48, `A button is ${painted.height} px high`);
  assert.equal(painted.overridden, '17px', 'A single class of the app wins over ours');
}

async function dialogWorks(page) {
  const trigger = page.getByRole('button', { name: 'New project' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.waitFor();
  assert.ok(
    await dialog.evaluate((node) => node.contains(document.activeElement)),
    'Focus goes into the dialog',
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'New project');
  await trigger.click();
  await dialog.getByLabel('Name').fill('Quay 4 fenders');
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('gridcell', { name: 'Quay 4 fenders' }).waitFor();
  const late = await page.locator('output[data-arrived]').getAttribute('data-arrived');
  for (const name of ['Dialog', 'Form', 'TextField'])
    assert.ok(late?.split(', ').includes(name), `The ref of ${name} arrives when the dialog opens`);
}

async function menuOpensBelowItsButton(page) {
  const button = page.getByRole('button', { name: 'More', exact: true });
  const above = await button.boundingBox();
  await button.click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await menu.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const below = await menu.boundingBox();
  assert.ok(
    below.y >= above.y + above.height && below.y < above.y + above.height + 16,
    `The menu opens below its button (button ${JSON.stringify(above)}, menu ${JSON.stringify(below)})`,
  );
  assert.ok(Math.abs(below.x - above.x) < 4, 'The menu starts where its button starts');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
}

async function tooltipShows(page) {
  const button = page.getByRole('button', { name: 'Booked' });
  await button.hover();
  const tooltip = page.locator('[data-component="Tooltip"]');
  await tooltip.waitFor();
  const [above, below] = [await button.boundingBox(), await tooltip.boundingBox()];
  assert.ok(
    Math.abs(below.x + below.width / 2 - (above.x + above.width / 2)) < 40,
    'The tooltip is at its button',
  );
  await page.keyboard.press('Escape');
}

async function tableAnswers(page) {
  await page.getByRole('columnheader', { name: /Hours/ }).click();
  await page.waitForFunction(() => document.querySelector('[role="columnheader"][aria-sort="ascending"]'));
}

async function themeChanges(page, themes) {
  const accent = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--lw-color-accent-solid'),
    );
  const linked = () => page.locator('link[data-theme-stylesheet="nord"]').count();
  const before = await accent();
  assert.equal(await linked(), 0);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: /Nord/ }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'nord');
  assert.equal(await linked(), themes === 'on choice' ? 1 : 0, `The stylesheets of themes are ${themes}`);
  assert.notEqual(await accent(), before, 'Nord has an accent of its own');
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
}
