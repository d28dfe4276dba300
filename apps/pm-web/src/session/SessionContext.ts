import type { SessionInfo } from '@linework/domain';
import { createContext, use } from 'react';

export const SessionContext = createContext<SessionInfo | null>(null);

/** The signed-in person, their permissions and the workspace's settings. Only below the guard (SignedIn). */
export function useSession(): SessionInfo {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is for screens inside SignedIn');
  return session;
}
