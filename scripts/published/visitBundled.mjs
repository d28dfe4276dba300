import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { servePage } from './servePage.mjs';
import { visitEveryExport } from './visitEveryExport.mjs';

/**
 * Builds an app that renders every export of the design system with its bundler, and uses it in a browser.
 * @param {import('playwright').Browser} browser
 * @param {string} cwd folder of the fixture, installed
 * @throws Error with what the bundler said, or AssertionError of the visit
 */
export async function visitBundled(browser, cwd) {
  run('npm', ['run', '--silent', 'build'], { cwd });
  const dist = join(cwd, 'dist');
  const index = join(dist, 'index.html');
  // Parcel starts at the page and writes it; the others start at the script.
  if (!existsSync(index)) writeFileSync(index, builtPage(readFileSync(join(cwd, 'src/index.html'), 'utf8')));
  const server = await servePage(dist);
  try {
    await visitEveryExport(browser, server.url);
  } finally {
    server.close();
  }
}

function builtPage(source) {
  return source
    .replace('src="main.jsx"', 'src="/main.js"')
    .replace('</head>', '  <link rel="stylesheet" href="/main.css" />\n  </head>');
}
