import { describe, expect, it } from 'vitest';
import { themes } from './themes';
import { themeToCss } from './themeToCss';

describe('themeToCss', () => {
  it('THM-05: names each variable by the path of its token, in the layer of themes', () => {
    const css = themeToCss(themes.nord);
    expect(css).toMatch(/^@layer lw-theme\{\[data-theme="nord"\]\{color-scheme:dark;/);
    expect(css).toContain('--lw-color-text-muted:');
    expect(css).toContain('--lw-color-accent-solid-hover:#79b8ca');
    expect(css).toContain('--lw-color-chart-8:#8fbcbb');
  });

  it('THM-02: the theme that an app starts with yields to a chosen one, in whichever order their stylesheets come', () => {
    const css = themeToCss(themes.default, { root: true });
    // `:root` and `[data-theme]` weigh the same, so that the later file would win; `:where()` weighs nothing.
    expect(css).toContain('{:where(:root),[data-theme="default"]{');
  });
});
