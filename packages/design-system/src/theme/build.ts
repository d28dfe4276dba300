import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFacesCss, fontFileNames } from './fontFacesCss';
import { themes } from './themes';
import { themeToCss } from './themeToCss';
import type { Theme } from './tokens';

/** A theme's stylesheet and the font files that it refers to. */
export interface ThemeStylesheet {
  id: string;
  css: string;
  /** The rules of the self-hosted fonts, where `fontsApart` keeps them out of `css`; '' where the theme has none. */
  fontsCss: string;
  files: readonly ThemeFontFile[];
}

export interface ThemeFontFile {
  /** Name that the stylesheet uses, unique over all themes. */
  name: string;
  /** Absolute path of the file in its package. */
  source: string;
  /** The licence of the font, to be handed on with it. */
  licence: { name: string; source: string };
}

const require = createRequire(import.meta.url);

/**
 * The stylesheets of the fifteen, for a build: write each `css` to `<id>.css` (or all after each other to one file) and copy
 * `files` to where `fontUrl` points. The default theme also applies where no `data-theme` is set. Needs Node and the font packages.
 * @param options.fontsApart leaves the self-hosted fonts to a stylesheet of their own, for an app that adds it after its first paint
 * @param options.fontUrl URL of a font file as seen from the stylesheet; `./fonts/<name>` unless told
 */
export function themeStylesheets(
  options: { fontUrl?: (name: string) => string; fontsApart?: boolean } = {},
): ThemeStylesheet[] {
  const { fontUrl = (name) => `./fonts/${name}`, fontsApart = false } = options;
  return Object.values(themes).map((theme) => ({
    id: theme.id,
    css: `${fontFacesCss(theme, fontUrl, fontsApart ? 'standIns' : undefined)}\n${themeToCss(theme, { root: theme.id === 'default' })}\n`.trimStart(),
    fontsCss: fontsApart ? fontFacesCss(theme, fontUrl, 'files') : '',
    files: fontFilesOf(theme),
  }));
}

function fontFilesOf(theme: Theme): ThemeFontFile[] {
  return theme.fonts.flatMap((font) => {
    const folder = dirname(require.resolve(`${font.package}/package.json`));
    const slug = font.package.slice(font.package.indexOf('/') + 1);
    const licence = { name: `${slug}-LICENSE.txt`, source: join(folder, 'LICENSE') };
    return fontFileNames(font).map((name) => ({ name, source: join(folder, 'files', name), licence }));
  });
}
