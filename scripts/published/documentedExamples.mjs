import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** The guide to a theme of one's own, and its sections that say what to write and run. */
const themeGuide = 'packages/design-system/docs/making-a-theme.md';
const themeSections = [
  'Write the theme',
  'Add the dark sibling',
  'Write the stylesheets',
  'Offer it in the app',
];

/**
 * Writes the examples of the packages' READMEs and guides (`docs/*.md`) into an app, to be type-checked and run there. A
 * statement followed by a comment with a value is held to that value: `formatMoney(100, 'EUR'); // '€1.00'`.
 * @param {string} folder where they go, as `<package>-1.tsx` for a README and `<package>-<guide>-1.tsx` for a guide
 * @throws Error when a page has no example
 */
export function writeExamples(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, 'packages')))
    for (const page of pagesOf(name)) {
      const examples = blocksOf(read(page)).filter(
        ({ language, path }) => !path && language.startsWith('ts'),
      );
      if (examples.length === 0) throw new Error(`${page} has no example in TypeScript`);
      const stem = page.endsWith('/README.md') ? name : `${name}-${basename(page, '.md')}`;
      examples.forEach(({ language, code }, at) => {
        const checked = withChecks(code);
        writeFileSync(
          join(folder, `${stem}-${at + 1}.${language}`),
          `${checked.includes('same(') ? "import { same } from '../same';\n" : ''}${checked}export {};\n`,
        );
      });
    }
}

/**
 * Follows a recipe of the design system's README in an app that is made and installed already: writes its files, and runs its
 * commands but for those that make and install.
 * @param {string} app folder of the app
 * @param {string} heading of the section: 'In a Next app'
 * @throws Error when the section has neither a command nor a file, or a command fails
 */
export function followRecipe(app, heading) {
  follow(app, 'packages/design-system/README.md', heading);
}

/**
 * Follows the guide to a theme of one's own in an app that has the design system: its themes are in `src/theme`, their
 * stylesheets in `public/themes`.
 * @param {string} app folder of the app
 * @throws Error as followRecipe
 */
export function followThemeGuide(app) {
  for (const heading of themeSections) follow(app, themeGuide, heading);
}

/** The first example of the design system's README. */
export function firstExample() {
  return blocksOf(read('packages/design-system/README.md')).find(({ language }) => language === 'tsx').code;
}

function follow(app, page, heading) {
  const blocks = blocksOf(sectionOf(page, heading));
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.trim().split('\n'));
  const files = blocks.filter(({ language }) => /^(tsx?|js)$/.test(language));
  if (commands.length + files.length === 0) throw new Error(`${page} has no recipe under "${heading}"`);
  for (const { path, code } of files) {
    if (!path)
      throw new Error(`${page}: a block under "${heading}" does not begin with the path of its file`);
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), code);
  }
  for (const command of commands)
    if (!/^(npm (create|install)|cd) /.test(command))
      run('sh', ['-c', command], { cwd: app, env: readsTypeScript });
}

/** Node reads TypeScript by itself from 22.18 on. */
const readsTypeScript = process.features.typescript
  ? {}
  : { NODE_OPTIONS: `--import=${import.meta.resolve('tsx')}` };

/** A page's blocks of code; one that begins with a path is that file of a recipe. */
function blocksOf(text) {
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({
    language,
    code,
    path: /^\/\/ (\S+\.(?:tsx?|mjs))\n/.exec(code)?.[1],
  }));
}

function sectionOf(page, heading) {
  const [, section = ''] = read(page).split(`\n## ${heading}\n`);
  return section.split(/^## /m)[0];
}

/** README and guides of a package, as paths from the repository's root. */
function pagesOf(name) {
  const guides = join(root, 'packages', name, 'docs');
  return [
    `packages/${name}/README.md`,
    ...(existsSync(guides) ? readdirSync(guides) : [])
      .filter((file) => file.endsWith('.md'))
      .map((file) => `packages/${name}/docs/${file}`),
  ];
}

function read(page) {
  return readFileSync(join(root, page), 'utf8');
}

function withChecks(code) {
  return code
    .split('\n')
    .map((line) => {
      const [, expression, comment] = /^([a-zA-Z][\w.]*\(.*\)[\w.?()[\]]*); \/\/ (.+)$/.exec(line) ?? [];
      const value = comment && [comment, comment.split(':')[0]].find(isValue);
      return expression && value ? `same(${expression}, ${value});` : line;
    })
    .join('\n');
}

function isValue(text) {
  if (!/^(['"[{\d]|true$|false$|null$|undefined$|-\d)/.test(text.trim())) return false;
  try {
    new Function(`return (${text})`);
    return true;
  } catch {
    return false;
  }
}
