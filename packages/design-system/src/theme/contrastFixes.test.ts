import { describe, expect, it } from 'vitest';
import { contrastReport } from './contrast';
import { contrastFixes, contrastSummary } from './contrastFixes';
import type { TokenChanges } from './defineTheme';
import { extendTheme } from './defineTheme';
import { themeIds } from './themeIds';
import { themes } from './themes';

const withTokens = (tokens: TokenChanges) =>
  extendTheme(themes.default, { id: 'acme', name: 'Acme', description: 'Ours', tokens });

describe('contrastFixes', () => {
  it.each(themeIds)('THM-03: %s needs none', (id) => {
    expect(contrastSummary(themes[id])).toBe('');
  });

  it('THM-05: names what cannot be read, on what, and the nearest colour that can', () => {
    const pale = withTokens({ color: { text: { muted: '#9aa7b0' } } });
    const [fix, ...others] = contrastFixes(pale);
    expect(others).toEqual([]);
    expect(fix).toMatchObject({ token: 'text.muted', value: '#9aa7b0' });
    expect(fix?.failing[0]?.ratio).toBeLessThan(2.3);
    const mended = withTokens({ color: { text: { muted: fix?.nearest ?? '' } } });
    expect(contrastSummary(mended)).toBe('');
    // Nearest: it passes its worst ground barely.
    const worst = contrastReport(mended).find(({ front }) => front === 'text.muted');
    expect(worst?.ratio).toBeLessThan(4.56);
    expect(contrastSummary(pale)).toMatch(
      new RegExp(`^text\\.muted #9aa7b0 -> ${fix?.nearest}\n {2}on \\S+.*: [12]\\.\\d\\d of 4\\.5`),
    );
  });

  it('THM-05: keeps the hue of what it moves', () => {
    const neon = withTokens({ color: { border: { focus: '#ffe45c' } } });
    const { nearest } = contrastFixes(neon)[0] ?? {};
    const [red = 0, green = 0, blue = 0] =
      (nearest ?? '').match(/\w\w/g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue * 2);
  });

  it('THM-05: says so where the ground has to move', () => {
    const grey = withTokens({
      color: { accent: { solid: '#ffffff', solidHover: '#777777', solidActive: '#000000' } },
    });
    const fix = contrastFixes(grey).find(({ token }) => token === 'accent.onSolid');
    expect(fix?.nearest).toBeNull();
    expect(contrastSummary(grey)).toContain('accent.onSolid #ffffff passes nowhere');
  });

  it('THM-05: a colour may be written as oklch()', () => {
    expect(contrastSummary(withTokens({ color: { text: { muted: 'oklch(50% 0.02 240)' } } }))).toBe('');
    expect(contrastFixes(withTokens({ color: { text: { muted: 'oklch(80% 0.02 240)' } } }))).toHaveLength(1);
    expect(() => contrastFixes(withTokens({ color: { text: { muted: 'tomato' } } }))).toThrow(RangeError);
  });
});
