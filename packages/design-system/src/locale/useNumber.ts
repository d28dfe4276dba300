'use client';
import { useEffect, useMemo } from 'react';
import { useLocale } from './LocaleProvider';

const AFTER_THE_PAGE_MS = 1000;

/** One for each language on the page: making the first takes 12 ms. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number as the nearest LocaleProvider's language does: `1,204` in English, `1.204` in German. Words with a count get
 * the number, to choose singular or plural by, and what this writes, to put into the sentence.
 */
export function useNumber(): (value: number) => string {
  const { locale } = useLocale();
  // Not while the page appears, which may write no number at all, nor while the first one is waited for: a while later, when
  // the browser has nothing else to do.
  useEffect(() => {
    if (formats.has(locale) || typeof requestIdleCallback === 'undefined') return undefined;
    let idle = 0;
    const later = setTimeout(() => {
      idle = requestIdleCallback(() => formatOf(locale).format(0));
    }, AFTER_THE_PAGE_MS);
    return () => {
      clearTimeout(later);
      cancelIdleCallback(idle);
    };
  }, [locale]);
  return useMemo(
    () => (value) => (isPlain(value, locale) ? String(value) : formatOf(locale).format(value)),
    [locale],
  );
}

/** Languages that write a figure below a thousand as JavaScript does. Other English ones have a decimal comma. */
const plainLanguages = ['en', 'en-GB', 'en-US'];

/** Whether the figure can be written without a format, up to the three decimals that a format leaves it. */
function isPlain(value: number, locale: string): boolean {
  return plainLanguages.includes(locale) && Math.abs(value) < 1000 && Number.isInteger(value * 1000);
}

function formatOf(locale: string): Intl.NumberFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    formats.set(locale, format);
  }
  return format;
}
