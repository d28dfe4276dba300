import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFontMetrics } from '../testing/readFontMetrics';
import { fontFacesCss } from './fontFacesCss';
import { fontFallbacks, standIns } from './fontFallbacks';
import { themes } from './themes';

const require = createRequire(import.meta.url);
const fonts = [
  ...new Map(
    Object.values(themes).flatMap((theme) => theme.fonts.map((font) => [font.family, font])),
  ).values(),
];

function readFile(packageName: string, ...path: string[]): Buffer {
  return readFileSync(join(dirname(require.resolve(`${packageName}/package.json`)), ...path));
}

describe('fontFacesCss', () => {
  it('THM-01: swaps a theme’s own fonts in, cut into Latin and Latin Extended', () => {
    const css = fontFacesCss(themes.nord, (name, packageName) => `/f/${packageName}/${name}`);
    expect(css).toContain(
      `@font-face{font-family:'Rubik';font-style:normal;font-weight:400;font-display:swap;src:url("/f/@fontsource/rubik/rubik-latin-400-normal.woff2") format('woff2')`,
    );
    expect(css).toContain('rubik-latin-ext-500-normal.woff2');
    expect(css.match(/font-family:'Rubik';/g)).toHaveLength(4);
    expect(css.match(/font-family:'Rubik Fallback';/g)).toHaveLength(2);
  });

  it('THM-01: loads nothing for a theme of the system’s own fonts', () => {
    expect(fontFacesCss(themes.bootstrap, (name) => name)).toBe('');
  });

  it.each(fonts.map((font) => [font.family, font] as const))(
    'THM-01: %s is asked for exactly the characters that its files hold',
    (_family, font) => {
      const ranges = JSON.parse(readFile(font.package, 'unicode.json').toString()) as Record<string, string>;
      const css = fontFacesCss({ ...themes.default, fonts: [font] }, (name) => name);
      expect(css).toContain(`unicode-range:${ranges.latin}}`);
      expect(css).toContain(`unicode-range:${ranges['latin-ext']}}`);
    },
  );

  it.each(fonts.map((font) => [font.family, font] as const))(
    'THM-01: every stack that names %s goes on with the face that stands in for it',
    (family) => {
      const name = family.includes(' ') ? `'${family}'` : family;
      const stacks = Object.values(themes)
        .filter((theme) => theme.fonts.some((font) => font.family === family))
        .flatMap(({ tokens }) => [tokens.font.body, tokens.font.heading, tokens.font.mono]);
      const naming = stacks.filter((stack) => stack.split(', ').includes(name));
      expect(naming.length).toBeGreaterThan(0);
      for (const stack of naming) expect(stack).toContain(`${name}, '${family} Fallback'`);
    },
  );
});

describe('fontFallbacks', () => {
  // The variable files state the widths of their lightest or regular weight only; those were measured in a browser.
  it.each(
    fonts.filter(({ weights }) => !weights.includes('variable')).map((font) => [font.family, font] as const),
  )('THM-01: the metrics of %s are those of its file', (family, font) => {
    const slug = font.package.split('/')[1];
    const measure = (weight: number) =>
      readFontMetrics(readFile(font.package, 'files', `${slug}-latin-${weight}-normal.woff2`));
    const { regular, strong } = fontFallbacks[family] ?? {};
    const strongWeight = font.weights.find((weight) => Number(weight) >= 600) ?? 600;
    for (const [known, read] of [
      [regular, measure(400)],
      [strong, measure(Number(strongWeight))],
    ] as const) {
      expect(known?.ascent).toBeCloseTo(read.ascent, 3);
      expect(known?.descent).toBeCloseTo(read.descent, 3);
      expect(known?.averageWidth).toBeCloseTo(read.averageWidth, 3);
    }
  });

  it.each(
    fonts.filter(({ weights }) => weights.includes('variable')).map((font) => [font.family, font] as const),
  )('THM-01: the heights of %s are those of its file', (family, font) => {
    const slug = font.package.split('/')[1];
    const read = readFontMetrics(readFile(font.package, 'files', `${slug}-latin-wght-normal.woff2`));
    expect(fontFallbacks[family]?.regular.ascent).toBeCloseTo(read.ascent, 3);
    expect(fontFallbacks[family]?.regular.descent).toBeCloseTo(read.descent, 3);
  });

  it('THM-01: IBM Plex Sans takes the room of its fallback: line boxes and mean widths are equal', () => {
    const css = fontFacesCss(themes.default, (name) => name);
    const face = css.split('\n').find((line) => line.includes("'IBM Plex Sans Fallback';font-weight:100"));
    const share = (property: string) =>
      Number(new RegExp(`${property}:([\\d.]+)%`).exec(face ?? '')?.[1]) / 100;
    expect(share('size-adjust') * standIns.sans.regular.averageWidth).toBeCloseTo(0.4448, 3);
    expect(share('ascent-override') * share('size-adjust')).toBeCloseTo(1.025, 3);
    expect(share('descent-override') * share('size-adjust')).toBeCloseTo(0.275, 3);
    expect(face).toContain("local('Liberation Sans')");
  });
});
