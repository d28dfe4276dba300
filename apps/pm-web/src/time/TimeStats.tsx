import { StatCard, StatRow } from '@linework/design-system';
import { formatDuration, type TimeTotals } from '@linework/domain';
import { useFormat } from '../format/useFormat';

interface TimeStatsProps {
  /** Undefined until they are there. */
  totals: TimeTotals | undefined;
  /** What they are of: 'This week'. */
  label: string;
}

/** Total, billable and average hours, and earnings where one may see rates (TIM-01). */
export function TimeStats({ totals, label }: TimeStatsProps) {
  const format = useFormat();
  const duration = (minutes: number | undefined) => (minutes === undefined ? '–' : formatDuration(minutes));
  const average = totals && totals.minutes / Math.max(1, totals.days);
  return (
    <StatRow compact role="group" aria-label={label} aria-busy={!totals}>
      <StatCard compact label="Total hours" value={duration(totals?.minutes)} />
      <StatCard compact label="Billable hours" value={duration(totals?.billableMinutes)} />
      {totals?.earningsMinor !== undefined && (
        <StatCard compact label="Total earnings" value={format.money(totals.earningsMinor)} />
      )}
      <StatCard compact label="Average per day" value={duration(average)} />
    </StatRow>
  );
}
