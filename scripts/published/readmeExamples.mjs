import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

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
    const blocks = [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)];
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
