import { getJestConfig } from '@storybook/test-runner';

const inherited = getJestConfig();
const executablePath = process.env.CHROMIUM_PATH;

/** The runner's own settings, in the browser that CHROMIUM_PATH names; without one, in Playwright's. */
export default {
  ...inherited,
  testEnvironmentOptions: {
    ...inherited.testEnvironmentOptions,
    'jest-playwright': {
      ...inherited.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [
          '--no-sandbox',
          '--disable-dev-shm-usage',
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
        ],
      },
    },
  },
};
