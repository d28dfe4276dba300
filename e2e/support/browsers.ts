import type { LaunchOptions } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** The whole browser, for what its build without windows has not: push messages, a profile on disk that is locked. */
export const wholeBrowser: LaunchOptions = { executablePath: chromium, args };

/** The one for all other tests: without windows where `npm test` found such a build. */
export const usualBrowser: LaunchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH || chromium,
  args,
};
