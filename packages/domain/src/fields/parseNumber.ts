import { cleanLine } from './cleanText';
import { limits } from './limits';
import { parseDecimal } from './parseDecimal';
import { type Parsed, parsed, refused } from './parsed';

export const numberMessages = {
  invalid: 'Enter a number, for example 12.5',
  negative: 'The number cannot be negative',
  tooLarge: 'The number is too large',
  hoursInvalid: 'Enter the hours as a number, for example 7.5',
  hoursNegative: 'The hours cannot be negative',
  hoursTooLarge: 'The hours are too many. The most is 100,000',
} as const;

/** Reads a typed number from 0 to `max`. '12,5', '1e3', 'NaN', '-1' and '' are errors, never 0. */
export function parseNumber(text: string, max: number = Number.MAX_SAFE_INTEGER): Parsed<number> {
  if (/^[-−]/.test(cleanLine(text))) return refused(numberMessages.negative);
  const decimal = parseDecimal(text);
  if (!decimal) return refused(numberMessages.invalid);
  const value = Number(`${decimal.whole}.${decimal.fraction || '0'}`);
  return value > max ? refused(numberMessages.tooLarge) : parsed(value);
}

/** Reads typed hours from 0 to 100,000. */
export function parseHours(text: string): Parsed<number> {
  if (/^[-−]/.test(cleanLine(text))) return refused(numberMessages.hoursNegative);
  const hours = parseNumber(text);
  if (!hours.ok) return refused(numberMessages.hoursInvalid);
  return hours.value > limits.hours ? refused(numberMessages.hoursTooLarge) : hours;
}
