import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { queryOf } from '../app/useQueryParams';
import { LoadFailed } from '../problems/LoadFailed';
import { latePart } from '../problems/latePart';
import { PageSkeleton } from '../problems/PageSkeleton';
import { signInPath } from './nextPath';
import { SessionContext } from './SessionContext';
import { sessionQuery } from './sessionQuery';
import { startSession } from './startSession';

const EnrolFirst = latePart(
  async () => (await import('../twoFactor/EnrolFirst')).EnrolFirst,
  <PageSkeleton />,
);

/**
 * The guard of the workspace's routes (GEN-02): a visitor signs in first and comes back to what was asked for. Who has to sets up a
 * second factor before.
 */
export function SignedIn() {
  const session = useQuery(sessionQuery);
  const queryClient = useQueryClient();
  const [isEnrolling, setEnrolling] = useState(false);
  // Until its recovery codes are kept: that the second factor is there may be known before.
  if (session.data?.needsTwoFactor && !isEnrolling) setEnrolling(true);
  if (session.isPending) return <PageSkeleton />;
  if (session.data) {
    const finish = async () => {
      await startSession(queryClient);
      setEnrolling(false);
    };
    return (
      <SessionContext value={session.data}>
        {isEnrolling ? <EnrolFirst onDone={finish} /> : <Outlet />}
      </SessionContext>
    );
  }
  if (session.isError)
    return <LoadFailed problem={toProblem(session.error)} onRetry={() => void session.refetch()} />;
  return <SignInFirst />;
}

/** Leads to the sign-in page, unless another page is on its way: after signing out, the landing page. */
function SignInFirst() {
  const location = useLocation();
  const navigate = useNavigate();
  const isHere = useSyncExternalStore(
    onWayBack,
    () => window.location.pathname === location.pathname,
    () => false,
  );
  useEffect(() => {
    if (isHere) void navigate(signInPath({ ...location, search: queryOf(location) }), { replace: true });
  }, [isHere, location, navigate]);
  return <PageSkeleton />;
}

function onWayBack(tell: () => void): () => void {
  window.addEventListener('popstate', tell);
  return () => window.removeEventListener('popstate', tell);
}
