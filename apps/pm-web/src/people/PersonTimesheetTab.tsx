import {
  Badge,
  Button,
  Card,
  EmptyState,
  Skeleton,
  Stack,
  StatCard,
  StatRow,
  Text,
} from '@linework/design-system';
import { earningsMinor, formatDuration, formatHours, type TimeEntryRow } from '@linework/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { toProblem } from '../api/problem';
import { useFormat } from '../format/useFormat';
import { LoadFailed } from '../problems/LoadFailed';
import { personEntries, personTotals } from './personTime';

/** The tab 'Timesheet (n)' (USR-05): what somebody has recorded, newest first. It is changed where time is. */
export function PersonTimesheetTab({ personId }: { personId: string }) {
  const format = useFormat();
  const { data: totals } = useQuery(personTotals(personId));
  const entries = useInfiniteQuery(personEntries(personId));
  if (entries.isPending) return <Skeleton height={180} />;
  if (entries.isError)
    return <LoadFailed problem={toProblem(entries.error)} onRetry={() => void entries.refetch()} />;
  const rows = entries.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoTimeEntries />;
  return (
    <Stack gap={16}>
      {totals && (
        <StatRow compact>
          <StatCard compact label="Total hours" value={formatHours(totals.minutes / 60)} />
          <StatCard compact label="Billable hours" value={formatHours(totals.billableMinutes / 60)} />
          {totals.earningsMinor !== undefined && (
            <StatCard compact label="Earnings" value={format.money(totals.earningsMinor)} />
          )}
        </StatRow>
      )}
      {rows.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
      {entries.hasNextPage && (
        <div>
          <Button busy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Stack>
  );
}

export function NoTimeEntries() {
  return (
    <Card>
      <EmptyState
        icon={<Timer />}
        title="No time entries"
        description="Time that they record on projects appears here."
      />
    </Card>
  );
}

function EntryCard({ entry }: { entry: TimeEntryRow }) {
  const format = useFormat();
  const { hourlyRateMinor, minutes, billable } = entry;
  return (
    <Card
      headingLevel={3}
      title={entry.projectName}
      description={entry.taskTitle}
      action={
        <Text strong mono>
          {formatDuration(minutes)}
        </Text>
      }
    >
      <Stack gap={8}>
        <Text>{entry.description}</Text>
        <Stack direction="row" gap={12} justify="between" wrap>
          <Stack direction="row" gap={12} wrap>
            <Text size="small" tone="secondary" mono>
              {format.date(entry.date)}
            </Text>
            <Badge>{entry.category}</Badge>
            <Badge tone={billable ? 'success' : 'neutral'}>{billable ? 'Billable' : 'Not billable'}</Badge>
          </Stack>
          {hourlyRateMinor !== undefined && (
            <Text size="small" mono>
              {`${format.money(hourlyRateMinor)}/h · ${format.money(earningsMinor({ minutes, billable, hourlyRateMinor }))}`}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
