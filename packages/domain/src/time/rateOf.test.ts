import { expect, it } from 'vitest';
import { rateOf } from './rateOf';

it.each([
  ['the person’s in the project', { inProject: 9_000, ofProject: 8_000, ofPerson: 7_000 }, 9_000],
  ['else the project’s', { inProject: null, ofProject: 8_000, ofPerson: 7_000 }, 8_000],
  ['else the person’s', { inProject: null, ofProject: null, ofPerson: 7_000 }, 7_000],
  ['75 an hour where none is agreed', {}, 7_500],
])('TIM-07: a new entry takes %s', (_, rates, rate) => {
  expect(rateOf(rates)).toBe(rate);
});
