import { describe, expect, it } from 'vitest';
import { movedReport } from './movedReport';
import { themeIds } from './themeIds';
import { themes } from './themes';
import { movedTokens } from './themes/moved';

const all = themeIds.flatMap((id) => movedReport(themes[id]).map((result) => ({ id, ...result })));

describe('what was moved from the namesakes', () => {
  it('THM-03: each was moved because the namesake’s value cannot be read somewhere, and ours can', () => {
    const needless = all.filter(({ namesakeRatio, pair }) => namesakeRatio >= pair.minimum);
    const stillFailing = all.filter(({ ourRatio, pair }) => !(ourRatio >= pair.minimum));
    expect(needless.map(({ id, token, namesakeRatio }) => `${id} ${token} ${namesakeRatio}`)).toEqual([]);
    expect(stillFailing.map(({ id, token, ourRatio }) => `${id} ${token} ${ourRatio}`)).toEqual([]);
  });

  it('THM-03: none is listed that still has the namesake’s value', () => {
    expect(all.filter(({ namesake, ours }) => namesake === ours)).toEqual([]);
  });

  it('THM-03: none is listed twice', () => {
    for (const id of themeIds) {
      const tokens = (movedTokens[id] ?? []).map(({ token }) => token);
      expect(new Set(tokens).size).toBe(tokens.length);
    }
  });
});
