import { Badge, Card, Checkbox, Link, Stack, Text } from '@linework/design-system';
import { earningsMinor, formatDuration, type TimeEntryRow } from '@linework/domain';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../format/useFormat';
import { CardActions } from '../../lists/CardActions';
import { entryName } from './entryName';
import { overlapWords } from './overlapWords';
import { TimeStatusBadge } from './TimeStatusBadge';
import { useEntryLock } from './useEntryLock';
import { useReviewSteps } from './useReviewSteps';

interface EntryCardProps {
  entry: TimeEntryRow;
  editPath: string;
  selected: boolean;
  onSelectedChange: (selected: boolean) => void;
  onDelete: () => void;
}

/** One entry with all that is known of it (TIM-05). An approved one is locked, so is that of a closed day, and says so. */
export function EntryCard({ entry, editPath, selected, onSelectedChange, onDelete }: EntryCardProps) {
  const format = useFormat();
  const stepsOf = useReviewSteps();
  const lock = useEntryLock(entry);
  const { hourlyRateMinor, minutes, billable, startedAt, endedAt, status, overlaps } = entry;
  return (
    <Card
      headingLevel={3}
      title={
        <Link asChild tone="quiet">
          <RouterLink to={editPath}>{entry.projectName}</RouterLink>
        </Link>
      }
      description={entry.taskTitle ?? 'No task'}
      action={
        <Stack direction="row" gap={12} justify="end" wrap>
          {billable && hourlyRateMinor !== undefined && (
            <Text mono tone="secondary">
              {format.money(earningsMinor({ minutes, billable, hourlyRateMinor }))}
            </Text>
          )}
          <Text strong mono>
            {formatDuration(minutes)}
          </Text>
        </Stack>
      }
    >
      <Stack gap={8}>
        <Text>{entry.description}</Text>
        {entry.sentBackReason && (
          <Text size="small" tone="danger">{`Sent back: ${entry.sentBackReason}`}</Text>
        )}
        {overlaps && (
          <Text size="small" tone="danger">
            {overlapWords(overlaps, format.timeOfDay)}
          </Text>
        )}
        <Stack direction="row" gap={12} justify="between" wrap>
          <Stack direction="row" gap={12} wrap>
            <Checkbox
              aria-label={`Select ${entryName(entry)}`}
              checked={selected}
              disabled={stepsOf(entry).length === 0}
              onCheckedChange={(checked) => onSelectedChange(checked === true)}
            />
            <TimeStatusBadge status={status} />
            <Badge tone={billable ? 'success' : 'neutral'}>{billable ? 'Billable' : 'Not billable'}</Badge>
            <Badge>{entry.category}</Badge>
            <Text size="small" tone="secondary" mono>
              {format.date(entry.date)}
            </Text>
            {startedAt && endedAt && (
              <Text size="small" tone="secondary" mono>
                {`${format.timeOfDay(startedAt)}–${format.timeOfDay(endedAt)}`}
              </Text>
            )}
            <Text size="small" tone="secondary">
              {entry.personName}
            </Text>
          </Stack>
          {lock ? (
            <Text size="small" tone="muted">
              {LOCKED[lock]}
            </Text>
          ) : (
            <CardActions kind="timeEntry" name={entryName(entry)} editPath={editPath} onDelete={onDelete} />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

const LOCKED = { approved: 'Approved and locked', closed: 'Closed and locked' } as const;
