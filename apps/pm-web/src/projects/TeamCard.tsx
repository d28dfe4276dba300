import { Avatar, Badge, Button, Card, List, ListRow, Skeleton, Text } from '@linework/design-system';
import { type PersonRow, workOrCompany } from '@linework/domain';
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
  const team = useWatch<ProjectValues, 'team'>({ name: 'team' });
  const leadId = useWatch<ProjectValues, 'leadId'>({ name: 'leadId' });
  const everybody = useQuery(teamQuery);
  const readOnly = useReadOnlyForm();
  return (
    <Card
      title="Team"
      flush
      action={
        !readOnly && (
          <Button size="small" variant="ghost" onClick={onEdit}>
            {team.length === 0 ? 'Choose people' : 'Change'}
          </Button>
        )
      }
    >
      <List>
        {team.length === 0 ? (
          <ListRow title={<NobodyYet />} />
        ) : (
          rows({ team, leadId, people: everybody.data })
        )}
      </List>
    </Card>
  );
}

function NobodyYet() {
  return <Text tone="muted">Nobody yet</Text>;
}

interface Rows extends Pick<ProjectValues, 'team' | 'leadId'> {
  /** Undefined until they are loaded. */
  people: readonly PersonRow[] | undefined;
}

function rows({ team, leadId, people }: Rows) {
  if (!people)
    return team.map(({ id }) => (
      <ListRow key={id} title={<Skeleton width={140} />} meta={<Skeleton width={90} />} />
    ));
  const members = new Map(team.map((member) => [member.id, member]));
  return people.flatMap((person) => {
    const member = members.get(person.id);
    if (!member) return [];
    return [
      <ListRow
        key={person.id}
        leading={<Avatar name={person.name} initials={person.initials} decorative />}
        title={person.name}
        meta={member.role || workOrCompany(person)}
        trailing={person.id === leadId && <Badge tone="accent">Lead</Badge>}
      />,
    ];
  });
}
