import { describe, expect, it } from 'vitest';
import { readNumberText, writeNumberText } from './numberText';

describe('numberText', () => {
  it.each([
    ['12,5', 'de', '12.5'],
    [' -0,25 ', 'de', '-0.25'],
    [',5', 'de', '.5'],
    ['12,', 'de', '12.'],
    ['1.250', 'de', '1250'],
    ['1.250.000,75', 'de', '1250000.75'],
    ['1 250,5', 'fr', '1250.5'],
    ['1\u202f250,5', 'fr', '1250.5'],
    ['1 250', 'sv', '1250'],
    ['\u200e1\u2009250\u200b,5\u00a0', 'sv', '1250.5'],
    ['١٢٫٥', 'ar-EG', '12.5'],
    ['12.5', 'ar-EG', '12.5'],
  ])('%j in %s is %s', (text, locale, expected) => {
    expect(readNumberText(text, locale)).toBe(expected);
  });

  it.each([
    ['12.5', 'de'],
    ['0.125', 'de'],
  ])('%j in %s can only be meant as it is elsewhere, and stays', (text, locale) => {
    expect(readNumberText(text, locale)).toBe(text);
  });

  it.each([
    ['12,5', 'en'],
    ['1,250', 'en'],
    ['1,250.50', 'en-GB'],
    ["1'250", 'de-CH'],
    ['1,2,3', 'de'],
    ['12,5 h', 'de'],
    ['', 'de'],
    ['-', 'de'],
    ['abc', 'fr'],
  ])('%j in %s is not guessed at', (text, locale) => {
    expect(readNumberText(text, locale)).toBe(text);
  });

  it.each([
    ['12.5', 'de', '12,5'],
    ['1250', 'de', '1250'],
    ['12.50', 'fr', '12,50'],
    ['12.5', 'en', '12.5'],
    ['12.5', 'ar-EG', '١٢٫٥'],
    ['about 12', 'de', 'about 12'],
  ])('%j is written in %s as %s', (value, locale, expected) => {
    expect(writeNumberText(value, locale)).toBe(expected);
  });
});
