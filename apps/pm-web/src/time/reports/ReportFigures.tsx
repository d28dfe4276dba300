import { StatCard, StatRow } from '@linework/design-system';
import { formatHours, sharePercent, type TimeReport } from '@linework/domain';
import { useFormat } from '../../format/useFormat';

/** The figures of a whole report. */
export function ReportFigures({ report }: { report: TimeReport }) {
  const format = useFormat();
  const { total } = report;
  const share = sharePercent(total.billableMinutes, total.minutes);
  return (
    <StatRow role="group" aria-label="Of the report">
      <StatCard compact label="Total hours" value={formatHours(total.minutes / 60)} />
      <StatCard
        compact
        label={`Billable hours (${share} %)`}
        value={formatHours(total.billableMinutes / 60)}
      />
      {total.earningsMinor !== undefined && (
        <StatCard compact label="Total earnings" value={format.money(total.earningsMinor)} />
      )}
      <StatCard
        compact
        label="Average per day"
        value={formatHours(Math.round((total.minutes / 60 / Math.max(1, total.days)) * 100) / 100)}
      />
    </StatRow>
  );
}
