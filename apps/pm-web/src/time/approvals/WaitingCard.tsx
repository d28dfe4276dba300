import { Button, Card, List, Text } from '@linework/design-system';
import { formatDuration, MOST_REVIEWED, type WaitingGroup, type WaitingProject } from '@linework/domain';
import { useFormat } from '../../format/useFormat';
import { useReview } from '../useReview';
import { rowId } from './rowId';
import { WaitingRow } from './WaitingRow';

interface WaitingCardProps {
  project: WaitingProject;
  headingLevel: 2 | 3;
  onSendBack: (group: WaitingGroup) => void;
}

/** What waits in one project: all of it together, and by person and week. */
export function WaitingCard({ project, headingLevel, onSendBack }: WaitingCardProps) {
  const format = useFormat();
  const { review, isSending } = useReview();
  const { projectName, clientName, minutes, earningsMinor, entries, groups } = project;
  const ids = project.ids.slice(0, MOST_REVIEWED);
  const label = ids.length === entries ? `Approve all ${entries}` : `Approve ${ids.length} of ${entries}`;
  return (
    <Card
      flush
      title={projectName}
      headingLevel={headingLevel}
      description={
        <>
          {`${clientName} · `}
          <Text size="small" strong mono>
            {formatDuration(minutes)}
          </Text>
          {earningsMinor !== undefined && (
            <>
              {' · '}
              <Text size="small" tone="secondary" mono>
                {format.money(earningsMinor)}
              </Text>
            </>
          )}
        </>
      }
      action={
        <Button
          size="small"
          busy={isSending}
          aria-label={`${label} of ${projectName}`}
          onClick={() => void review('approve', ids)}
        >
          {label}
        </Button>
      }
    >
      <List aria-label={`Waiting in ${projectName}`}>
        {groups.map((group) => (
          <WaitingRow key={rowId(group)} group={group} onSendBack={() => onSendBack(group)} />
        ))}
      </List>
    </Card>
  );
}
