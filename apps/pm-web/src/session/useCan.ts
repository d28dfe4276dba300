import { type Actor, can, type Permission, reachOf, type ScopeFacts } from '@linework/domain';
import { useMemo } from 'react';
import { useSession } from './SessionContext';

export interface Can {
  /** May this person do this to that row? */
  (permission: Permission, about: ScopeFacts): boolean;
  /** May this person do this to any row at all? For buttons and entries that stand before a row is chosen. */
  (permission: Permission): boolean;
}

/**
 * The one permission table, asked for the signed-in person. It decides what is offered; the server decides what is done.
 *
 * @example const may = useCan(); may('client:create') && <Button>Add Client</Button>
 */
export function useCan(): Can {
  const { person } = useSession();
  return useMemo(() => {
    const actor: Actor = { personId: person.id, accessRole: person.accessRole, clientId: person.clientId };
    return (permission: Permission, about?: ScopeFacts) =>
      about ? can(actor, permission, about) : reachOf(actor, permission) !== null;
  }, [person]);
}
