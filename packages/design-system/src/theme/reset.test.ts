// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { contrastReport } from './contrast';
import { themeIds } from './themeIds';
import { themes } from './themes';

/** The stylesheet as a build makes it: what is asserted is the CSS that a browser gets. */
let css = '';

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      cssMinify: false,
      lib: {
        entry: fileURLToPath(new URL('./reset.css.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'reset',
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  css = outputs
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
    .join('\n');
}, 60_000);

describe('reset', () => {
  it('THM-04: the layers are ordered so that preferences win over a theme’s values', () => {
    const order = [...css.matchAll(/@layer ([\w-]+(?:, ?[\w-]+)*);/g)].flatMap(
      ([, names]) => names?.split(/, ?/) ?? [],
    );
    expect(order.slice(0, 3)).toEqual(['lw-reset', 'lw-theme', 'lw-base']);
  });

  it('THM-04: a wish for more contrast strengthens quiet text, hairlines and the focus ring in every theme', () => {
    const wish = mediaBlock('(prefers-contrast: more)');
    expect(wish).toMatch(/:root, ?\[data-theme\]/);
    expect(wish).toContain('--lw-color-text-muted: var(--lw-color-text-primary)');
    expect(wish).toContain('--lw-color-border-default: var(--lw-color-border-strong)');
    expect(wish).toContain('--lw-focus-width: 3px');
    expect(wish).toContain('--lw-color-border-sheet: var(--lw-color-border-strong)');
  });

  it.each(themeIds)(
    'THM-04: with more contrast the words of %s stand seven to one on its page, sheets, menus and fields',
    (id) => {
      const strengthened = ['text.primary', 'text.secondary', 'text.muted'].map(
        (token) => `--lw-color-${token.replace('.', '-')}`,
      );
      const wish = mediaBlock('(prefers-contrast: more)');
      for (const name of some(strengthened.slice(1)))
        expect(wish).toContain(`${name}: var(--lw-color-text-primary)`);
      const weak = contrastReport(themes[id])
        .filter(
          ({ front, behind }) =>
            front === 'text.primary' && behind.length === 1 && behind[0]?.startsWith('surface.'),
        )
        .filter(({ ratio }) => ratio < 7)
        .map(({ behind, ratio }) => `${behind[0]} ${ratio.toFixed(2)}`);
      expect(weak).toEqual([]);
    },
  );

  it('THM-04: no value of a wish refers to itself, in one step or more', () => {
    const values = new Map(
      [...mediaBlock('(prefers-contrast: more)').matchAll(/(--lw-[\w-]+): var\((--lw-[\w-]+)\)/g)].map(
        ([, name, from]) => [name, from],
      ),
    );
    for (const name of some(values.keys())) {
      const seen = new Set<string | undefined>();
      for (let at: string | undefined = name; at; at = values.get(at)) {
        expect(seen.has(at), `${name} comes back to ${at}`).toBe(false);
        seen.add(at);
      }
    }
    expect(values.size).toBeGreaterThan(10);
  });

  it('THM-04: forced colours replace what browsers leave alone by system colours', () => {
    const wish = mediaBlock('(forced-colors: active)');
    expect(wish).toContain('--lw-color-border-focus: Highlight');
    expect(wish).toContain('--lw-color-accent-mark: Highlight');
    expect(wish).toContain('--lw-color-text-disabled: GrayText');
    // What is transparent by design would be drawn: a sheet has its edge there, a title's strip has none.
    expect(wish).toContain('--lw-color-border-sheet: CanvasText');
    expect(wish).toContain('--lw-color-border-sheet-head: Canvas');
  });

  it('THM-04: reduced motion takes the time out of every transition that follows the contract', () => {
    const blocks = mediaBlock('(prefers-reduced-motion: reduce)');
    expect(blocks).toContain('--lw-motion-fast: .01ms');
    expect(blocks).toContain('--lw-motion-moderate: .01ms');
    // On every element it would begin a transition of every property that changes.
    expect(blocks).not.toContain('transition-duration');
  });

  it('THM-01: icons, selection and page take their looks from the theme', () => {
    expect(css).toMatch(/\.lucide \{[^}]*stroke-width: var\(--lw-stroke-icon\)/);
    expect(css).toMatch(/::selection \{[^}]*background: var\(--lw-color-text-selection\)/);
    expect(css).toMatch(/body \{[^}]*background: var\(--lw-color-surface-page\)/);
  });

  it('leaves the last word to others: nothing is important', () => {
    expect(css).not.toContain('!important');
  });
});

/** All that stands under a media query, as one text. */
function mediaBlock(query: string): string {
  return css
    .split(`@media ${query} {`)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((character) => {
        if (character === '{') depth += 1;
        if (character === '}') depth -= 1;
        return depth === 0;
      });
      return rest.slice(0, end);
    })
    .join('\n')
    .replace(/\b0\.(\d)/g, '.$1');
}
