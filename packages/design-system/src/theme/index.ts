/** Themes as data: no CSS is imported from here, so a server or a build can read it. */
export { type ThemeBootOptions, themeBootScript } from './boot';
export { type ContrastPair, type ContrastResult, contrastPairs, contrastReport } from './contrast';
export { type ContrastFix, contrastFixes, contrastSummary } from './contrastFixes';
export { defineTheme, extendTheme, type ThemeExtension, type TokenChanges } from './defineTheme';
export { fontFacesCss, fontFileNames } from './fontFacesCss';
export { type ThemeChoice, themeChoice } from './themeChoice';
export { themeChoices } from './themeChoices';
export { isThemeId, type ThemeId, themeIds } from './themeIds';
export { themes } from './themes';
export { themeToCss } from './themeToCss';
export type { ColorScheme, Role, Theme, ThemeFont, ThemeTokens } from './tokens';
export { variableName } from './variables';
