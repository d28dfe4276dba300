import { expect, type Locator, type Page } from '@playwright/test';

/** Fails the test if anything was pressed with a pointer. Call before the first page is opened. */
export async function forbidPointer(page: Page): Promise<() => void> {
  const presses: string[] = [];
  await page.exposeFunction('reportPointer', (what: string) => presses.push(what));
  await page.addInitScript(() => {
    const report = (event: Event) =>
      (Reflect.get(window, 'reportPointer') as (what: string) => void)(
        `${event.type} on ${(event.target as Element).outerHTML.slice(0, 80)}`,
      );
    for (const type of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(type, report, { capture: true });
  });
  return () => expect(presses, 'keys only').toEqual([]);
}

/** Presses Tab until `target` has the focus; every stop on the way has to be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 90; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectSeenFocus(page);
      return;
    }
    await page.keyboard.press(key);
    await expectSeenFocus(page);
  }
  throw new Error(`${target} is not reached by ${key}`);
}

/** Goes to `target` by Tab and presses Enter on it. */
export async function enter(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Opens the select that has the focus and takes the option that begins so. */
export async function pickOption(page: Page, option: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expectSeenFocus(page);
}

/** Goes to a combobox that searches as one types, and takes the first option of that name. */
export async function pickFound(page: Page, field: Locator, option: string): Promise<void> {
  await typeInto(page, field, option);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(new RegExp(option));
  await expectSeenFocus(page);
}

/** Chooses from the menu that is open, whose first item has the focus. */
export async function chooseItem(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await expect(page.locator('[role^=menuitem]:focus')).toBeVisible();
  for (let steps = 0; steps < 20; steps += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
    await expectSeenFocus(page);
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** In a table whose active row it is: into the last cell, then the menu. */
export async function openRowMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name })).toBeFocused();
  await expectSeenFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
}

/** Not fallen to the body, where the next Tab would start over at the top of the page. */
export async function expectFocusInMain(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
    .toBe(true);
  await expectSeenFocus(page);
}

/** Whatever has the focus is in sight, not covered, and wears a ring. The page itself (after the last stop) counts too. */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(hiddenFocus), { message: 'the focus can be seen', timeout: 10_000 })
    .toBeNull();
}

/** Why the focus cannot be seen, or null where it can. Runs in the page. */
export function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body || element.tagName === 'MAIN') return null;
  const name = element.outerHTML.slice(0, 120);
  const box = element.getBoundingClientRect();
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  if (right - left < 1 || bottom - top < 1) return `out of sight: ${name}`;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!seen || !(element.contains(seen) || seen.contains(element))) return `covered: ${name}`;
  // A field's ring is its frame's, that of a link over a whole row its ::after's, and a table's is on its active cell.
  const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
  const around = [element, element.parentElement, element.parentElement?.parentElement, active];
  const hasRing = around.some((node) =>
    [null, '::before', '::after'].some((part) => {
      if (!node) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(node, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    }),
  );
  const isGrid = element.getAttribute('role') === 'grid';
  const hasCell = isGrid && active !== null && getComputedStyle(active).boxShadow !== 'none';
  return hasRing || hasCell ? null : `without a ring: ${name}`;
}
