import { AuthLayout } from '@linework/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { keys } from '../api/keys';
import { DocumentTitle } from '../app/DocumentTitle';
import { nextPath } from './nextPath';
import { SignInForm } from './SignInForm';
import { sessionQuery } from './sessionQuery';
import { setupQuery } from './setupQuery';

/** /sign-in: then on to the page first asked for. A server without a workspace leads to its set-up instead. */
export function SignInPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const setup = useQuery(setupQuery);
  const next = nextPath(params.get('next'));

  if (setup.data?.needed) return <Navigate to="/setup" replace />;
  if (session.data) return <Navigate to={next} replace />;
  const enter = async () => {
    await queryClient.refetchQueries({ queryKey: keys.session });
    await navigate(next, { replace: true });
  };
  return (
    <AuthLayout title="Sign in to Linework">
      <DocumentTitle title="Sign in" />
      <SignInForm link={params.get('link') ?? undefined} onSignedIn={enter} />
    </AuthLayout>
  );
}
