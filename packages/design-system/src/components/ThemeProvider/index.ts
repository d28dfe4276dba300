export { type ThemeControls, ThemeProvider, type ThemeProviderProps, useTheme } from './ThemeProvider';
export { themeLoader } from './themeLoader';
