import type { Theme, ThemeTokens } from './tokens';

/**
 * A theme of your own, checked against the contract: a token that you forgot or misspelt is a type error at its place. To
 * change only some tokens of one of ours, use `extendTheme`. `contrastSummary(theme)` says what cannot be read on what, and
 * the nearest colour that can.
 *
 * @example
 * export const acme = defineTheme({
 *   id: 'acme',
 *   name: 'Acme',
 *   description: 'Ours',
 *   colorScheme: 'light',
 *   fonts: [],
 *   tokens: { color: { ... }, font: { ... }, ... },
 * });
 */
export function defineTheme<const Id extends string>(theme: Theme & { id: Id }): Theme & { id: Id } {
  return theme;
}

/** Some tokens of the contract, at any depth. */
export type TokenChanges<Node = ThemeTokens> = {
  [Key in keyof Node]?: Node[Key] extends string ? string : TokenChanges<Node[Key]>;
};

/** What a theme has of its own; the rest is that of the theme it extends. */
export interface ThemeExtension<Id extends string = string>
  extends Pick<Theme, 'name' | 'description'>,
    Partial<Pick<Theme, 'colorScheme' | 'sibling' | 'fonts'>> {
  id: Id;
  tokens: TokenChanges;
}

/**
 * A theme that is another one but for some tokens: a misspelt token is a type error, one left out is the other theme's. The
 * other's `sibling` is not taken over, as it points back to the other.
 *
 * @example
 * export const acme = extendTheme(themes.github, {
 *   id: 'acme',
 *   name: 'Acme',
 *   description: 'GitHub in our orange',
 *   tokens: { color: { accent: { solid: '#b34700', solidHover: '#993d00' } }, radius: { control: '3px' } },
 * });
 */
export function extendTheme<const Id extends string>(
  base: Theme,
  { tokens, ...own }: ThemeExtension<Id>,
): Theme & { id: Id } {
  const { sibling: _pointsBackToTheOther, ...inherited } = base;
  return { ...inherited, ...own, tokens: merged(base.tokens, tokens) };
}

function merged<Node extends object>(base: Node, changes: TokenChanges<Node>): Node {
  const keys = Object.keys(base) as (keyof Node)[];
  const entries = keys.map((key) => {
    const own = base[key];
    const change: unknown = changes[key];
    const isGroup = typeof own === 'object' && own !== null && typeof change === 'object' && change !== null;
    return [key, isGroup ? merged(own, change) : (change ?? own)];
  });
  return Object.fromEntries(entries) as Node;
}
