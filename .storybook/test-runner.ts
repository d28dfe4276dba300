import type { TestRunnerConfig } from '@storybook/test-runner';
import { getStoryContext } from '@storybook/test-runner';
import { checkA11y, injectAxe } from 'axe-playwright';

/** Themes in which a sheet is looked at; every other story is seen in the default only. */
const sheetThemes = (process.env.STORY_THEMES ?? 'default,nord,material-dark,github').split(',');

const config: TestRunnerConfig = {
  async preVisit(page) {
    await injectAxe(page);
  },
  async postVisit(page, context) {
    const { tags } = await getStoryContext(page, context);
    for (const theme of tags.includes('sheet') ? sheetThemes : ['default']) {
      await page.evaluate((id) => {
        document.documentElement.dataset.theme = id;
      }, theme);
      await checkA11y(
        page,
        'body',
        { axeOptions: { rules: { region: { enabled: false } } }, verbose: false, detailedReport: true },
        false,
      );
    }
  },
};

export default config;
