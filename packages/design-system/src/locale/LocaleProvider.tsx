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

/** Without a locale where nobody states one. */
const LocaleContext = createContext<Partial<Locale> & Pick<Locale, 'messages'>>({ messages: {} });

/**
 * The language of the components' own words (a dialog's cross, a table's counts, 'Nothing found') and of numbers and dates in
 * them. Without one they speak English. Put it around the app, once; a nested one changes what it is given and keeps the rest.
 *
 * `messages` goes by component: `Translation` lists every word there is, so an editor completes them and a misspelt one is a
 * type error; what is left out stays English. A word with a count is a function: it gets the number, to choose singular or
 * plural by (`Intl.PluralRules` where there are more), and the number as `locale` writes it, to say. A component's own label
 * prop (`closeLabel`) wins over both. Give an object that stays the same between renders: a constant of a module.
 *
 * It does not turn the page round: the direction of the text is `<html dir="rtl">`, which all components follow.
 *
 * @example
 * const german: Translation = {
 *   Dialog: { close: 'Schließen' },
 *   DataTable: { rows: (count, written) => `${written} ${count === 1 ? 'Zeile' : 'Zeilen'}` },
 * };
 *
 * <LocaleProvider locale="de-DE" messages={german}>
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
  const { locale = 'en', messages } = useContext(LocaleContext);
  return useMemo(() => ({ locale, messages }), [locale, messages]);
}

/** The locale that a LocaleProvider states; undefined where none does, so that dates stay ISO rather than turn American. */
export function useStatedLocale(): string | undefined {
  return useContext(LocaleContext).locale;
}
