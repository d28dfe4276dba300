'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Translation } from './messages';

export interface Locale {
  /** BCP 47 tag: names of months, numbers, sorting. */
  locale: string;
  messages: Translation;
}

export interface LocaleProviderProps extends Partial<Locale> {
  children: ReactNode;
}

const LocaleContext = createContext<Locale>({ locale: 'en', messages: {} });

/**
 * The language of the components' own words and formats. Without one they speak English. The direction of the text is the
 * page's: `<html dir="rtl">`.
 *
 * @example
 * <LocaleProvider locale="de-DE" messages={{ Dialog: { close: 'Schließen' } }}>
 *   <App />
 * </LocaleProvider>
 */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  const outer = useContext(LocaleContext);
  const value = useMemo(
    () => ({ locale: locale ?? outer.locale, messages: messages ?? outer.messages }),
    [locale, messages, outer],
  );
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>;
}

/** The nearest locale and its translation; English where nobody set one. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
