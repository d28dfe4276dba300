import { useStatedLocale } from './LocaleProvider';

/** How a day is shown and typed: year, month and day as figures, in any order, with what stands between them. */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'DD.MM.YYYY' | 'YYYY-MM-DD' | `${string}YYYY${string}`;

/** One for each language on the page. */
const formats = new Map<string, DateFormat>();

/** The format of the nearest LocaleProvider's language, `DD.MM.YYYY` in German; ISO where nobody states a language. */
export function useDateFormat(): DateFormat {
  const locale = useStatedLocale();
  return locale === undefined ? 'YYYY-MM-DD' : dateFormatOf(locale);
}

function dateFormatOf(locale: string): DateFormat {
  const known = formats.get(locale);
  if (known) return known;
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(0);
  const signs: Partial<Record<string, string>> = { year: 'YYYY', month: 'MM', day: 'DD' };
  const made = parts.map(({ type, value }) => signs[type] ?? (type === 'literal' ? value : '')).join('');
  // Marks that turn the direction of the text are for the page to set.
  const format = made.replaceAll(/[\u200e\u200f\u061c]/g, '').trim() as DateFormat;
  formats.set(locale, format);
  return format;
}
