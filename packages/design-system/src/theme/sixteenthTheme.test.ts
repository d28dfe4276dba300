// @vitest-environment node
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { themes } from './themes';

/** A file of another app beside ours; what the compiler says about it. */
const file = join(import.meta.dirname, 'acme.ts');
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
  skipLibCheck: true,
};

/** What does not change from one compilation to the next: ours and TypeScript's own library. */
const parsed = new Map<string, ts.SourceFile>();

function errorsOf(source: string): string[] {
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === file ? source : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) => {
    const read = parsed.get(name);
    if (read) return read;
    const text = host.readFile(name);
    if (text === undefined) return undefined;
    const tree = ts.createSourceFile(name, text, target);
    if (name !== file) parsed.set(name, tree);
    return tree;
  };
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The theme as someone would write it, without one line. */
function acme(forgotten?: string): string {
  const tokens =
    forgotten === undefined ? themes.default.tokens : without(themes.default.tokens, forgotten.split('.'));
  return `import { defineTheme } from './defineTheme';
export const acme = defineTheme({
  id: 'acme', name: 'Acme', description: 'Ours', colorScheme: 'light', fonts: [],
  tokens: ${JSON.stringify(tokens)},
});`;
}

function without(node: object, [key = '', ...rest]: readonly string[]): object {
  const { [key]: taken, ...others } = node as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(taken as object, rest) };
}

describe('a sixteenth theme', { timeout: 60_000 }, () => {
  it('THM-05: compiles with every token', () => {
    expect(errorsOf(acme())).toEqual([]);
  });

  it.each([
    'color.text.muted',
    'color.chart.8',
    'font.leading.title',
    'radius.dialog',
    'motion',
    'decoration.disabledOpacity',
  ])('THM-05: without %s does not compile, and the error names it', (path) => {
    const errors = errorsOf(acme(path));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`'${path.split('.').at(-1)}'`);
  });

  it('THM-05: extending one of ours, a token left out is no error and a misspelt one is', () => {
    const extending = (tokens: string) => `import { extendTheme } from './defineTheme';
import { draculaTheme } from './themes/dracula';
export const acme = extendTheme(draculaTheme, { id: 'acme', name: 'Acme', description: 'Ours', tokens: ${tokens} });`;
    expect(errorsOf(extending("{ color: { text: { link: '#fff' } } }"))).toEqual([]);
    expect(errorsOf(extending("{ color: { text: { lnik: '#fff' } } }"))).toEqual([
      expect.stringContaining("'lnik' does not exist"),
    ]);
  });
});
