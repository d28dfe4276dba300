import type { Page } from '@playwright/test';
import { isMeasured } from '../apps/pm-server/test/measured';
import { themeChoices } from '../packages/design-system/src/theme/themeChoices';
import { themeIds } from '../packages/design-system/src/theme/themeIds';
import { some } from '../scripts/checks/some';
import { axeFaults } from './support/axeFaults';
import { expect, test } from './support/fixtures';
import { nothingArrives } from './support/nothingArrives';

test('THM-01, THM-02, THM-04: each of the fifteen themes has a name and a description, looks like no other, applies at once and is kept, and heeds what a person asked their system for', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  const looks = new Set<string>();
  for (const [index, id] of themeIds.entries()) {
    await page.getByRole('button', { name: /theme/i }).click();
    const choice = page.getByRole('menuitemradio').nth(index);
    const { name, description, colorScheme } = themeChoices[index] ?? {};
    await expect(choice).toContainText(`${name}${description}`);
    await choice.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', id);
    expect(await page.evaluate(() => localStorage.getItem('preferred-theme'))).toBe(id);
    // Palette, shape, type, density, elevation, focus.
    looks.add(
      (
        await tokens(page, [
          'color-surface-page',
          'color-accent-solid',
          'radius-control',
          'font-body',
          'size-control',
          'shadow-raised',
          'focus-width',
        ])
      ).join(),
    );
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(scheme, id).toBe(colorScheme);

    await page.emulateMedia({ contrast: 'more' });
    const [muted, primary, ring] = await tokens(page, [
      'color-text-muted',
      'color-text-primary',
      'focus-width',
    ]);
    expect([muted, ring], `${id}, more contrast`).toEqual([primary, '3px']);

    await page.emulateMedia({ contrast: null, forcedColors: 'active' });
    expect(
      await tokens(page, ['color-text-primary', 'color-border-default']),
      `${id}, forced colours`,
    ).toEqual(['CanvasText', 'CanvasText']);
    // A badge is a tint otherwise, which forced colours take away.
    await expect(page.locator('[data-component="StatusBadge"]').first()).toHaveCSS('border-top-width', '1px');

    await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
    expect(await page.evaluate(countMoving), `${id}, reduced motion`).toBe(0);
    await page.emulateMedia({ reducedMotion: null });
  }
  expect(looks.size).toBe(themeIds.length);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'vscode-dark');
});

test('THM-02: the saved theme is there before the first paint, and an invalid one is ignored', async ({
  ownerPage: page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('preferred-theme', 'dracula'));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenBackgrounds: seen });
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      if (seen.length < 30) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(window, 'seenBackgrounds') as string[]);
  expect([...new Set(seen)]).toEqual(['rgb(40, 42, 54)']);

  await page.addInitScript(() => localStorage.setItem('preferred-theme', '"><script>'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
});

test('THM-02: blocked storage falls back to the default theme and the app works', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
});

const everyScreen = [
  '/',
  '/dashboard',
  '/clients',
  '/projects',
  '/tasks',
  '/clients/new',
  '/projects/new',
  '/tasks/new',
  '/users',
  '/users/new',
  '/time-tracking',
  '/documents',
  '/settings',
];
/** One screen of each kind: cards and lists, a table, a form. */
const oneOfEachKind = ['/', '/dashboard', '/tasks', '/clients/new'];
const lookedAtEverywhere = ['default', 'github-dark', 'nord', 'material-dark', 'github'];
/** `npm test` looks at one screen of each kind in a light theme and a dark one. */
const ofTheGate = ['default', 'github-dark'];

for (const path of everyScreen)
  test(`THM-03: ${path} has no accessibility violation`, {
    tag: oneOfEachKind.includes(path) ? [] : '@test-all',
  }, async ({ ownerPage: page, server }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-component="Skeleton"], [aria-busy="true"]')).toHaveCount(0);
    await nothingArrives(page);
    for (const theme of some(isMeasured ? themesOf(path) : ofTheGate)) {
      await page.evaluate(chooseInAnotherTab, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const faults = await axeFaults(page, theme === 'default' ? {} : { only: 'what a theme changes' });
      expect.soft(faults, theme).toEqual([]);
    }
  });

function themesOf(path: string): readonly string[] {
  return oneOfEachKind.includes(path) ? themeIds : lookedAtEverywhere;
}

/** What a tab hears of the theme that was chosen in another. Runs in the page. */
function chooseInAnotherTab(theme: string): void {
  localStorage.setItem('preferred-theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferred-theme', newValue: theme }));
}

/** Values of the theme's tokens on the page, by name without `--lw-`. */
function tokens(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const style = getComputedStyle(document.documentElement);
    return wanted.map((name) => style.getPropertyValue(`--lw-${name}`));
  }, names);
}

/** How many elements take time to change. Runs in the page. */
function countMoving(): number {
  return [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationDuration } = getComputedStyle(element);
    return [transitionDuration, animationDuration].some((value) =>
      value.split(',').some((part) => Number.parseFloat(part) > 0.01),
    );
  }).length;
}
