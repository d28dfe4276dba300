import type { TestRunnerConfig } from '@storybook/test-runner';
import { getStoryContext } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import { layoutFaults } from './layoutFaults';

/** Themes in which a sheet is looked at; every other story is seen in the default only. */
const sheetThemes = (process.env.STORY_THEMES ?? 'default,nord,material-dark,github').split(',');

/** A colour on its way from one theme to the next would be measured half-way. */
const still = '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** What the browser complained about since the story was asked for, the network's own lines included. */
const complaints = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async preVisit(page) {
    if (!complaints.has(page)) {
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.get(page)?.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.get(page)?.push(`uncaught: ${error.message}`));
    }
    complaints.set(page, []);
    await page.setViewportSize({ width: 1280, height: 800 });
    await injectAxe(page);
    await page.addStyleTag({ content: still });
  },
  async postVisit(page, context) {
    const { tags } = await getStoryContext(page, context);
    const isSheet = tags.includes('sheet');
    const faults: string[] = [];
    for (const theme of isSheet ? sheetThemes : ['default']) {
      faults.push(...(await accessibilityFaults(page, theme)));
    }
    if (isSheet) faults.push(...(await layoutFaults(page)));
    faults.push(...(complaints.get(page) ?? []));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
};

export default config;

async function accessibilityFaults(page: Page, theme: string): Promise<string[]> {
  await page.evaluate((id) => {
    document.documentElement.dataset.theme = id;
  }, theme);
  const violations = await getViolations(page, 'body', {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${theme}: ${id} at ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
