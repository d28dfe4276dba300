import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineTheme, extendTheme } from './defineTheme';
import { themes } from './themes';
import { themeToCss } from './themeToCss';
import type { ThemeTokens } from './tokens';

const { tokens } = themes.default;

describe('defineTheme', () => {
  it('THM-05: a sixteenth theme is made from the contract and gets its stylesheet', () => {
    const acme = defineTheme({
      id: 'acme',
      name: 'Acme',
      description: 'A house of its own',
      colorScheme: 'light',
      fonts: [],
      tokens: { ...tokens, radius: { ...tokens.radius, control: '3px' } },
    });
    expectTypeOf(acme.id).toEqualTypeOf<'acme'>();
    expect(themeToCss(acme)).toContain('[data-theme="acme"]{');
    expect(themeToCss(acme)).toContain('--lw-radius-control:3px');
  });

  it('THM-05: a forgotten token is a type error', () => {
    const { muted: _forgotten, ...text } = tokens.color.text;
    const color = { ...tokens.color, text };
    // @ts-expect-error color.text.muted is missing: the compiler must say so
    const acme = defineTheme({ ...themes.default, id: 'acme', tokens: { ...tokens, color } });
    expect({ ...acme.tokens.color.text, muted: tokens.color.text.muted }).toEqual(tokens.color.text);
    expectTypeOf(color).not.toExtend<ThemeTokens['color']>();
    expectTypeOf(tokens.color).toExtend<ThemeTokens['color']>();
  });

  it('THM-05: a misspelt token is a type error', () => {
    const focus = { ...tokens.focus };
    const acme = defineTheme({
      ...themes.default,
      id: 'acme',
      tokens: {
        ...tokens,
        // @ts-expect-error the contract has no focus.colour: the compiler must say so
        focus: { ...focus, colour: 'red' },
      },
    });
    expect(acme.tokens.focus).toEqual({ ...tokens.focus, colour: 'red' });
  });

  it('THM-05: each group of tokens is asked for, whichever is forgotten', () => {
    const groups = [
      ...(['color', 'decoration', 'focus', 'font', 'motion', 'radius', 'shadow', 'size', 'stroke'] as const),
    ];
    expect(Object.keys(tokens).sort()).toEqual(groups);
    expectTypeOf<keyof ThemeTokens>().toEqualTypeOf<(typeof groups)[number]>();
    expectTypeOf<Partial<ThemeTokens>>().not.toExtend<ThemeTokens>();
    expectTypeOf<Required<ThemeTokens>>().toEqualTypeOf<ThemeTokens>();
  });

  it('THM-05: a theme may extend another one', () => {
    const acme = extendTheme(themes.github, {
      id: 'acme',
      name: 'Acme',
      description: 'GitHub in orange',
      tokens: { color: { accent: { solid: '#b34700' } }, radius: { control: '3px' } },
    });
    expectTypeOf(acme.id).toEqualTypeOf<'acme'>();
    expect(acme.tokens.color.accent).toEqual({ ...themes.github.tokens.color.accent, solid: '#b34700' });
    expect(acme.tokens.radius).toEqual({ ...themes.github.tokens.radius, control: '3px' });
    expect(acme.tokens.font).toEqual(themes.github.tokens.font);
    expect(acme.colorScheme).toBe('light');
    expect(acme.fonts).toEqual(themes.github.fonts);
    // GitHub Dark's sibling is GitHub, not Acme.
    expect(acme.sibling).toBeUndefined();
    expect(themes.github.tokens.radius.control).toBe('6px');
  });
});
