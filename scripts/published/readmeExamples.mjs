import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/**
 * Writes the examples of the packages' READMEs into an app, to be type-checked and run there. A statement followed by a
 * comment with a value is held to that value: `formatMoney(100, 'EUR'); // '€1.00'`.
 * @param {string} folder where they go, one file per package
 * @throws Error when a README has no example
 */
export function writeReadmeExamples(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const blocks = [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].filter(
      ([, , code]) => !ownFile.test(code),
    );
    if (blocks.length === 0) throw new Error(`packages/${name}/README.md has no example in TypeScript`);
    blocks.forEach(([, language, code], at) => {
      const checked = withChecks(code);
      writeFileSync(
        join(folder, `${name}-${at + 1}.${language}`),
        `${checked.includes('same(') ? "import { same } from '../same';\n" : ''}${checked}export {};\n`,
      );
    });
  }
}

/** A block that begins with a path is a file of a recipe. */
const ownFile = /^\/\/ (\S+\.tsx?)\n/;

/**
 * Follows a recipe of the design system's README in an app that is made and installed already: runs its commands but for those
 * that make and install, and writes its files.
 * @param {string} app folder of the app
 * @param {string} heading of the section: 'In a Next app'
 * @throws Error when the section has neither a command nor a file, or a command fails
 */
export function followRecipe(app, heading) {
  const section = sectionOf(heading);
  const scripts = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, script]) => script);
  const files = [...section.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
  if (scripts.length + files.length === 0) throw new Error(`The README has no recipe under "${heading}"`);
  for (const command of scripts.flatMap((script) => script.trim().split('\n')))
    if (!/^(npm (create|install)|cd) /.test(command)) run('sh', ['-c', command], { cwd: app });
  for (const code of files) {
    const [, path] = ownFile.exec(code) ?? [];
    if (!path) throw new Error(`A block under "${heading}" does not begin with the path of its file`);
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), code);
  }
}

/** The first example of the design system's README. */
export function firstExample() {
  return /^```tsx\n([\s\S]*?)^```$/m.exec(designSystemReadme())?.[1] ?? '';
}

function sectionOf(heading) {
  const [, section = ''] = designSystemReadme().split(`\n## ${heading}\n`);
  return section.split(/^## /m)[0];
}

function designSystemReadme() {
  return readFileSync(join(root, 'packages/design-system/README.md'), 'utf8');
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
