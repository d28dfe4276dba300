export type { ThemeControls } from './ThemeContext';
export { ThemeProvider, type ThemeProviderProps, useTheme } from './ThemeProvider';
export { themeLoader } from './themeLoader';
