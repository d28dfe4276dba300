import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one folder of fonts that `.storybook/fonts.conf` lets the browser see. */
const fontFolder = '/usr/share/fonts/truetype/liberation';

/**
 * What decides how a page is painted, apart from the page: an image is only compared with one from the same.
 * Of the browser's version the first number: security updates within it repair, and repaint nothing.
 * @param {string} browser path of the executable
 * @returns {{ chromium: string, platform: string, systemFonts: string }}
 */
export function paintingEnvironment(browser) {
  const said = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return {
    chromium: /(\d+)\.\d+\.\d+\.\d+/.exec(said)?.[1] ?? 'unknown',
    platform: `${process.platform} ${process.arch}`,
    systemFonts: fontsHere(),
  };
}

/**
 * How the environment at hand differs from the one of the baselines.
 * @returns {string[]} one phrase each; empty when images can be compared
 */
export function differences(baseline, here) {
  return Object.keys(here)
    .filter((key) => baseline[key] !== here[key])
    .map((key) => `${key} is ${here[key]}, the baselines were made with ${baseline[key] ?? 'nothing'}`);
}

function fontsHere() {
  if (!existsSync(fontFolder)) return 'no fonts-liberation';
  const files = readdirSync(fontFolder).filter((name) => /^Liberation(Sans|Mono)-(Regular|Bold)/.test(name));
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(fontFolder, name)));
  return `fonts-liberation ${hash.digest('hex').slice(0, 12)}`;
}
