#!/usr/bin/env node
// `pnpm new component Name [--messages]`: the folder of a component with its style, story with sheet, test, index and export.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './published/root.mjs';

const designSystem = process.env.DESIGN_SYSTEM ?? join(root, 'packages/design-system');
const [kind, name = '', ...flags] = process.argv.slice(2);
const withMessages = flags.includes('--messages');
if (kind !== 'component') fail('Say what to make: pnpm new component Name [--messages]');
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) fail(`A component is named like Abacus, not ${name || 'nothing'}.`);
const folder = join(designSystem, 'src/components', name);
if (existsSync(folder)) fail(`There is a ${name} already: ${folder}`);

/** What has a name is a region; what has none is a box. */
const tag = withMessages ? 'section' : 'div';
const key = `${name[0].toLowerCase()}${name.slice(1)}`;
const files = {
  [`${name}.tsx`]: `'use client';
import type { ComponentPropsWithRef } from 'react';
${withMessages ? "import { useMessages } from '../../locale/useMessages';\n" : ''}import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './${name}.css';
${withMessages ? `import { ${key}Messages } from './messages';\n` : ''}
export interface ${name}Props extends ComponentPropsWithRef<'${tag}'> {}

/**
 * Say in a sentence what it is for.
 *
 * Not for what something else is for: name that.
 *
 * Keyboard: say its keys, or list it among the still ones in \`testing/missingParts.ts\`.
 *
 * @example <${name}>...</${name}>
 */
export const ${name} = withRef(function ${name}({ className, ...rest }: ${name}Props) {
${withMessages ? `  const text = useMessages('${name}', ${key}Messages);\n` : ''}  return (
    <${tag}
      data-component="${name}"
${withMessages ? '      aria-label={text.label}\n' : ''}      className={classNames(styles.root, className)}
      {...rest}
    />
  );
});
`,
  [`${name}.css.ts`]: `import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', { color: vars.color.text.primary });
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { ${name} } from './${name}';

const meta = { title: 'Components/${name}', component: ${name} } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: '${name}' } };

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="rest">
        <${name}>${name}</${name}>
      </Sheet.Row>
    </Sheet>
  ),
};
`,
  [`${name}.test.tsx`]: `import { describeConformance } from '../../testing/describeConformance';
import { ${name} } from './${name}';

describeConformance('${name}', (props) => <${name} {...props}>Words</${name}>, { element: '${tag.toUpperCase()}' });
`,
  'index.ts': `export { ${name}, type ${name}Props } from './${name}';\n`,
  ...(withMessages
    ? {
        'messages.ts': `/** Words of ${name} in English. */\nexport const ${key}Messages = { label: '${name}' };\n`,
      }
    : {}),
};

mkdirSync(folder);
for (const [file, text] of Object.entries(files))
  writeFileSync(join(folder, file), file === `${name}.tsx` && !withMessages ? onOneLine(text) : text);
edit('src/index.ts', (text) =>
  inOrder(text, /^export \* from '\.\/components\/(\w+)';$/, `export * from './components/${name}';`),
);
if (withMessages)
  edit('src/locale/messages.ts', (text) =>
    inOrder(
      inOrder(
        text,
        /^import type \{ \w+ \} from '\.\.\/components\/(\w+)\/messages';$/,
        `import type { ${key}Messages } from '../components/${name}/messages';`,
      ),
      /^ {2}(\w+): typeof \w+;$/,
      `  ${name}: typeof ${key}Messages;`,
    ),
  );
process.stdout.write(
  `${folder}\nNext: its docstring, its states in the sheet, its behaviour in the test; after a build \`pnpm size --update\`.\n`,
);

/** As the formatter has it: what fits on a line stands on one. */
function onOneLine(text) {
  return text
    .replace(
      /<div\n\s+(data-component="\w+")\n\s+(className=\{[^\n]+\})\n\s+(\{\.\.\.rest\})\n\s+\/>/,
      '<div $1 $2 $3 />',
    )
    .replace(/return \(\n\s+(<div [^\n]+ \/>)\n\s+\);/, (whole, element) =>
      element.length < 96 ? `return ${element};` : whole,
    );
}

/** Puts a line among those of its kind by the name in it. */
function inOrder(text, pattern, line) {
  const lines = text.split('\n');
  const known = lines.flatMap((other, at) =>
    pattern.test(other) ? [{ at, name: pattern.exec(other)[1] }] : [],
  );
  const after = known.filter((other) => other.name < name).at(-1);
  lines.splice(after ? after.at + 1 : (known[0]?.at ?? 0), 0, line);
  return lines.join('\n');
}

function edit(file, change) {
  const path = join(designSystem, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
