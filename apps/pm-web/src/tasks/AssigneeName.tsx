import { Avatar, Stack, Text } from '@linework/design-system';
import { UNASSIGNED } from './taskWords';

interface AssigneeNameProps {
  /** Null for nobody. */
  name: string | null;
  initials?: string | null;
}

/** Who does it, with their avatar; or that nobody does yet. */
export function AssigneeName({ name, initials }: AssigneeNameProps) {
  if (name === null) return <Text tone="muted">{UNASSIGNED}</Text>;
  return (
    <Stack direction="row" gap={8}>
      <Avatar size="small" name={name} initials={initials ?? undefined} decorative />
      <Text truncate>{name}</Text>
    </Stack>
  );
}
