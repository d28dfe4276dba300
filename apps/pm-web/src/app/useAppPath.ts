import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Every route exists twice (GEN-01): links stay under the prefix that the person is under.
 *
 * @example const path = useAppPath(); <Link to={path('/clients')}>Clients</Link> // '/app/clients' below /app
 */
export function useAppPath(): (path: string) => string {
  const { pathname } = useLocation();
  const prefix = pathname === '/app' || pathname.startsWith('/app/') ? '/app' : '';
  return useCallback((path: string) => `${prefix}${path}`, [prefix]);
}
