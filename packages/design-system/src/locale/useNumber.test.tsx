import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from './LocaleProvider';
import { useNumber } from './useNumber';

describe('useNumber', () => {
  it.each(['en', 'en-GB', 'en-US', 'en-ZA', 'de-DE', 'ar-EG'])(
    'writes figures as Intl does in %s',
    (locale) => {
      const { result } = renderHook(() => useNumber(), {
        wrapper: ({ children }) => <LocaleProvider locale={locale}>{children}</LocaleProvider>,
      });
      for (const figure of [
        0,
        7,
        -8,
        12.5,
        0.125,
        0.0005,
        999,
        999.9995,
        1000,
        -1204.75,
        125_000,
        Number.NaN,
      ])
        expect(result.current(figure)).toBe(new Intl.NumberFormat(locale).format(figure));
    },
  );
});
