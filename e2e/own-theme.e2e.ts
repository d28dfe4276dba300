import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Theme, ThemeTokens } from '../packages/design-system/src/theme/tokens';
import { followThemeGuide } from '../scripts/published/documentedExamples.mjs';
import { packPackages, unpackPackage } from '../scripts/published/packPackages.mjs';
import { expect, test } from './support/fixtures';
import { nothingArrives } from './support/nothingArrives';
import { compiled, tokensOf, without } from './support/themeCompiler';

/** An app outside the repository that has the published package, and has followed its guide. */
let app: string;

test.beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'linework-own-theme-'));
  const [packed] = packPackages(app, ['design-system']);
  if (!packed) throw new Error('The design system was not packed');
  unpackPackage(packed.tarball, join(app, 'node_modules/@linework/design-system'));
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  followThemeGuide(app);
});

test.afterAll(() => rmSync(app, { recursive: true, force: true }));

test('THM-05: an app outside this repository makes a sixteenth theme from the published contract, and each token that it forgets is a type error', () => {
  const file = join(app, 'src/theme/harbour.ts');
  const whole = compiled([file, join(app, 'src/theme/harbourDark.ts')]);
  expect(whole.errors).toEqual([]);

  const source = readFileSync(file, 'utf8');
  const tokens = tokensOf(whole.program, file);
  expect(tokens).toContain('color.text.muted');
  const forgetful = new Map(tokens.map((token) => [join(app, `src/theme/without.${token}.ts`), token]));
  for (const [path, token] of forgetful) writeFileSync(path, without(source, token));
  const { errors } = compiled([...forgetful.keys()]);
  const told = errors.map(({ path, at, message }) => {
    const [, missing] = /Property '(\w+)' is missing/.exec(message) ?? [];
    return `${forgetful.get(path)}: ${missing ?? message} is missing in ${at}`;
  });
  expect(told).toEqual(
    tokens.map((token) => {
      const [name, group] = token.split('.').reverse();
      return `${token}: ${name} is missing in ${group}`;
    }),
  );
});

test('THM-05: the app wears the sixteenth theme and its dark sibling, and all of it can be read', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const themes = [await themeOf('harbour'), await themeOf('harbourDark')];
  await page.route('**/themes/**', (route) =>
    route.fulfill({ path: join(app, 'public', new URL(route.request().url()).pathname) }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wearsThem = async (path: string, looksRight: (tokens: ThemeTokens) => Promise<void>) => {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[data-component="Skeleton"], [aria-busy="true"]')).toHaveCount(0);
    await nothingArrives(page);
    for (const { id, tokens } of themes) {
      await dress(page, id);
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(tokens.color.surface.page));
      await looksRight(tokens);
      const { violations, passes } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
      expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
      const unreadable = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
      expect(unreadable, `${id} on ${path}`).toEqual([]);
    }
  };

  await wearsThem('/dashboard', async ({ color, font }) => {
    const sidebar = page.locator('[data-component="Sidebar"]');
    await expect(sidebar).toHaveCSS('background-color', rgb(color.chrome.sidebar));
    await expect(page.locator('body')).toHaveCSS('font-family', font.body.replaceAll("'", '"'));
  });
  await wearsThem('/clients?view=table', async ({ color }) => {
    const head = page.locator('[data-component="DataTable"] [data-part="head"]');
    await expect(head).toHaveCSS('background-color', rgb(color.table.header));
  });
  await wearsThem('/clients/new', async ({ color, radius }) => {
    const create = page.getByRole('button', { name: 'Create Client' });
    await expect(create).toHaveCSS('background-color', rgb(color.accent.solid));
    await expect(create).toHaveCSS('color', rgb(color.accent.onSolid));
    await expect(create).toHaveCSS('border-top-left-radius', radius.control);
  });
});

/** What a file of the guide exports, read as the app's own script reads it. */
async function themeOf(name: string): Promise<Theme> {
  const exported: Record<string, Theme> = await import(pathToFileURL(join(app, `src/theme/${name}.ts`)).href);
  const theme = exported[name];
  if (!theme) throw new Error(`The guide's ${name}.ts does not export ${name}`);
  return theme;
}

/** Adds the theme's stylesheet as an app does, and waits until it and the fonts that it brings are there. */
async function dress(page: Page, id: string): Promise<void> {
  await page.evaluate(async (theme) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/themes/${theme}.css`;
    const arrived = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => reject(new Error(`${link.href} did not arrive`));
    });
    document.head.append(link);
    await arrived;
    document.documentElement.dataset.theme = theme;
    const fonts = await document.fonts.load('14px Rubik');
    if (fonts.length === 0) throw new Error('No font of the theme arrived');
  }, id);
}

/** '#0b6673' as a browser tells it. */
function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}
