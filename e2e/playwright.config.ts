import { defineConfig } from '@playwright/test';

/**
 * End to end on the built app: each worker starts its own server on a free loopback port and an empty data directory.
 * The browser is the one that CHROMIUM_PATH names (`npm test` finds or installs it).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Its own command: `pnpm tour`.
  testIgnore: process.env.TOUR ? [] : ['**/e2e/tour/**'],
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '../playwright-report' }],
    ['./support/failureReporter.ts'],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
  },
});
