#!/usr/bin/env node
// Packs every published package and holds the tarball, not the source, against publint, attw and a look inside. Sizes: `pnpm size`.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages, unpackPackage } from './published/packPackages.mjs';
import { root } from './published/root.mjs';
import { run } from './published/run.mjs';
import { missingUpgradeNotes } from './published/upgradeNotes.mjs';

const packed = mkdtempSync(join(tmpdir(), 'linework-packed-'));
let failed = 0;

for (const { name, manifest, tarball } of packPackages(packed)) {
  check(`${name}: publint`, () => run('npx', ['publint', 'run', tarball, '--strict'], { cwd: root }));
  check(`${name}: types for every way to import`, () => {
    const noModules = Object.keys(manifest.publishConfig?.exports ?? {}).filter((entry) =>
      /\.(?:css|html|txt)$/.test(entry),
    );
    const without = noModules.length > 0 ? ['--exclude-entrypoints', ...noModules] : [];
    run('npx', ['attw', tarball, '--profile', 'node16', '--no-color', '--format', 'ascii', ...without], {
      cwd: root,
    });
  });
  const unpacked = join(packed, name);
  unpackPackage(tarball, unpacked);
  const files = filesIn(unpacked);
  check(`${name}: nothing that nobody needs`, () => {
    const stray = files.filter((file) =>
      /\.(test|stories)\.|vanilla\.(css|js)|^src\/|\.tsbuildinfo$|\.parts|\.mdx?$(?<!^README\.md$|^CHANGELOG\.md$|^docs\/[^/]+\.md$)/.test(
        file,
      ),
    );
    expect(stray.length === 0, `In the tarball: ${stray.slice(0, 5).join(', ')}`);
  });
  check(`${name}: a licence, a README and an entry that is there`, () => {
    expect(files.includes('LICENSE'), 'No LICENSE');
    expect(files.includes('README.md'), 'No README.md');
    for (const [, page] of readFileSync(join(unpacked, 'README.md'), 'utf8').matchAll(/\]\((docs\/[^)#]+)/g))
      expect(files.includes(page), `README.md links to ${page}, which is not in the tarball`);
    const published = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    expect(!JSON.stringify(published.exports).includes('src/'), 'exports point at the source');
    expect(
      !JSON.stringify(published.dependencies ?? {}).includes('workspace:'),
      'A dependency is not a version',
    );
  });
  if (manifest.publishConfig?.exports?.['./styles.css']) styledPackage(name, unpacked, files);
  if (name === 'design-system') designSystemFonts(unpacked, files);
}
check('an upgrade note for each change that breaks', () => {
  const folder = join(root, '.changeset');
  const changesets = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  const upgrading = readFileSync(join(root, 'docs/upgrading.md'), 'utf8');
  const missing = missingUpgradeNotes(changesets, upgrading);
  expect(missing.length === 0, missing.join('\n'));
  // The check itself, on what it must refuse and what it must let pass.
  const planted = (words) =>
    missingUpgradeNotes(
      [{ file: 'planted.md', text: `---\n'@linework/timer': major\n---\n\n${words}` }],
      upgrading,
    );
  expect(planted('Gone.').length === 1, 'A breaking change without a note is not found');
  expect(planted('See docs/upgrading.md#nowhere').length === 1, 'A link to no heading is not found');
  expect(planted('See docs/upgrading.md#010').length === 0, 'A link to a heading is refused');
});

rmSync(packed, { recursive: true });
process.stdout.write(
  failed === 0 ? 'Every package is fit to publish.\n' : `${failed} package checks failed.\n`,
);
process.exit(failed === 0 ? 0 : 1);

/** What an app relies on in a package with components, and no type shows. */
function styledPackage(name, folder, files) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const source = join(root, 'packages', name, 'src');
  // Fewer than a component has would mean that the look for them is broken.
  const components = readdirSync(join(source, 'components'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ).length;
  const sources = filesIn(source).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^stories|^testing/.test(file),
  );

  check(`${name}: 'use client' as in the source, file by file`, () => {
    const marked = sources.filter((file) => isForClient(readFileSync(join(source, file), 'utf8')));
    expect(marked.length >= components * 0.7, 'Hardly any source is marked: the look for it is broken');
    const lost = marked
      .flatMap((file) => ['.js', '.cjs'].map((extension) => `dist/${file.replace(/\.tsx?$/, extension)}`))
      .filter((file) => !files.includes(file) || !isForClient(read(file)));
    expect(lost.length === 0, `Lost in ${lost.slice(0, 5).join(', ')}`);
    expect(!isForClient(read('dist/index.js')), 'The index must stay open to servers');
  });

  check(`${name}: every rule in one of our layers`, () => {
    const stylesheets = files.filter((file) => /^dist\/(styles|themes\/[^/]+)\.css$/.test(file));
    expect(stylesheets.length >= 1, 'There is no stylesheet');
    for (const file of stylesheets) {
      const outside = rulesOutsideLayers(read(file));
      expect(outside.length === 0, `${file}: ${outside.slice(0, 3).join(' | ')}`);
    }
  });

  check(`${name}: ESM and CommonJS with the same class names`, () => {
    const styled = files.filter((file) => file.endsWith('.css.js'));
    expect(styled.length >= components * 0.5, 'Hardly any styles: the look for them is broken');
    for (const file of styled) {
      const [esm, cjs] = [read(file), read(file.replace(/\.js$/, '.cjs'))].map(strings);
      expect(esm.join() === cjs.join(), `${file} differs from its CommonJS twin`);
    }
  });
}

/** The themes and fonts that come with the design system. */
function designSystemFonts(folder, files) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');

  check('design-system: a stylesheet of each theme, of all, and of the components', () => {
    const stylesheets = files.filter((file) => /^dist\/(styles|themes\/[^/]+)\.css$/.test(file));
    expect(stylesheets.length === 17, `17 stylesheets, not ${stylesheets.length}`);
  });

  check('design-system: every font that a stylesheet names is there', () => {
    for (const file of files.filter((path) => /^dist\/.*\.css$/.test(path)))
      for (const [, url] of read(file).matchAll(/url\(["']?(\.[^"')]+)["']?\)/g))
        expect(files.includes(join(file, '..', url)), `${file} names ${url}`);
  });

  check('design-system: the licence of every font beside it', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2'));
    expect(fonts.length > 20, 'Hardly any fonts: the look for them is broken');
    const bare = fonts.filter((file) => {
      const licence = file.replace(/-latin(-ext)?-[^/]*\.woff2$/, '-LICENSE.txt');
      return !files.includes(licence) || !/SIL OPEN FONT LICENSE Version 1\.1/i.test(read(licence));
    });
    expect(bare.length === 0, `Without a licence: ${bare.slice(0, 3).join(', ')}`);
  });
}

function isForClient(code) {
  return /^(?:["']use strict["'];?\s*)?["']use client["']/.test(code);
}

/** Rules of a stylesheet that stand in no `lw-` layer, by how they begin. Fonts and properties cannot be layered; keyframes win over nothing. */
function rulesOutsideLayers(css) {
  return outside(css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""'));
}

function outside(text) {
  const found = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && depth++ === 0) opened = at;
    if (text[at] === '}' && --depth === 0) {
      const head = text.slice(start, opened).trim();
      if (/^@(media|supports|container)/.test(head)) found.push(...outside(text.slice(opened + 1, at)));
      else if (!/^@(layer lw-|font-face|property|keyframes)/.test(head)) found.push(head.slice(0, 60));
      start = at + 1;
    }
    if (text[at] === ';' && depth === 0) start = at + 1;
  }
  return found;
}

/** The texts of a script that look like class names, in their order. */
function strings(code) {
  return [...code.matchAll(/["'`]([a-z0-9_]{5,}(?: [a-z0-9_]+)*)["'`]/g)]
    .map(([, text]) => text)
    .filter((text) => /\d/.test(text))
    .sort();
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile());
}

function check(name, work) {
  try {
    work();
    process.stdout.write(`ok      ${name}\n`);
  } catch (error) {
    failed += 1;
    process.stdout.write(`FAILED  ${name}\n${error instanceof Error ? error.message : error}\n`);
  }
}

function expect(holds, otherwise) {
  if (!holds) throw new Error(otherwise);
}
