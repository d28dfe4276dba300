import { Avatar, Button, Card, List, ListRow, Skeleton, Text } from '@linework/design-system';
import type { PersonRow } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import type { ProjectValues } from './ProjectValues';
import { teamQuery } from './teamQuery';

interface TeamCardProps {
  /** Goes where the team is changed. */
  onEdit: () => void;
}

/** Who is on the team, beside the details. */
export function TeamCard({ onEdit }: TeamCardProps) {
  const assignedUsers = useWatch<ProjectValues, 'assignedUsers'>({ name: 'assignedUsers' });
  const everybody = useQuery(teamQuery);
  const readOnly = useReadOnlyForm();
  const team = everybody.data?.filter(({ id }) => assignedUsers.includes(id));
  return (
    <Card
      title="Team"
      flush
      action={
        !readOnly && (
          <Button size="small" variant="ghost" onClick={onEdit}>
            {assignedUsers.length === 0 ? 'Choose people' : 'Change'}
          </Button>
        )
      }
    >
      <List>
        {assignedUsers.length === 0 ? <ListRow title={<NobodyYet />} /> : rows(assignedUsers, team)}
      </List>
    </Card>
  );
}

function NobodyYet() {
  return <Text tone="muted">Nobody yet</Text>;
}

function rows(ids: readonly string[], team: readonly PersonRow[] | undefined) {
  if (!team)
    return ids.map((id) => (
      <ListRow key={id} title={<Skeleton width={140} />} meta={<Skeleton width={90} />} />
    ));
  return team.map((person) => (
    <ListRow
      key={person.id}
      leading={<Avatar name={person.name} initials={person.initials} decorative />}
      title={person.name}
      meta={person.jobRole}
    />
  ));
}
