import { isoWeek, type ReportGroup } from '@linework/domain';

export const GROUP_LABELS: Record<ReportGroup, string> = {
  project: 'Project',
  client: 'Client',
  person: 'Person',
  category: 'Category',
  week: 'Week',
  month: 'Month',
};

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' });

/** '2026-11' is 'Nov 2026'. */
export function monthLabel(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** '2026-11-16' is 'W47'. */
export function weekLabel(monday: string): string {
  return `W${isoWeek(monday)}`;
}

/** What a group is called. @param date writes a day as the workspace does */
export function groupLabel(
  group: ReportGroup,
  { key, label }: { key: string; label: string },
  date: (day: string) => string,
): string {
  if (group === 'week') return `Week ${isoWeek(key)}, from ${date(key)}`;
  return group === 'month' ? monthLabel(key) : label;
}
