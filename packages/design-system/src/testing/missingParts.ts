import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of components under a `src`. */
export function componentNames(src: string): string[] {
  return readdirSync(join(src, 'components'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Nothing of these is seen, so there is no state to draw on a sheet. */
const unseen = new Set(['ThemeProvider']);

/** Nothing in these is worked by keys, or only what a person puts into them. */
const still = new Set([
  'AuthLayout',
  'Avatar',
  'Badge',
  'ButtonGroup',
  'Callout',
  'Card',
  'CodeList',
  'Columns',
  'Comment',
  'DescriptionList',
  'EmptyState',
  'ErrorState',
  'Field',
  'FigureStrip',
  'FiguresTable',
  'Identity',
  'Kbd',
  'List',
  'LoadBar',
  'Logo',
  'Meter',
  'PageContent',
  'PageHeader',
  'Progress',
  'QrCode',
  'Rating',
  'Separator',
  'Site',
  'Skeleton',
  'Spinner',
  'Stack',
  'StatCard',
  'StatRow',
  'Tag',
  'Text',
  'ThemeProvider',
  'ThemeScope',
  'VisuallyHidden',
]);

/**
 * What a component's folder lacks of what every component has, in words; empty when it is whole.
 *
 * @example missingParts(src, 'Button') // ['a story tagged sheet']
 */
export function missingParts(src: string, name: string): string[] {
  const folder = join(src, 'components', name);
  const files = readdirSync(folder);
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const story = read(join(folder, `${name}.stories.tsx`));
  const index = read(join(folder, 'index.ts'));
  const doc = docstring(read(join(folder, `${name}.tsx`)), name);
  const parts: [string, boolean][] = [
    [`${name}.tsx`, files.includes(`${name}.tsx`)],
    [`${name}.test.tsx`, files.includes(`${name}.test.tsx`)],
    [`${name}.stories.tsx`, story !== ''],
    ['a story tagged sheet', unseen.has(name) || /tags: \[[^\]]*'sheet'/.test(story)],
    [`the title Components/${name} of its stories`, new RegExp(`title: '[\\w ]+/${name}'`).test(story)],
    ['a docstring that says when to take it', /^\w/.test(doc)],
    ["a paragraph of it that says when not: 'Not for ...'", /^Not \w/m.test(doc)],
    ["a paragraph of it with its keys: 'Keyboard: ...'", still.has(name) || /^Keyboard: /m.test(doc)],
    ['index.ts', index !== ''],
    [`an export of ${name} from index.ts`, new RegExp(`export \\{[^}]*\\b${name}`).test(index)],
    [
      'an export from src/index.ts',
      read(join(src, 'index.ts')).includes(`export * from './components/${name}';`),
    ],
    [
      'its messages in locale/messages.ts',
      !files.includes('messages.ts') ||
        read(join(src, 'locale/messages.ts')).includes(`'../components/${name}/messages'`),
    ],
  ];
  return parts.filter(([, there]) => !there).map(([part]) => part);
}

/** What stands over a component's export, without the stars: its page in Storybook begins with it. */
function docstring(code: string, name: string): string {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:const|function) ${name}\\b`).exec(
    code,
  );
  return (found?.[1] ?? '').replace(/^\s*\* ?/gm, '').trim();
}
