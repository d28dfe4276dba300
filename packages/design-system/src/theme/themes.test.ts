import { describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { parseColor, toOklch } from './color';
import { isThemeId, themeIds } from './themeIds';
import { themes } from './themes';
import { themeToCss } from './themeToCss';

describe('themes', () => {
  it('THM-01: there are fifteen, in the order of the picker', () => {
    expect(Object.keys(themes)).toEqual([...themeIds]);
    expect(themeIds).toHaveLength(15);
  });

  it.each(themeIds)('THM-01: %s has its id, a name of its own and a description', (id) => {
    const theme = themes[id];
    expect(theme.id).toBe(id);
    expect(theme.name.trim()).not.toBe('');
    expect(theme.description.length).toBeGreaterThan(20);
    expect(Object.values(themes).filter(({ name }) => name === theme.name)).toHaveLength(1);
  });

  it.each(themeIds)('THM-01: %s does not share its looks with another theme', (id) => {
    const looks = JSON.stringify(themes[id].tokens);
    const twins = themeIds.filter((other) => other !== id && JSON.stringify(themes[other].tokens) === looks);
    expect(twins).toEqual([]);
  });

  it.each(themeIds)('SET-03: the sibling of %s, if it has one, is the other scheme and points back', (id) => {
    const { sibling, colorScheme } = themes[id];
    if (!sibling) return expect(themeIds.filter((other) => themes[other].sibling === id)).toEqual([]);
    expect(isThemeId(sibling)).toBe(true);
    const other = themes[sibling as keyof typeof themes];
    expect(other.sibling).toBe(id);
    expect(other.colorScheme).not.toBe(colorScheme);
  });

  it.each(themeIds)('THM-01: every length of %s carries a unit and every token is filled in', (id) => {
    const { radius, size, font, stroke } = themes[id].tokens;
    const { icon: _strokeOfIcons, ...strokes } = stroke;
    for (const group of [radius, size, font.size, font.leading, strokes])
      for (const length of some(Object.values(group))) expect(length).toMatch(/^\d+(\.\d+)?px$/);
    expect(themeToCss(themes[id])).not.toMatch(/:(;|undefined|})/);
  });

  it.each(themeIds)(
    'THM-03: in %s words that are overdue, falling or done can be told from plain ones',
    (id) => {
      const { text, success, warning, danger } = themes[id].tokens.color;
      const alike = Object.entries({ success, warning, danger }).filter(
        ([, role]) => distance(role.text, text.primary) < 0.115,
      );
      expect(alike).toEqual([]);
    },
  );

  it.each(themeIds)('THM-04: %s tells the browser its colour scheme', (id) => {
    expect(themeToCss(themes[id])).toContain(`[data-theme="${id}"]{color-scheme:${themes[id].colorScheme};`);
  });

  it.each(themeIds)(
    'THM-01: controls and rows of %s keep the 22 px at least that its namesake gives them',
    (id) => {
      const { controlSmall, row, navEntry } = themes[id].tokens.size;
      for (const height of [controlSmall, row, navEntry])
        expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(22);
    },
  );

  it('THM-01: marks of the namesakes that a glance goes by', () => {
    const { office2016, material, github, vscode, nord, dracula, fluent, bootstrap, tailwind } = themes;
    expect(office2016.tokens.color.chrome.topbar).toBe('#2a579a');
    expect(office2016.tokens.color.chrome.onTopbar).toBe('#ffffff');
    expect(new Set([office2016.tokens.radius.control, office2016.tokens.radius.dialog])).toEqual(
      new Set(['0px']),
    );
    expect(material.tokens.radius).toMatchObject({ control: '999px', dialog: '28px' });
    expect(material.tokens.color.border.field).toBe('transparent');
    expect(github.tokens.color.accent.solid).toBe('#1f883d');
    expect(github.tokens.color.accent.mark).toBe('#0969da');
    expect(github.tokens.focus.offset).toBe('-2px');
    expect(vscode.tokens.font.size.body).toBe('13px');
    expect(nord.tokens.color.accent).toMatchObject({ solid: '#88c0d0', onSolid: '#2e3440' });
    expect(dracula.tokens.font.body).toMatch(/^'Fira Code'/);
    expect(fluent.tokens.color.border.field).not.toBe(fluent.tokens.color.border.control);
    expect(bootstrap.tokens.decoration.link).toBe('underline');
    expect(tailwind.tokens.color.accent).toMatchObject({ solid: '#4f39f6', solidHover: '#615fff' });
  });
});

/** How far two colours are apart in OKLab: black and white 1, the least that an eye tells side by side 0.02. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((color) => {
    const { lightness, chroma, hue } = toOklch(parseColor(color));
    return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  });
  return Math.hypot(...(a ?? []).map((value, axis) => value - (b?.[axis] ?? 0)));
}
