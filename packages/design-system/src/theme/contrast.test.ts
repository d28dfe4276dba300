import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastReport } from './contrast';
import { defineTheme } from './defineTheme';
import { themeIds } from './themeIds';
import { themes } from './themes';

/** Stays empty: a pair that fails is a theme to be mended. */
const knownFailures: string[] = [];

describe('contrast', () => {
  it.each(themeIds)('THM-03: in %s every pair that the contract promises can be told apart', (id) => {
    const report = contrastReport(themes[id]);
    const failing = report
      .filter(({ passes }) => !passes)
      .map(
        ({ front, behind, ratio, minimum }) =>
          `${front} on ${behind.join(' over ')}: ${ratio.toFixed(2)} of ${minimum}`,
      );
    expect(report).toHaveLength(contrastPairs.length);
    expect(failing).toEqual(knownFailures);
  });

  it('THM-03: every colour that text or a control is drawn in is part of a pair', () => {
    const { color } = themes.default.tokens;
    const drawn = [
      ...Object.keys(color.text).map((key) => `text.${key}`),
      'border.strong',
      'border.control',
      'border.focus',
      ...(['accent', 'success', 'warning', 'danger', 'info', 'review', 'neutral'] as const).flatMap((role) =>
        ['onSolid', 'onSubtle', 'text', 'mark'].map((key) => `${role}.${key}`),
      ),
      'accent.onMark',
      ...Object.keys(color.chrome)
        .filter((key) => key.startsWith('on'))
        .map((key) => `chrome.${key}`),
      'chrome.sidebarMark',
      'chrome.topbarFocus',
      'table.onHeader',
      'table.onRowSelected',
      ...Object.keys(color.chart).map((key) => `chart.${key}`),
    ].filter((path) => path !== 'text.disabled');
    const fronts = new Set(contrastPairs.map(({ front }) => front));
    expect(drawn.filter((path) => !fronts.has(path))).toEqual([]);
  });

  it('THM-03: a theme whose muted text cannot be read is reported, worst pair first', () => {
    const { tokens } = themes.default;
    const pale = defineTheme({
      ...themes.default,
      id: 'pale',
      tokens: {
        ...tokens,
        color: { ...tokens.color, text: { ...tokens.color.text, muted: '#c9cfd2' } },
      },
    });
    const failures = contrastReport(pale).filter(({ passes }) => !passes);
    expect(new Set(failures.map(({ front }) => front))).toEqual(new Set(['text.muted']));
    expect(failures[0]).toMatchObject({ theme: 'pale', minimum: 4.5, passes: false });
    expect(failures[0]?.ratio).toBeLessThan(1.5);
  });

  it('THM-03: a translucent hover is judged as it is painted, over each plane', () => {
    const { tokens } = themes.default;
    const dim = defineTheme({
      ...themes.default,
      id: 'dim',
      tokens: {
        ...tokens,
        color: { ...tokens.color, surface: { ...tokens.color.surface, hover: 'rgba(0, 0, 0, 0.4)' } },
      },
    });
    const failing = contrastReport(dim).filter(({ passes }) => !passes);
    expect(failing).toContainEqual(
      expect.objectContaining({ front: 'text.muted', behind: ['surface.hover', 'surface.sheet'] }),
    );
  });

  it('THM-03: a colour in a notation it does not read is refused rather than passed over', () => {
    const { tokens } = themes.default;
    const odd = defineTheme({
      ...themes.default,
      id: 'odd',
      tokens: {
        ...tokens,
        color: { ...tokens.color, text: { ...tokens.color.text, muted: 'rebeccapurple' } },
      },
    });
    expect(() => contrastReport(odd)).toThrow(RangeError);
  });
});
