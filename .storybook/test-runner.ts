import type { TestRunnerConfig } from '@storybook/test-runner';
import { getStoryContext } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import { axeRulesOfThemes } from '../packages/design-system/src/testing/axeRulesOfThemes.ts';
import { themeIds } from '../packages/design-system/src/theme/themeIds.ts';
import { layoutFaults } from './layoutFaults.ts';
import { orderFaults } from './orderFaults.ts';
import { forcedColorFaults, motionFaults } from './preferenceFaults.ts';
import { imageFaults, imagesAre } from './sheetImages.ts';

/** Themes in which a sheet is looked at; every other story is seen in the default only. */
const sheetThemes = process.env.STORY_THEMES?.split(',') ?? themeIds;

/** Themes in which a sheet is also read by those who see it otherwise: a calm light one, and the roomiest, which is dark. */
const settingThemes = ['default', 'material-dark'].filter((theme) => sheetThemes.includes(theme));

/** The width at which a sheet's image is taken. */
const viewport = { width: 1024, height: 768 };

/** A sheet that scrolls for longer shows nothing new. */
const tallest = 2400;

/** The day on which all stories play, so that no image grows old. */
const storyTime = Date.UTC(2026, 10, 16, 9, 0, 0);

/** A colour on its way from one theme to the next would be measured half-way, and a caret blinks. */
const still =
  '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }';

/** What the browser complained about since the story was asked for, the network's own lines included. */
const complaints = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.addInitScript(stopClock, storyTime);
    await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },
  async preVisit(page) {
    if (!complaints.has(page)) {
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.get(page)?.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.get(page)?.push(`uncaught: ${error.message}`));
    }
    complaints.set(page, []);
    await page.emulateMedia({ forcedColors: null, reducedMotion: null });
    await page.setViewportSize(viewport);
    await page.evaluate((css) => {
      const root = document.documentElement;
      root.style.fontSize = '';
      root.dir = 'ltr';
      root.dataset.theme = 'default';
      const style =
        document.getElementById('still') ?? document.head.appendChild(document.createElement('style'));
      style.id = 'still';
      style.textContent = css;
    }, still);
    await injectAxe(page);
  },
  async postVisit(page, context) {
    const { tags } = await getStoryContext(page, context);
    const isSheet = tags.includes('sheet');
    const faults: string[] = [];
    if (isSheet) await fitViewport(page);
    for (const [at, theme] of (isSheet ? sheetThemes : ['default']).entries()) {
      await wear(page, theme);
      if (isSheet) faults.push(...(await imageFaults(page, context.id, theme)));
      if (imagesAre !== 'update') faults.push(...(await accessibilityFaults(page, theme, at === 0)));
    }
    if (isSheet && imagesAre !== 'update') {
      faults.push(...(await orderFaults(page)));
      for (const theme of settingThemes) {
        await page.setViewportSize(viewport);
        await wear(page, theme);
        const seen = [
          ...(await forcedColorFaults(page)),
          ...(await motionFaults(page)),
          ...(await layoutFaults(page)),
        ];
        faults.push(...seen.map((fault) => `${theme}, ${fault}`));
      }
    }
    faults.push(...(complaints.get(page) ?? []));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;

/** Runs in the browser, before anything else does. */
function stopClock(at: number): void {
  const Original = Date;
  class StoryDate extends Original {
    constructor(...parts: ConstructorParameters<typeof Date> | []) {
      if (parts.length === 0) super(at);
      else super(...(parts as ConstructorParameters<typeof Date>));
    }
    static override now(): number {
      return at;
    }
  }
  globalThis.Date = StoryDate as DateConstructor;
}

/** A sheet taller than the window gets a window as tall, with room for the themes that are larger than the first. */
async function fitViewport(page: Page): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  if (tall <= viewport.height) return;
  await page.setViewportSize({ ...viewport, height: Math.min(tallest, Math.ceil(tall * 1.4)) });
}

/** Puts the page into a theme, and waits until it is drawn in the theme's own fonts. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (id) => {
    const root = document.documentElement;
    root.dataset.theme = id;
    // Asking for a size makes the browser ask for the fonts that it needs.
    root.getBoundingClientRect();
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, theme);
}

async function accessibilityFaults(page: Page, theme: string, isFirst: boolean): Promise<string[]> {
  const violations = await getViolations(page, 'body', {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
    ...(isFirst ? {} : { runOnly: { type: 'rule', values: axeRulesOfThemes } }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${theme}: ${id} at ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
