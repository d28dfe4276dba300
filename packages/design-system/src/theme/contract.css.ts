import { createGlobalThemeContract } from '@vanilla-extract/css';
import { defaultTheme } from './themes/default';
import type { ThemeTokens } from './tokens';
import { variableName } from './variables';

/**
 * The contract as CSS variables: `vars.color.text.muted` is `var(--lw-color-text-muted)`. The values come from the
 * stylesheet of the active theme, keyed by `[data-theme]`, so nested themes and portals inherit.
 */
export const vars = createGlobalThemeContract(plain(defaultTheme.tokens), (_value, path) =>
  variableName(path),
);

/** An interface has no index signature, which vanilla-extract's types ask for; the same shape as a mapped type does. */
type Plain<Node> = { [Key in keyof Node]: Node[Key] extends string ? string : Plain<Node[Key]> };

function plain(tokens: ThemeTokens): Plain<ThemeTokens> {
  return tokens;
}
