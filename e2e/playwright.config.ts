import { defineConfig } from '@playwright/test';
import { isMeasured } from '../apps/pm-server/test/measured';
import { usualBrowser } from './support/browsers';

/**
 * End to end on the built app: each file has a server of its own on a free loopback port, with a copy of the sample workspace.
 * The browser is the one that HEADLESS_SHELL_PATH or else CHROMIUM_PATH names (`npm test` finds or installs them). Tests with the
 * tag `@test-all` assert on time, memory or layout shifts, take long, or look at how something looks or at a convenience, of what
 * another test proves to work: they run in `npm run test:all`, not in `npm test`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Its own command: `pnpm tour`.
  testIgnore: process.env.TOUR ? [] : ['**/e2e/tour/**'],
  globalSetup: './support/globalSetup.ts',
  // A folder of its own: Playwright empties it, and other steps leave results beside it.
  outputDir: '../test-results/end-to-end',
  // A hang is told, slowness is not.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // A test keeps its server and its browser waiting for each other: on two cores, two workers take 0.7 of the time of one. What is
  // measured has the machine to itself.
  workers: isMeasured ? 1 : 2,
  retries: 2,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: '../playwright-report' }],
    ['./support/failureReporter.ts'],
  ],
  use: {
    // Motion is an eighth of the work of all processes. `npm run test:all` shows it, and looks at all this again.
    contextOptions: { reducedMotion: isMeasured ? 'no-preference' : 'reduce' },
    // A press or an answer that never comes costs two minutes, not the test's five.
    actionTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: usualBrowser,
  },
});
