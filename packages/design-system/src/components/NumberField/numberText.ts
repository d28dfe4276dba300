import { visibleText } from '../../locale/visibleText';

interface Writing {
  decimal: string;
  /** Matches what stands between thousands, as people type it: any blank for a thin one. */
  group: string;
  digits: readonly string[];
}

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * What was typed as a plain number: `12.5`. In a language that writes a comma, `12,5` is 12.5 and `1.250` is 1250. In one that
 * writes a point, commas are left where they are: `1,250` may be a thousand or a quarter, and only its author knows. Text
 * that is no number is given back as it is.
 */
export function readNumberText(text: string, locale: string): string {
  const { decimal, group, digits } = writingOf(locale);
  const western = [...text].map((sign) => (digits.includes(sign) ? digits.indexOf(sign) : sign)).join('');
  if (decimal === '.') return western;
  const whole = `[1-9]\\d{0,2}(?:${group}\\d{3})+|\\d*`;
  const number = new RegExp(`^([+-]?)(${whole})(?:${escaped(decimal)}(\\d*))?$`);
  const [, sign = '', thousands = '', decimals] =
    number.exec(visibleText(western).replace('\u2212', '-')) ?? [];
  if (thousands === '' && !decimals) return western;
  const figure = thousands.replaceAll(new RegExp(group, 'g'), '');
  return `${sign}${figure}${decimals === undefined ? '' : `.${decimals}`}`;
}

/** A plain number as the language writes it, without thousands; other text as it is. */
export function writeNumberText(value: string, locale: string): string {
  if (!plainNumber.test(value)) return value;
  const { decimal, digits } = writingOf(locale);
  return value.replace('.', decimal).replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

const writings = new Map<string, Writing>();

function writingOf(locale: string): Writing {
  const known = writings.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale);
  const part = (type: Intl.NumberFormatPartTypes) =>
    format.formatToParts(-1234567.8).find((one) => one.type === type)?.value ?? '';
  const group = part('group');
  const writing = {
    decimal: part('decimal') || '.',
    group: group.trim() === '' ? '\\s' : escaped(group),
    digits: Array.from({ length: 10 }, (_, digit) => format.format(digit)),
  };
  writings.set(locale, writing);
  return writing;
}

function escaped(sign: string): string {
  return sign.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
