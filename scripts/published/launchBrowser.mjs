import { chromium } from 'playwright';
import { browserOnPath } from '../browserOnPath.mjs';

/** The Chromium that the fixtures are used in. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || browserOnPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb'],
  });
}
