import assert from 'node:assert/strict';
import { openPage } from './openPage.mjs';

/** They come open only when told to. */
const closed = ['AlertDialog', 'CommandPalette'];

/**
 * Visits the page on which every export of the design system is rendered, and opens what opens: what a part loads lazily has
 * to arrive as well.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @throws AssertionError naming the exports that are missing or failed, or what the console said
 */
export async function visitEveryExport(browser, url) {
  await openPage(browser, url, async (page) => {
    await page.locator('output[data-missing]').waitFor({ state: 'attached' });
    const { missing, sections } = await page.evaluate(() => ({
      missing: document.querySelector('output[data-missing]')?.getAttribute('data-missing'),
      sections: [...document.querySelectorAll('[data-export]')].map((section) => ({
        name: section.getAttribute('data-export'),
        failure: section.getAttribute('data-failure'),
        empty: section.childNodes.length === 0,
      })),
    }));
    assert.equal(missing, '', 'Every export that is no component is there');
    assert.ok(sections.length > 80, `${sections.length} components are rendered`);
    const failed = sections.filter(({ failure }) => failure !== '');
    assert.deepEqual(failed, [], 'Every component renders');
    const empty = sections.filter((section) => section.empty).map(({ name }) => name);
    assert.deepEqual(empty, closed, 'Nothing else renders nothing');
    await partsOpen(page);
    for (const [name, role] of [
      ['Open dialog', 'dialog'],
      ['Open drawer', 'dialog'],
      ['Open popover', 'dialog'],
    ]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole(role).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
    }
    await page.getByRole('combobox', { name: 'Find' }).pressSequentially('spill');
    await page.getByRole('option', { name: /Spillway gate/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show toast' }).click();
    await page.getByText('Task saved').first().waitFor();
  });
}

/**
 * Opens the menus of `CompoundParts` and finds every part in them.
 * @param {import('playwright').Page} page
 */
export async function partsOpen(page) {
  const parts = page.getByRole('region', { name: 'Compound parts' });
  await parts.getByText('Any time').waitFor();
  await parts.getByRole('tabpanel', { name: 'Team' }).waitFor();
  for (const [open, name] of [
    [() => parts.getByRole('button', { name: 'Parts menu' }).click(), 'Parts menu'],
    [() => parts.getByText('Parts context').click({ button: 'right' }), 'Context'],
  ]) {
    await open();
    const menu = page.getByRole('menu', { name });
    await menu.getByText('Drawing').waitFor();
    await menu.getByRole('menuitem', { name: 'Rename' }).waitFor();
    await menu.getByRole('separator').waitFor({ state: 'attached' });
    await menu.getByRole('menuitemcheckbox', { name: 'Billable', checked: true }).waitFor();
    await menu.getByRole('menuitemradio', { name: 'High', checked: true }).waitFor();
    await menu.getByRole('menuitem', { name: 'Move to' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Archive' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
  for (const [open, name] of [
    [() => parts.getByRole('button', { name: 'Own menu' }).click(), 'Own menu'],
    [() => parts.getByText('Own context').click({ button: 'right' }), 'Own'],
  ]) {
    await open();
    const menu = page.getByRole('menu', { name });
    await menu.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  }
}
