import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { type ThemeId, themeIds } from '../../packages/design-system/src/theme/themeIds';
import { hiddenFocus } from '../support/keyboard';
import { pageFaults } from './pageFaults';

/** One thing that is wrong at a stop. */
export interface Finding {
  stop: string;
  width: number;
  theme: ThemeId;
  what: string;
}

/** All, unless some are named: `TOUR_THEMES=default,nord`. */
const themes = themeIds.filter((id) => process.env.TOUR_THEMES?.split(',').includes(id) ?? true);

/** Themes in which everything is looked at; in the others what a theme can change. */
const wholeThemes: readonly ThemeId[] = ['default', 'github-dark'];

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Colours do not depend on the width, sizes do. */
const themeRules = { desktop: ['color-contrast', 'target-size'], phone: ['target-size'] };

/** More presses of Tab find nothing new on a long list. */
const MOST_TABS = 40;

interface VisitOptions {
  /** Everything in every theme: a long run. */
  whole: boolean;
  /** Only the two themes in which everything is looked at. */
  alike: boolean;
  /** Takes a picture of the page as it is in a theme. */
  picture?: (theme: ThemeId) => Promise<void>;
}

/** Looks at the open page in all themes, switched as another tab would switch them: without a reload. */
export async function visit(
  page: Page,
  stop: string,
  { whole, alike, picture }: VisitOptions,
): Promise<Finding[]> {
  const width = page.viewportSize()?.width ?? 0;
  const kind = width < 640 ? 'phone' : 'desktop';
  const findings: Finding[] = [];
  await page.evaluate(axe.source);
  for (const theme of themes) {
    const isWhole = whole || wholeThemes.includes(theme);
    if (alike && !isWhole) continue;
    const report = (what: string) => findings.push({ stop, width, theme, what });
    await wear(page, theme);
    await picture?.(theme);
    for (const fault of await page.evaluate(pageFaults)) report(fault);
    for (const fault of await axeFaults(page, isWhole ? null : themeRules[kind])) report(fault);
    // The ring does not depend on the width either.
    if (isWhole || kind === 'desktop') for (const fault of await page.evaluate(ringFaults)) report(fault);
  }
  // Last: moving the focus may close what is open. Where it goes does not depend on the theme.
  await wear(page, 'default');
  for (const what of await tabThrough(page)) findings.push({ stop, width, theme: 'default', what });
  return findings;
}

/** Waits until the page shows what was fetched. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1, [role=alert]') !== null &&
      document.querySelector('[data-component="Skeleton"], [aria-busy="true"]') === null,
  );
}

/** The theme is on, its fonts are there and what measures itself has drawn again. */
async function wear(page: Page, theme: ThemeId): Promise<void> {
  await page.evaluate(async (newValue) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    localStorage.setItem('preferred-theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'preferred-theme', newValue }));
    while (document.documentElement.dataset.theme !== newValue) await nextFrame();
    // Asking for a size makes the browser ask for the fonts that it needs.
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
    // What measures itself learns of its size in one frame and draws again in the next.
    await nextFrame();
    await nextFrame();
  }, theme);
}

/** @param rules null for all of WCAG 2.2 AA and axe's best practices */
async function axeFaults(page: Page, rules: readonly string[] | null): Promise<string[]> {
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: [...everyRule] },
    resultTypes: ['violations'],
  };
  return page.evaluate(async (asked) => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await run(document, asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? '';
        return `${id}: ${target.join(' ')} ${html.slice(0, 100)} (${why.slice(0, 160)})`;
      }),
    );
  }, options);
}

/** Tab leads from one thing to the next: each has to be in sight, not covered, and wear a ring. */
async function tabThrough(page: Page): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(goToStart);
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const isAtEnd = await page.evaluate(() => document.activeElement === document.body);
    if (isAtEnd) break;
    // A covered or distant field is scrolled into view by the frame after next.
    let fault: string | null = null;
    for (let frame = 0; frame < 8; frame += 1) {
      fault = await page.evaluate(hiddenFocus);
      if (fault === null) break;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    if (fault) faults.add(`focus ${fault}`);
  }
  return [...faults];
}

/** Puts the place that Tab goes on from before the first control of the page, or of the dialog that is open. Runs in the page. */
function goToStart(): void {
  if (document.querySelector('[role=menu], [role=listbox]')) return;
  const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body;
  const start = document.createElement('span');
  start.tabIndex = -1;
  scope.prepend(start);
  start.focus();
  start.remove();
}

/** Controls whose focus draws nothing in this theme. Not in menus and lists, whose focus is their highlight. Runs in the page. */
function ringFaults(): string[] {
  if (document.querySelector('[role=menu], [role=listbox], [aria-expanded=true][aria-haspopup]')) return [];
  const before = document.activeElement;
  if (before instanceof HTMLElement) before.blur();
  const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
  const faults = new Set<string>();
  const looks = (node: Element) =>
    [undefined, '::before', '::after']
      .map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderBottomColor } = getComputedStyle(
          node,
          part,
        );
        return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderBottomColor].join();
      })
      .join();
  for (const element of scope.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select')) {
    if (element.matches(':disabled, [tabindex="-1"]') || element.closest('[inert]')) continue;
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (node) => !!node,
    );
    const rest = around.map(looks).join();
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement === element && around.map(looks).join() === rest)
      faults.add(`focus without a visible change: ${element.outerHTML.slice(0, 100)}`);
    element.blur();
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...faults];
}
