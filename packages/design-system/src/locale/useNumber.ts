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
    const format = new Intl.NumberFormat(locale);
    return (value) => format.format(value);
  }, [locale]);
}
