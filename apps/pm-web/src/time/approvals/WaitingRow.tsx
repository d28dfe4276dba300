import { Avatar, Button, Link, ListRow, Stack, Text } from '@linework/design-system';
import { addDays, countOf, formatDuration, isoWeek, type WaitingGroup } from '@linework/domain';
import { Link as RouterLink } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { useFormat } from '../../format/useFormat';
import { entriesPath } from '../entries/entriesPath';
import { useReview } from '../useReview';
import { rowId } from './rowId';

interface WaitingRowProps {
  group: WaitingGroup;
  onSendBack: () => void;
}

/** What one person submitted for one week, and the two things to do with it. */
export function WaitingRow({ group, onSendBack }: WaitingRowProps) {
  const path = useAppPath();
  const format = useFormat();
  const { review, isSending } = useReview();
  const { personName, personInitials, week, entries, minutes, billableMinutes, earningsMinor, ids } = group;
  const days = format.days(week, addDays(week, 6));
  const whose = `${personName}, week ${isoWeek(week)}, ${days}`;
  const count = countOf('timeEntry', entries);
  return (
    <ListRow
      id={rowId(group)}
      leading={<Avatar name={personName} initials={personInitials} size="large" decorative />}
      title={personName}
      trailing={
        <Stack gap={0} align="end">
          <Text strong mono>
            {formatDuration(minutes)}
          </Text>
          {earningsMinor !== undefined && (
            <Text size="small" tone="secondary" mono>
              {format.money(earningsMinor)}
            </Text>
          )}
        </Stack>
      }
      actions={
        <>
          <Button size="small" variant="ghost" aria-label={`Send back ${whose}`} onClick={onSendBack}>
            Send back
          </Button>
          <Button
            size="small"
            busy={isSending}
            aria-label={`Approve ${whose}`}
            onClick={() => void review('approve', ids)}
          >
            Approve
          </Button>
        </>
      }
    >
      <Text size="meta" tone="muted">
        {`Week ${isoWeek(week)} · ${days} · `}
        <Link asChild>
          <RouterLink to={path(entriesOf(group))} aria-label={`${count} of ${whose}`}>
            {unbroken(count)}
          </RouterLink>
        </Link>
        {billableMinutes < minutes &&
          ` · ${unbroken(`${formatDuration(minutes - billableMinutes)} not billable`)}`}
      </Text>
    </ListRow>
  );
}

/** The group's entries alone. */
function entriesOf({ projectId, personId, from, to }: WaitingGroup): string {
  return entriesPath({ status: 'submitted', project: projectId, user: personId, date: `${from}..${to}` });
}

/** Lines of a narrow row end between its facts. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
