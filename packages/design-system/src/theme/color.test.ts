import { describe, expect, it } from 'vitest';
import { composite, contrastRatio, parseColor } from './color';

describe('color', () => {
  it('THM-03: black on white is 21:1, and a colour on itself 1:1', () => {
    expect(contrastRatio(parseColor('#000'), parseColor('#ffffff'))).toBeCloseTo(21);
    expect(contrastRatio(parseColor('#1d4ed0'), parseColor('rgb(29, 78, 208)'))).toBeCloseTo(1);
  });

  it('THM-03: agrees with the ratio that WCAG’s own examples give for #767676 on white', () => {
    expect(contrastRatio(parseColor('#767676'), parseColor('#fff'))).toBeCloseTo(4.54, 2);
  });

  it('THM-03: lays a translucent colour over an opaque one as a browser does', () => {
    expect(composite(parseColor('rgba(0, 0, 0, 0.5)'), parseColor('#ffffff'))).toEqual({
      red: 127.5,
      green: 127.5,
      blue: 127.5,
      alpha: 1,
    });
    expect(parseColor('#656c7633').alpha).toBeCloseTo(0.2);
    expect(parseColor('rgb(0 0 0 / 0.05)').alpha).toBe(0.05);
  });

  it.each(['red', '#12', 'rgb(1, 2)', 'rgb(a, b, c)', ''])('refuses %j', (text) => {
    expect(() => parseColor(text)).toThrow(RangeError);
  });
});
