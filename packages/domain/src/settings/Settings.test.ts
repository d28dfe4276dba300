import { expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { mayRegister, RegistrationDomains, registrationDomainMessages as say } from './registrationDomains';
import { defaultSettings, Settings } from './Settings';
import { CURRENCIES, DATE_FORMATS, TIME_ZONES } from './settingsOptions';
import { isTimeZone, timeZones } from './timeZones';

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
    requireTwoFactor: false,
    registrationDomains: [],
    timeClosedThrough: null,
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
  const { error } = Settings.safeParse({
    ...defaultSettings(' '),
    timeZone: 'Mars/Olympus',
    autoSave: 'yes',
  });
  expect(error && fieldErrors(error)).toEqual([
    { path: 'companyName', message: 'Company name is required' },
    { path: 'timeZone', message: 'Time zone must be one of the list' },
    { path: 'autoSave', message: 'Auto-save must be on or off' },
  ]);
});

test('SET-01: a zone of the IANA database can be chosen, older names too; anything else is none', () => {
  expect(timeZones().slice(0, 5)).toEqual([...TIME_ZONES]);
  expect(timeZones().filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(['Europe/Oslo', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
  ]);
  const none = [
    'UTC+1',
    'CET',
    'Mars/Olympus',
    '',
    'CET; drop',
    `Europe/${'a'.repeat(1_000_000)}`,
    '../etc/passwd',
    'en-US',
  ];
  expect([...new Set(none.map((zone) => isTimeZone(zone)))]).toEqual([false]);
  expect(timeZones()).toContain('Europe/Oslo');
});

test('GEN-02: domains that may register are kept in one spelling, each once; what is none, or anybody’s, is named', () => {
  const stored = RegistrationDomains.parse([' @Haldenroy.Example ', 'xn--mller-kva.de', 'MÜLLER.de', '']);
  expect(stored).toEqual(['haldenroy.example', 'müller.de']);
  expect(['ola@HALDENROY.example', 'ola@müller.de', 'Ola@xn--mller-kva.de'].map(may)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ['ola@haldenroy.example.evil.example', 'ola@x.haldenroy.example', 'haldenroy.example', ''].map(may),
  ).toEqual([false, false, false, false]);
  expect(RegistrationDomains.parse(['ola@haldenroy.example', '3m.example', 'हिन्दी.example'])).toEqual([
    'haldenroy.example',
    '3m.example',
    'हिन्दी.example',
  ]);
  expect(messages(['halden!roy.example'])).toEqual([
    'halden!roy.example is not a domain. Write what follows the @ of an address, such as example.com',
  ]);
  expect(messages(['example', 'a b.example', 'x@y.example', 'gmail.com'])).toEqual([
    'example is not a domain. Write what follows the @ of an address, such as example.com',
    'a b.example is not a domain. Write what follows the @ of an address, such as example.com',
    'Anybody can get a mailbox at gmail.com. Invite these people instead',
  ]);
  expect(messages(Array.from({ length: 21 }, (_, at) => `a${at}.example`))).toEqual([say.tooMany]);
  expect(messages([`${'a'.repeat(2_000_000)}.example`])).toEqual([say.invalid]);
  expect(messages('haldenroy.example')).toEqual([say.invalid]);

  function may(email: string) {
    return mayRegister(email, stored);
  }
  function messages(domains: unknown) {
    return RegistrationDomains.safeParse(domains).error?.issues.map(({ message }) => message) ?? [];
  }
});
