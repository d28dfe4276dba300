import { z } from 'zod';
import { choice } from '../fields/choice';
import { requiredText } from '../fields/text';
import { APPEARANCES, CURRENCIES, DATE_FORMATS, LANGUAGES, TIME_ZONES } from './settingsOptions';

/** The settings of SET-01. The company's name is the workspace's. */
export const Settings = z.object(
  {
    companyName: requiredText({ label: 'Company name', required: 'Company name is required' }),
    timeZone: choice(TIME_ZONES, 'Time zone must be one of the list'),
    dateFormat: choice(DATE_FORMATS, 'Date format must be one of the list'),
    currency: choice(CURRENCIES, 'Currency must be one of the list'),
    language: choice(LANGUAGES, 'Language must be one of the list'),
    emailNotifications: onOrOff('Email notifications'),
    pushNotifications: onOrOff('Push notifications'),
    weeklyReports: onOrOff('Weekly reports'),
    theme: choice(APPEARANCES, 'Theme must be light or dark'),
    autoSave: onOrOff('Auto-save'),
    twoFactorAuth: onOrOff('Two-factor authentication'),
  },
  { error: 'The settings are expected here' },
);
export type Settings = z.output<typeof Settings>;

/** SET-02. */
export function defaultSettings(companyName: string): Settings {
  return {
    companyName,
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
  };
}

function onOrOff(label: string) {
  return z.boolean({ error: `${label} must be on or off` });
}
