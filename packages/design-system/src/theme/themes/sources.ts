import type { ThemeId } from '../themeIds';

/** Where a theme's palette and shapes come from, for a page to say: published packages with the version that was read. */
export const themeSources: Readonly<Record<ThemeId, readonly string[]>> = {
  default: ['Drawn for Linework'],
  material: ['@material/web 2.5.0, token release 34', 'Statuses: its reference palette, tones 40/100/90/30'],
  'material-dark': [
    '@material/web 2.5.0, token release 34',
    'Statuses: its reference palette, tones 80/20/30/90',
  ],
  office2016: [
    'No first-party tokens are public',
    'Telerik Office2016 palette, Syncfusion fabric 34.2',
    'Chart: Office document theme',
  ],
  'office2016-dark': ['TMS Office2016Black', 'Telerik Office2019 Dark', 'Syncfusion fabric-dark 34.2'],
  fluent: ['@fluentui/tokens 1.0.0-alpha.24, webLightTheme', 'Chart: @fluentui/react-charting 5.25'],
  'fluent-dark': ['@fluentui/tokens 1.0.0-alpha.24, webDarkTheme'],
  bootstrap: ['bootstrap 5.3.8, dist/css/bootstrap.css and scss/_variables.scss'],
  tailwind: ['tailwindcss 4.3.5, theme.css', 'Solid statuses: our pairing of its ramps'],
  nord: ['nordtheme/nord, nord0 to nord15', 'Roles: its documentation, web and VS Code port 0.19'],
  dracula: ['draculatheme.com/spec', 'dracula/visual-studio-code 2.25', 'Shapes: dracula-ui 1.0'],
  github: ['@primer/primitives 11.10, light', 'Shapes: @primer/react 38.40'],
  'github-dark': ['@primer/primitives 11.10, dark'],
  vscode: ['The editor’s theme-defaults: light_modern, plus, vs', 'Shapes: @vscode/webview-ui-toolkit 1.4'],
  'vscode-dark': ['The editor’s theme-defaults: dark_modern, plus, vs'],
};
