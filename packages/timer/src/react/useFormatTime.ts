'use client';
import { useLocale } from '@linework/design-system';
import { useMemo } from 'react';

/** Writes the time of day of an instant, ms since the epoch: as the app does, or else as the language around does, in the device's zone. */
export function useFormatTime(given?: (instant: number) => string): (instant: number) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    if (given) return given;
    const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    return (instant: number) => format.format(instant);
  }, [given, locale]);
}
