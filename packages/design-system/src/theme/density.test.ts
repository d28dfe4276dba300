import { describe, expect, it } from 'vitest';
import { compactSizes } from './density';
import { themeIds } from './themeIds';
import { themes } from './themes';
import { themeToCss } from './themeToCss';

describe('compact density', () => {
  it.each(themeIds)('in %s shows more rows, and leaves no target under 24 px', (id) => {
    const { size } = themes[id].tokens;
    const compact = compactSizes(size);
    expect(Number.parseFloat(compact.row ?? '')).toBeLessThan(Number.parseFloat(size.row));
    for (const key of ['controlSmall', 'control', 'row', 'tab', 'navEntry'] as const) {
      const before = Number.parseFloat(size[key]);
      expect(Number.parseFloat(compact[key] ?? size[key])).toBeGreaterThanOrEqual(Math.min(before, 24));
    }
  });

  it('leaves text, icons and boxes to tick as they are', () => {
    const compact = compactSizes(themes.material.tokens.size);
    expect(compact).not.toHaveProperty('icon');
    expect(compact).not.toHaveProperty('checkbox');
  });

  it('comes after the theme’s own sizes at the same weight, on the element or anywhere around it', () => {
    const css = themeToCss(themes.default, { root: true });
    const compact = css.indexOf(
      '[data-theme="default"]:where([data-density="compact"],[data-density="compact"] *)',
    );
    expect(compact).toBeGreaterThan(css.indexOf('--lw-size-row:40px'));
    expect(css.slice(compact)).toContain('--lw-size-row:32px');
    expect(css).toContain(':where(:root[data-density="compact"])');
  });
});
