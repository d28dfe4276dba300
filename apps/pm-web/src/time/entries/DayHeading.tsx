import { Stack, Text } from '@linework/design-system';
import { addDays, earningsMinor, formatDuration, type TimeEntryRow } from '@linework/domain';
import { useFormat } from '../../format/useFormat';
import type { CardPlace } from '../../lists/CardList';

/** Before the first entry of a day: the day, and what it adds up to once all of its entries are loaded. */
export function DayHeading({ position, rows, isWhole }: CardPlace<TimeEntryRow>) {
  const format = useFormat();
  const date = rows[position]?.date;
  if (date === undefined || rows[position - 1]?.date === date) return null;
  const next = rows.findIndex((row, at) => at > position && row.date !== date);
  const day = rows.slice(position, next === -1 ? undefined : next);
  const earned = earningsOf(day);
  const sums = [
    formatDuration(day.reduce((sum, { minutes }) => sum + minutes, 0)),
    ...(earned === null ? [] : [format.money(earned)]),
  ];
  return (
    <Stack direction="row" justify="between" gap={12} wrap>
      <Text asChild strong>
        <h2>{`${relativeDay(date, format.todayDate())}${format.day(date)} ${date.slice(0, 4)}`}</h2>
      </Text>
      {(next !== -1 || isWhole) && <Text mono>{sums.join(' · ')}</Text>}
    </Stack>
  );
}

function relativeDay(date: string, today: string): string {
  if (date === today) return 'Today, ';
  return date === addDays(today, -1) ? 'Yesterday, ' : '';
}

/** Each rounded by itself, so that the sum is that of what stands below; null where rates are not shown. */
function earningsOf(entries: readonly TimeEntryRow[]): number | null {
  return entries.reduce<number | null>((sum, { minutes, billable, hourlyRateMinor }) => {
    if (sum === null || hourlyRateMinor === undefined) return null;
    return sum + earningsMinor({ minutes, billable, hourlyRateMinor });
  }, 0);
}
