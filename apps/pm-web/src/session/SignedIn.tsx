import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { queryOf } from '../app/useQueryParams';
import { LoadFailed } from '../problems/LoadFailed';
import { PageSkeleton } from '../problems/PageSkeleton';
import { signInPath } from './nextPath';
import { SessionContext } from './SessionContext';
import { sessionQuery } from './sessionQuery';

/** The guard of the workspace's routes (GEN-02): a visitor signs in first and comes back to what was asked for. */
export function SignedIn() {
  const session = useQuery(sessionQuery);
  const location = useLocation();
  if (session.isPending) return <PageSkeleton />;
  if (session.data) {
    return (
      <SessionContext value={session.data}>
        <Outlet />
      </SessionContext>
    );
  }
  if (session.isError)
    return <LoadFailed problem={toProblem(session.error)} onRetry={() => void session.refetch()} />;
  return <Navigate to={signInPath({ ...location, search: queryOf(location) })} replace />;
}
