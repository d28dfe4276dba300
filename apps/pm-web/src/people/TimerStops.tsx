import { Callout } from '@linework/design-system';
import type { AccessRole, PersonDetail, PersonStatus } from '@linework/domain';
import { useWatch } from 'react-hook-form';

/** Warns before the save that it stops somebody's timer: they are made inactive, or a person of a client. */
export function TimerStops({ person: { name, openTimer } }: { person: PersonDetail }) {
  const accessRole: AccessRole = useWatch({ name: 'accessRole' });
  const status: PersonStatus = useWatch({ name: 'status' });
  if (!openTimer || (accessRole !== 'client' && status === 'Active')) return null;
  return (
    <Callout tone="warning" role="status" title={`A timer of ${name} is open`}>
      {`Saving stops it. What it counted for “${openTimer.description}” is kept as a time entry of theirs.`}
    </Callout>
  );
}
