/** axe-core's rules whose outcome depends on a theme's colours: a page that passed all rules in one theme needs these in the others. */
export const axeRulesOfThemes = ['color-contrast', 'link-in-text-block'];
