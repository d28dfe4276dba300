import { cleanLine } from './cleanText';

/** A number's digits as typed, before anything is rounded. */
export interface Decimal {
  whole: string;
  fraction: string;
}

/**
 * Takes a plain decimal apart: digits, a point for decimals, thousands grouped by spaces or commas in threes.
 * Null for all else ('12,5', '1e3', '.5.', '').
 */
export function parseDecimal(text: string): Decimal | null {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d+))?$/.exec(cleanLine(text));
  if (!match) return null;
  const whole = (match[1] ?? '').replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return { whole, fraction: match[2] ?? '' };
}
