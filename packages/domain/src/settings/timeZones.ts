import { TIME_ZONES, type TimeZone } from './settingsOptions';

const LONGEST = 64;
/** 'Europe/Oslo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3' */
const IANA_NAME = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/;

/** Whether this is one of the seed's zones or a zone that this runtime's IANA database knows, older names included. */
export function isTimeZone(zone: string): zone is TimeZone {
  if (TIME_ZONES.some((known) => known === zone)) return true;
  if (zone.length > LONGEST || !IANA_NAME.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Every zone that can be chosen: the seed's first, then those of the IANA database by name. */
export function timeZones(): TimeZone[] {
  return [...TIME_ZONES, ...Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))];
}
