import type { ThemeId } from '../themeIds';
import type { Theme } from '../tokens';
import { bootstrapTheme } from './bootstrap';
import { defaultTheme } from './default';
import { draculaTheme } from './dracula';
import { fluentTheme } from './fluent';
import { fluentDarkTheme } from './fluent-dark';
import { githubTheme } from './github';
import { githubDarkTheme } from './github-dark';
import { materialTheme } from './material';
import { materialDarkTheme } from './material-dark';
import { nordTheme } from './nord';
import { office2016Theme } from './office2016';
import { office2016DarkTheme } from './office2016-dark';
import { tailwindTheme } from './tailwind';
import { vscodeTheme } from './vscode';
import { vscodeDarkTheme } from './vscode-dark';

/** The fifteen with all their tokens: 12 kB gzip. A screen that only lists them needs `themeChoices`. */
export const themes: Readonly<Record<ThemeId, Theme>> = {
  default: defaultTheme,
  material: materialTheme,
  'material-dark': materialDarkTheme,
  office2016: office2016Theme,
  'office2016-dark': office2016DarkTheme,
  fluent: fluentTheme,
  'fluent-dark': fluentDarkTheme,
  bootstrap: bootstrapTheme,
  tailwind: tailwindTheme,
  nord: nordTheme,
  dracula: draculaTheme,
  github: githubTheme,
  'github-dark': githubDarkTheme,
  vscode: vscodeTheme,
  'vscode-dark': vscodeDarkTheme,
};
