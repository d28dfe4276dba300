// Draws the icons that the app is installed with from apps/pm-web/public/favicon.svg, by the browser that CHROMIUM_PATH names:
// `node scripts/app-icons.mjs`. The files are kept in the repository; run it when the logo changes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

const folder = join(import.meta.dirname, '../apps/pm-web/public');
const logo = await readFile(join(folder, 'favicon.svg'), 'utf8');
/** A system cuts any shape out of a maskable icon: all of it is the plate, and the lines keep to its inner 80 %. */
const maskable = logo
  .replace(' rx="5.5"', '')
  .replace('<path ', '<path transform="translate(2.2 2.2) scale(.8)" ');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
const page = await browser.newPage();
for (const [name, svg, side] of [
  ['icon-192', logo, 192],
  ['icon-512', logo, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  // iOS rounds the corners itself.
  ['apple-touch-icon', maskable, 180],
]) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(folder, `icons/${name}.png`), omitBackground: true });
}
await browser.close();
