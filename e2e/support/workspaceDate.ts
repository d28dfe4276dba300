import { addDays, todayIn } from '../../packages/domain/src/format/workspaceDate';
import { defaultSettings } from '../../packages/domain/src/settings/Settings';

/** Today by the calendar of a new workspace, or some days from it; for hours of each day it is not the date of UTC. */
export function workspaceDate(days = 0): string {
  return addDays(todayIn(defaultSettings('').timeZone, new Date()), days);
}
