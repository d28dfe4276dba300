import { type FontMetrics, fontFallbacks, standIns } from './fontFallbacks';
import type { Theme, ThemeFont } from './tokens';

/**
 * `@font-face` rules of a theme's self-hosted families (Latin and Latin Extended, swapped in when loaded) and of the
 * local faces that stand in meanwhile, scaled to the same measure so that the swap moves nothing.
 * @param resolveUrl URL of a file of the font's package, e.g. `rubik-latin-400-normal.woff2`
 * @param only one of the two: an app may add the stylesheet of the files once its first content is painted
 */
export function fontFacesCss(
  theme: Theme,
  resolveUrl: (fileName: string, packageName: string) => string,
  only?: 'files' | 'standIns',
): string {
  return theme.fonts
    .flatMap((font) => [
      ...(only === 'standIns' ? [] : fontFiles(font)).map(
        ({ name, weight, range }) =>
          `@font-face{font-family:'${font.family}';font-style:normal;font-weight:${weight};font-display:swap;src:url("${resolveUrl(name, font.package)}") format('woff2');unicode-range:${range}}`,
      ),
      ...(only === 'files' ? [] : fallbackFaces(font.family)),
    ])
    .join('\n');
}

/** Files of a family's package that `fontFacesCss` refers to. */
export function fontFileNames(font: ThemeFont): string[] {
  return fontFiles(font).map(({ name }) => name);
}

/** As the font packages cut them; `fontFacesCss.test.ts` compares. */
const ranges = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

function fontFiles({ package: packageName, weights }: ThemeFont) {
  const slug = packageName.slice(packageName.indexOf('/') + 1);
  return weights.flatMap((weight) =>
    Object.entries(ranges).map(([subset, range]) => ({
      name: `${slug}-${subset}-${weight === 'variable' ? 'wght' : weight}-normal.woff2`,
      weight: weight === 'variable' ? '100 900' : String(weight),
      range,
    })),
  );
}

function fallbackFaces(family: string): string[] {
  const fallback = fontFallbacks[family];
  if (!fallback) return [];
  const { regular, strong } = standIns[fallback.standIn];
  return [
    fallbackFace(family, '100 599', fallback.regular, regular),
    fallbackFace(family, '600 900', fallback.strong, strong),
  ];
}

/** https://drafts.csswg.org/css-fonts-5/#size-adjust-desc: the overrides are fractions of the adjusted size. */
function fallbackFace(
  family: string,
  weight: string,
  metrics: FontMetrics,
  standIn: { names: readonly string[]; averageWidth: number },
): string {
  const scale = metrics.averageWidth / standIn.averageWidth;
  const source = standIn.names.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${source};size-adjust:${percent(scale)};ascent-override:${percent(metrics.ascent / scale)};descent-override:${percent(metrics.descent / scale)};line-gap-override:${percent(metrics.lineGap / scale)}}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
