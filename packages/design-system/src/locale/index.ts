export { type Locale, LocaleProvider, type LocaleProviderProps, useLocale } from './LocaleProvider';
export type { Messages, Translation } from './messages';
export { plainText } from './plainText';
export { useNumber } from './useNumber';
