import { getJestConfig } from '@storybook/test-runner';

const inherited = getJestConfig();
const executablePath = process.env.CHROMIUM_PATH;

/** The runner's own settings, in the browser that CHROMIUM_PATH names; without one, in Playwright's. */
export default {
  ...inherited,
  // At its end a worker has nothing open, and ends itself; giving its memory back takes longer than Jest's half a second.
  workerGracefulExitTimeout: 30_000,
  reporters: ['default', '<rootDir>/.storybook/failureReporter.mjs'],
  testEnvironmentOptions: {
    ...inherited.testEnvironmentOptions,
    'jest-playwright': {
      ...inherited.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      contextOptions: { locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [
          '--no-sandbox',
          '--disable-dev-shm-usage',
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
          // Painted by the processor alone, and by the same path on every one of them.
          '--disable-gpu',
          '--disable-skia-runtime-opts',
          '--disable-lcd-text',
        ],
      },
    },
  },
};
