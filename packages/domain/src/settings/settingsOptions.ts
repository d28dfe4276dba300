/** The seed's zones, fixed offsets without summer time: offered first. */
export const TIME_ZONES = ['UTC-8', 'UTC-7', 'UTC-6', 'UTC-5', 'UTC+0'] as const;
/** One of `TIME_ZONES` or a name of the IANA time zone database, 'Europe/Oslo'. */
export type TimeZone = (typeof TIME_ZONES)[number] | (string & {});
export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const LANGUAGES = ['English'] as const;
/** 'system': as the device has it. */
export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];
