import { type Permission, type Reach, reachOf } from '@linework/domain';
import { useSession } from './SessionContext';

/** How far a permission goes for the signed-in person: 'all', 'own', or null for not at all. */
export function useReachOf(permission: Permission): Reach | null {
  const { person } = useSession();
  return reachOf(person, permission);
}
