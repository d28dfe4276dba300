import { useCallback } from 'react';
import { useAppLinks } from './AppLinks';

/**
 * Links stay under the prefix that the person is under.
 *
 * @example const path = useAppPath(); <Link to={path('/clients')}>Clients</Link> // '/app/clients' below /app
 */
export function useAppPath(): (path: string) => string {
  const { prefix } = useAppLinks();
  return useCallback((path: string) => `${prefix}${path}`, [prefix]);
}
