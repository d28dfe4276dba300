'use client';
import { useLocale } from '@linework/design-system';
import { useMemo } from 'react';

/** Writes an ISO instant as the app does, or as the page's language does: the short month with the time. */
export function useWriteDate(formatDate?: (instant: string) => string): (instant: string) => string {
  const { locale } = useLocale();
  return useMemo(() => formatDate ?? dateWriter(locale), [formatDate, locale]);
}

function dateWriter(locale: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => {
    const moment = new Date(instant);
    return Number.isNaN(moment.getTime()) ? '' : format.format(moment);
  };
}
