import { expect, it } from 'vitest';
import { themeChoice } from './themeChoice';
import { themeChoices } from './themeChoices';
import { themes } from './themes';

it('THM-01: the list of the picker says of each theme what the theme says of itself', () => {
  expect(themeChoices).toEqual(Object.values(themes).map(themeChoice));
});
