import { describe, expect, it } from 'vitest';
import { stepNumber } from './stepNumber';

describe('stepNumber', () => {
  it.each([
    ['0.2', 1, { step: 0.1 }, '0.3'],
    ['0.1', 1, { step: 0.2, min: 0.1 }, '0.3'],
    ['12.3', 1, { step: 0.5, min: 0 }, '12.5'],
    ['12.3', -1, { step: 0.5, min: 0 }, '12'],
    ['12.5', 1, { step: 0.5, min: 0 }, '13'],
    ['125000.50', 1, { step: 0.01, min: 0 }, '125000.51'],
    ['125000.51', -1, { step: 0.01, min: 0 }, '125000.50'],
    ['', 1, { step: 100, min: 0 }, '100'],
    ['', -1, { step: 100, min: 0 }, '0'],
    ['0', -1, { step: 1, min: 0 }, '0'],
    ['-7', 1, { step: 1, min: 0 }, '0'],
    ['95', 10, { step: 1, min: 0, max: 100 }, '100'],
    ['-1', -1, { step: 1 }, '-2'],
    ['9', 1, { step: 4, min: 1, max: 11 }, '9'],
    ['.5', 1, { step: 0.25 }, '0.75'],
  ] as const)('%j stepped by %i with %j is %j', (text, count, range, expected) => {
    expect(stepNumber(text, count, range)).toBe(expected);
  });

  it.each(['12,5', 'abc', '1e308', 'NaN', '1.2.3', '-', '99999999999999999999'])(
    'leaves %j alone: it is no number that can be stepped exactly',
    (text) => {
      expect(stepNumber(text, 1, { step: 1 })).toBeNull();
    },
  );
});
