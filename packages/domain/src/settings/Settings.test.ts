import { expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { defaultSettings, Settings } from './Settings';
import { CURRENCIES, DATE_FORMATS, TIME_ZONES } from './settingsOptions';

test('SET-01: the options are those of the seed', () => {
  expect(TIME_ZONES).toEqual(['UTC-8', 'UTC-7', 'UTC-6', 'UTC-5', 'UTC+0']);
  expect(DATE_FORMATS).toEqual(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']);
  expect(CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
});

test('SET-02: the defaults are those of the seed and pass the check', () => {
  const settings = defaultSettings('Halden & Roy');
  expect(settings).toEqual({
    companyName: 'Halden & Roy',
    timeZone: 'UTC-5',
    dateFormat: 'MM/DD/YYYY',
    currency: 'USD',
    language: 'English',
    emailNotifications: true,
    pushNotifications: false,
    weeklyReports: true,
    theme: 'light',
    autoSave: true,
    twoFactorAuth: false,
  });
  expect(Settings.parse(settings)).toEqual(settings);
});

test('SET-01: each wrong setting is named', () => {
  const { error } = Settings.safeParse({ ...defaultSettings(' '), timeZone: 'UTC+1', autoSave: 'yes' });
  expect(error && fieldErrors(error)).toEqual([
    { path: 'companyName', message: 'Company name is required' },
    { path: 'timeZone', message: 'Time zone must be one of the list' },
    { path: 'autoSave', message: 'Auto-save must be on or off' },
  ]);
});
