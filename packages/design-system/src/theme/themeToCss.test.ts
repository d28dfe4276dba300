import { describe, expect, it } from 'vitest';
import { themes } from './themes';
import { themeToCss } from './themeToCss';

describe('themeToCss', () => {
  it('THM-05: names each variable by the path of its token, in the layer of themes', () => {
    const css = themeToCss(themes.nord);
    expect(css).toMatch(/^@layer lw-theme\{\[data-theme="nord"\]\{color-scheme:dark;--lw-theme:nord;/);
    expect(css).toContain('--lw-color-text-muted:');
    expect(css).toContain('--lw-color-accent-solid-hover:#79b8ca');
    expect(css).toContain('--lw-color-chart-8:#8fbcbb');
  });

  it('writes sizes of text against the size that a person set in the browser', () => {
    expect(themes.default.tokens.font.size.body).toBe('13.5px');
    const css = themeToCss(themes.default);
    expect(css).toContain('--lw-font-size-body:0.84375rem');
    expect(css).toContain('--lw-font-leading-body:1.25rem');
    expect(css).toContain('--lw-radius-control:6px');
  });

  it('THM-02: the theme that an app starts with yields to a chosen one, in whichever order their stylesheets come', () => {
    const css = themeToCss(themes.default, { root: true });
    // `:root` and `[data-theme]` weigh the same, so that the later file would win; `:where()` weighs nothing.
    expect(css).toContain('{:where(:root),[data-theme="default"]{');
  });
});
