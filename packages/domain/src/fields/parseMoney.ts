import { cleanLine } from './cleanText';
import { limits } from './limits';
import { parseDecimal } from './parseDecimal';
import { type Parsed, parsed, refused } from './parsed';

export const moneyMessages = {
  invalid: 'Enter a valid amount, for example 1250.50',
  negative: 'The amount cannot be negative',
  tooPrecise: 'The amount can have at most two decimals, for example 1250.50',
  tooLarge: 'The amount is too large. The largest is 99,999,999,999.99',
} as const;

/**
 * Reads a typed amount into minor units (cents). Digits with a point for decimals; spaces or commas may group thousands
 * ('125 000.50', '1,250.50'); the workspace's currency sign may lead. '12,5', '1e308', 'NaN', '-1' and '' are errors, never 0.
 *
 * @example parseMoney('125 000.50', 'EUR') // { ok: true, value: 12500050 }
 */
export function parseMoney(text: string, currency: 'USD' | 'EUR' | 'GBP' | 'CAD' = 'USD'): Parsed<number> {
  const amount = cleanLine(text).replace(SIGNS[currency], '');
  if (/^[-−]/.test(amount)) return refused(moneyMessages.negative);
  const decimal = parseDecimal(amount);
  if (!decimal) return refused(moneyMessages.invalid);
  if (decimal.fraction.length > 2) return refused(moneyMessages.tooPrecise);
  // 14 digits of whole units are beyond the limit already; longer ones would lose digits as numbers.
  if (decimal.whole.length > 13) return refused(moneyMessages.tooLarge);
  const minor = Number(decimal.whole) * 100 + Number(decimal.fraction.padEnd(2, '0'));
  return minor > limits.moneyMinor ? refused(moneyMessages.tooLarge) : parsed(minor);
}

const SIGNS = {
  USD: /^(?:US)?\$\s*/,
  EUR: /^€\s*/,
  GBP: /^£\s*/,
  CAD: /^(?:CA|C)?\$\s*/,
} as const;
