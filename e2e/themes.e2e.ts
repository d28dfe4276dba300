import AxeBuilder from '@axe-core/playwright';
import { themeIds } from '../packages/design-system/src/theme/themeIds';
import { expect, test } from './support/fixtures';

test('THM-01, THM-02: each of the fifteen themes applies at once, is kept, and is there on the next load', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  const backgrounds = new Set<string>();
  for (const [index, id] of themeIds.entries()) {
    await page.getByRole('button', { name: /theme/i }).click();
    await page.getByRole('menuitemradio').nth(index).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', id);
    expect(await page.evaluate(() => localStorage.getItem('preferred-theme'))).toBe(id);
    backgrounds.add(
      await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--lw-color-surface-page', '--lw-color-accent-solid', '--lw-font-body']
          .map((name) => style.getPropertyValue(name))
          .join();
      }),
    );
  }
  expect(backgrounds.size).toBe(themeIds.length);
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

test('THM-02: blocked storage falls back to the default theme and the app works', async ({
  ownerPage: page,
  server,
}) => {
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
];
/** One screen of each kind: cards and lists, a table, a form. */
const oneOfEachKind = ['/dashboard', '/tasks', '/clients/new'];
const lookedAtEverywhere = new Set<string>(['default', 'nord', 'material-dark', 'github']);

for (const theme of themeIds)
  test(`THM-03: no screen has an accessibility violation in ${theme}`, async ({
    ownerPage: page,
    server,
  }) => {
    await page.addInitScript((id) => localStorage.setItem('preferred-theme', id), theme);
    for (const path of lookedAtEverywhere.has(theme) ? everyScreen : oneOfEachKind) {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect
        .soft(
          violations.map(
            ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
          ),
        )
        .toEqual([]);
    }
  });

test('THM-04: reduced motion and forced colors are respected', async ({ ownerPage: page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto(`${server.url}/dashboard`);
  const button = page.getByRole('button').first();
  await expect(button).toBeVisible();
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [transitionDuration, animationDuration].some((value) =>
          value.split(',').some((part) => Number.parseFloat(part) > 0.01),
        );
      }).length,
  );
  expect(moving).toBe(0);
});
