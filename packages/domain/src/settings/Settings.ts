import { z } from 'zod';
import { choice } from '../fields/choice';
import { requiredDate } from '../fields/dateOnly';
import { Id } from '../fields/id';
import { requiredText } from '../fields/text';
import { RegistrationDomains } from './registrationDomains';
import { APPEARANCES, CURRENCIES, DATE_FORMATS, LANGUAGES } from './settingsOptions';
import { isTimeZone } from './timeZones';

const expected = { error: 'The settings are expected here' };

/** What holds for everybody in the workspace, and is changed by those who manage it. The company's name is the workspace's. */
export const WorkspaceSettings = z.object(
  {
    companyName: requiredText({ label: 'Company name', required: 'Company name is required' }),
    timeZone: z
      .string({ error: 'Time zone must be one of the list' })
      .refine(isTimeZone, { error: 'Time zone must be one of the list' }),
    dateFormat: choice(DATE_FORMATS, 'Date format must be one of the list'),
    currency: choice(CURRENCIES, 'Currency must be one of the list'),
    language: choice(LANGUAGES, 'Language must be one of the list'),
    /** Nobody works here without a second factor. Left out: stays as it is. */
    requireTwoFactor: requireTwoFactor().optional(),
    /** Whoever gets mail at one of these domains may register. Left out: stays as it is. */
    registrationDomains: RegistrationDomains.optional(),
    /** TIM-11: the last day whose time is closed; null where none is. Left out: stays as it is. */
    timeClosedThrough: timeClosedThrough().optional(),
  },
  expected,
);
export type WorkspaceSettings = z.output<typeof WorkspaceSettings>;

/** As stored: GET /api/settings. */
export const WorkspaceSettingsRow = z.object({
  id: Id,
  version: z.number().int(),
  ...WorkspaceSettings.shape,
  requireTwoFactor: requireTwoFactor(),
  registrationDomains: RegistrationDomains,
  timeClosedThrough: timeClosedThrough(),
});
export type WorkspaceSettingsRow = z.output<typeof WorkspaceSettingsRow>;

const own = {
  theme: choice(APPEARANCES, 'Appearance must be light, dark or as the system'),
  autoSave: onOrOff('Auto-save'),
  emailNotifications: onOrOff('Email notifications'),
  pushNotifications: onOrOff('Push notifications'),
  weeklyReports: onOrOff('Weekly reports'),
};

/** What each person decides for themself; what is left out stays as it is. Who has not decided has the workspace's defaults. */
export const PersonSettings = z.object(own, expected).partial();
export type PersonSettings = z.output<typeof PersonSettings>;

/** All settings of SET-01 as they hold for one person: the workspace's and their own. */
export const Settings = z.object(
  {
    ...WorkspaceSettings.shape,
    requireTwoFactor: requireTwoFactor().default(false),
    registrationDomains: RegistrationDomains.default([]),
    timeClosedThrough: timeClosedThrough().default(null),
    ...own,
    twoFactorAuth: onOrOff('Two-factor authentication'),
  },
  expected,
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
    requireTwoFactor: false,
    registrationDomains: [],
    timeClosedThrough: null,
    emailNotifications: true,
    pushNotifications: false,
    weeklyReports: true,
    theme: 'light',
    autoSave: true,
    twoFactorAuth: false,
  };
}

function requireTwoFactor() {
  return onOrOff('Required two-factor authentication');
}

function timeClosedThrough() {
  return requiredDate({ label: 'Closed through', required: 'Choose a day, or none' }).nullable();
}

function onOrOff(label: string) {
  return z.boolean({ error: `${label} must be on or off` });
}
