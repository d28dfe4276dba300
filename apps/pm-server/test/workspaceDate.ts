import { addDays, defaultSettings, todayIn } from '@linework/domain';

/** Today by the calendar of a new workspace, or some days from it; for hours of each day it is not the date of UTC. */
export function workspaceDate(days = 0): string {
  return addDays(todayIn(defaultSettings('').timeZone, new Date()), days);
}
