import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundlerApps, installFixtures } from '../published/installFixtures.mjs';
import { launchBrowser } from '../published/launchBrowser.mjs';
import { root } from '../published/root.mjs';
import { visitBundled } from '../published/visitBundled.mjs';

/** Every export of the packed design system, bundled by other people's bundlers for production and used in Chromium. */
export async function bundlers({ folder }) {
  if (!existsSync(join(root, 'packages/design-system/dist'))) throw new Error('Build first: pnpm build');
  const apps = join(folder, 'bundlers');
  mkdirSync(apps);
  installFixtures(apps, bundlerApps);
  const browser = await launchBrowser();
  const findings = [];
  try {
    for (const app of bundlerApps)
      await visitBundled(browser, join(apps, app)).catch((error) =>
        findings.push({ weight: 'high', what: `${app}: ${error instanceof Error ? error.message : error}` }),
      );
  } finally {
    await browser.close();
  }
  return { did: `${bundlerApps.length} apps (${bundlerApps.join(', ')})`, findings };
}
