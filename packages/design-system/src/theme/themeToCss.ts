import { compactSizes } from './density';
import { themeMark } from './themeMark';
import type { Theme } from './tokens';
import { variableName } from './variables';

/**
 * A theme's stylesheet: every token as a CSS variable under `[data-theme="<id>"]`, and the smaller sizes where
 * `data-density="compact"` is set there or around.
 * @param options.root also apply where no theme is set, for the one that an app starts with; it yields to any other theme's
 *   stylesheet, whichever of them comes first
 */
export function themeToCss(theme: Theme, options: { root?: boolean } = {}): string {
  const selector = `[data-theme="${theme.id}"]`;
  const declarations = leaves(theme.tokens, []).map(
    ([path, value]) => `--${variableName(path)}:${isTextSize(path) ? inRem(value) : value}`,
  );
  const compact = leaves(compactSizes(theme.tokens.size), ['size']).map(
    ([path, value]) => `--${variableName(path)}:${value}`,
  );
  const dense = `${selector}:where([data-density="compact"],[data-density="compact"] *)`;
  return `@layer lw-theme{${options.root ? `:where(:root),${selector}` : selector}{color-scheme:${theme.colorScheme};${themeMark}:${theme.id};${declarations.join(';')}}${
    options.root ? `:where(:root[data-density="compact"]),${dense}` : dense
  }{${compact.join(';')}}}`;
}

/** Text grows with the size that a person set in the browser; the tokens stay in pixels, as designs are drawn. */
function isTextSize([group, kind]: readonly string[]): boolean {
  return group === 'font' && (kind === 'size' || kind === 'leading');
}

function inRem(size: string): string {
  return size.endsWith('px') ? `${Number.parseFloat(size) / 16}rem` : size;
}

type Leaf = [path: string[], value: string];

function leaves(node: object, path: string[]): Leaf[] {
  return Object.entries(node).flatMap(([key, value]): Leaf[] =>
    typeof value === 'string' ? [[[...path, key], value]] : leaves(value as object, [...path, key]),
  );
}
