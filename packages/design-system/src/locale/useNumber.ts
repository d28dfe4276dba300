'use client';
import { useMemo } from 'react';
import { useLocale } from './LocaleProvider';

/**
 * Writes a number as the nearest LocaleProvider's language does: `1,204` in English, `1.204` in German. Words with a count get
 * the number, to choose singular or plural by, and what this writes, to put into the sentence.
 */
export function useNumber(): (value: number) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    // Made when the first number is written: most components of a page write none, and it costs a millisecond.
    let format: Intl.NumberFormat | undefined;
    return (value) => {
      format ??= new Intl.NumberFormat(locale);
      return format.format(value);
    };
  }, [locale]);
}
