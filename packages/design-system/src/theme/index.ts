/** Themes as data: no CSS is imported from here, so a server or a build can read it. */
export { isThemeId, type ThemeId, themeIds } from './themeIds';
export { themeToCss } from './themeToCss';
export type { ColorScheme, Role, Theme, ThemeFont, ThemeTokens } from './tokens';
export { variableName } from './variables';
