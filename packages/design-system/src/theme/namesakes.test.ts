import { describe, expect, it } from 'vitest';
import {
  type NamesakeId,
  publishedColors,
  publishedFonts,
  publishedShapes,
} from '../testing/publishedValues';
import { composite, parseColor } from './color';
import { themes } from './themes';
import { movedTokens } from './themes/moved';

/** Roles that we fill with another of the namesake's own values, and why. What could not be read is in `movedTokens`. */
const otherRole: Readonly<Partial<Record<NamesakeId, Readonly<Record<string, string>>>>> = {
  office2016: {
    'surface.raised': 'menus are white; the published grey is the ribbon’s',
    'text.primary': 'the text of its messages and badges, so that three steps of grey can all be read',
    'text.secondary': 'its first text: the second is 4.4:1 on a well',
    'text.muted': 'its second text, moved',
    'border.default': 'between its two lines: the darker one is the fields’',
  },
  bootstrap: {
    'surface.sunken': 'tertiary-bg is the page’s stripe; secondary-bg tells a well from it',
    'neutral.subtle': 'text-bg-secondary-subtle, as the other tints are subtle',
    'neutral.onSubtle': 'text-bg-secondary-subtle, as the other tints are subtle',
  },
  nord: {
    'surface.raised': 'nord1, which its docs give to popups; nord2 is their active line',
    'border.default': 'nord3: nord2 is 1.1:1 on a sheet',
    'border.control': 'nord3, moved; published is the fill itself',
    'text.placeholder': 'moved from the composited colour',
  },
  dracula: {
    'border.control': 'its comment colour, moved; published is darker than the field',
    'accent.subtle': 'the tint of its other signals; published is 6 %, which no edge would show',
    'danger.subtle': 'its red over its darkest ground; published is a brown on a sheet',
    'review.solid': 'its pink, so that Review is not the accent',
    'review.onSubtle': 'its pink, moved',
  },
  'github-dark': {
    'surface.raised': 'its card ground: published is darker than the page, so that menus would lie below it',
  },
  vscode: {
    'surface.sheet': 'editor ground: cards are content',
    'surface.raised': 'its widgets’ ground',
    'neutral.subtle': 'its secondary button; the published grey is the count badge’s',
  },
  'vscode-dark': {
    'text.secondary': 'its foreground; the published grey is kept for muted text',
    'text.muted': 'its description colour, moved',
    'accent.subtle': 'its list selection, which is opaque',
    'neutral.subtle': 'its field; the published grey is the count badge’s',
    'neutral.onSubtle': 'its foreground, on that field',
  },
};

const ids = Object.keys(publishedColors) as NamesakeId[];

/** As it is painted on a sheet: some namesakes publish tints as translucent, the contract has them opaque. */
function sameOnSheet(id: NamesakeId, one: string, other: string): boolean {
  const sheet = parseColor(themes[id].tokens.color.surface.sheet);
  const [a, b] = [one, other].map((text) => composite(parseColor(text), sheet));
  return (['red', 'green', 'blue'] as const).every(
    (channel) => Math.abs((a?.[channel] ?? 0) - (b?.[channel] ?? 0)) <= 1,
  );
}

function at(tree: object, path: string): string {
  return String(
    path
      .split('.')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree),
  );
}

describe('namesakes', () => {
  it.each(ids)(
    'THM-01: the palette of %s is its namesake’s, but for what was moved or has another role',
    (id) => {
      const moved = new Map(movedTokens[id]?.map(({ token, namesake }) => [token, namesake]));
      const wrong = Object.entries(publishedColors[id])
        .filter(([token]) => !otherRole[id]?.[token])
        .filter(([token, published]) => {
          const ours = moved.get(token) ?? at(themes[id].tokens.color, token);
          return !sameOnSheet(id, ours, published);
        })
        .map(
          ([token, published]) => `${token}: ${at(themes[id].tokens.color, token)}, published ${published}`,
        );
      expect(wrong).toEqual([]);
    },
  );

  it.each(ids)('THM-01: nearly all of %s is as published', (id) => {
    const published = Object.keys(publishedColors[id]);
    const exact = published.filter((token) =>
      sameOnSheet(id, at(themes[id].tokens.color, token), publishedColors[id][token] ?? ''),
    );
    expect(published.length).toBeGreaterThan(30);
    expect(exact.length / published.length).toBeGreaterThan(0.6);
  });

  it.each(Object.entries(publishedShapes))(
    'THM-01: corners, sizes, type, focus, motion and elevation of %s are its namesake’s',
    (id, shapes) => {
      const { tokens } = themes[id as NamesakeId];
      const ours = Object.fromEntries(Object.keys(shapes).map((path) => [path, at(tokens, path)]));
      expect(ours).toEqual(shapes);
    },
  );

  it.each(Object.entries(publishedFonts))('THM-01: %s names %s first', (id, family) => {
    expect(themes[id as NamesakeId].tokens.font.body.split(',')[0]?.replaceAll("'", '')).toBe(family);
  });

  it('THM-01: no exception is kept that has become needless', () => {
    const needless = Object.entries(otherRole).flatMap(([id, roles]) =>
      Object.keys(roles)
        .filter((token) => {
          const published = publishedColors[id as NamesakeId][token];
          return (
            published === undefined ||
            sameOnSheet(id as NamesakeId, at(themes[id as NamesakeId].tokens.color, token), published)
          );
        })
        .map((token) => `${id} ${token}`),
    );
    expect(needless).toEqual([]);
  });
});
