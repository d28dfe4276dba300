import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { themeStylesheets } from './build';
import { themeIds } from './themeIds';

describe('themeStylesheets', () => {
  const stylesheets = themeStylesheets();

  it('THM-01: every theme has a stylesheet of its own', () => {
    expect(stylesheets.map(({ id }) => id)).toEqual([...themeIds]);
    for (const { id, css } of some(stylesheets)) expect(css).toContain(`[data-theme="${id}"]`);
  });

  it('THM-02: only the default applies where no theme is set', () => {
    expect(stylesheets.filter(({ css }) => css.includes(':root')).map(({ id }) => id)).toEqual(['default']);
  });

  it.each(stylesheets.map((stylesheet) => [stylesheet.id, stylesheet] as const))(
    'THM-01: the fonts of %s exist and are all that its stylesheet refers to',
    (_id, { css, files }) => {
      const referred = [...css.matchAll(/url\("\.\/fonts\/([^"]+)"\)/g)].map(([, name]) => name);
      expect(new Set(referred)).toEqual(new Set(files.map(({ name }) => name)));
      expect(files.filter(({ source }) => !existsSync(source))).toEqual([]);
    },
  );

  it('THM-01: fonts are asked for where the build puts them', () => {
    const [first] = themeStylesheets({ fontUrl: (name) => `/assets/${name}?v=1` });
    expect(first?.css).toContain('url("/assets/ibm-plex-sans-latin-400-normal.woff2?v=1")');
  });

  it('THM-01: kept apart, the fonts are in a stylesheet of their own, and the faces that stand in for them in the theme’s', () => {
    for (const { id, css, fontsCss, files } of some(themeStylesheets({ fontsApart: true }))) {
      expect([id, css.includes('url(')]).toEqual([id, false]);
      expect(fontsCss.match(/url\(/g) ?? []).toHaveLength(files.length);
      expect(css.match(/Fallback';font-weight/g)?.length ?? 0).toBe(
        2 * new Set(fontsCss.match(/font-family:'[^']+'/g)).size,
      );
    }
  });
});
