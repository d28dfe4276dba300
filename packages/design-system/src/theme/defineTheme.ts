import type { Theme } from './tokens';

/**
 * A theme of your own, checked against the contract: a token that you forgot or misspelt is a type error at its place.
 * Start from one of ours with a spread, or write all of it. `contrastReport(theme)` says what cannot be read on what.
 *
 * @example
 * export const acme = defineTheme({
 *   ...themes.default,
 *   id: 'acme',
 *   name: 'Acme',
 *   description: 'Ours',
 *   tokens: { ...themes.default.tokens, color: { ... } },
 * });
 * await writeFile('acme.css', themeToCss(acme));
 */
export function defineTheme<const Id extends string>(theme: Theme & { id: Id }): Theme & { id: Id } {
  return theme;
}
