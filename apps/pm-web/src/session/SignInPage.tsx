import { AuthLayout, Callout, Stack, Link as StyledLink } from '@linework/design-system';
import { type SessionEnd, sessionEndMessages } from '@linework/domain';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { keys } from '../api/keys';
import type { ApiProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { nextPath } from './nextPath';
import { SignInForm } from './SignInForm';
import { sessionQuery } from './sessionQuery';
import { setupQuery } from './setupQuery';
import { startSession } from './startSession';

/** /sign-in: then on to the page first asked for. A server without a workspace leads to its set-up instead. */
export function SignInPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const setup = useQuery(setupQuery);
  // Said with the answer about the session.
  const { data: ended } = useQuery<SessionEnd | null>({ queryKey: keys.sessionEnd, queryFn: skipToken });
  const { data: whyNotIn } = useQuery<ApiProblem>({ queryKey: keys.whyNotIn, queryFn: skipToken });
  const next = nextPath(params.get('next'));

  if (setup.data?.needed) return <Navigate to="/setup" replace />;
  if (session.data) return <Navigate to={next} replace />;
  const enter = async () => {
    await startSession(queryClient);
    await navigate(next, { replace: true });
  };
  return (
    <AuthLayout title="Sign in to Linework">
      <DocumentTitle title="Sign in" />
      <Stack gap={16}>
        {ended && <Callout tone="info">{sessionEndMessages[ended]}</Callout>}
        <SignInForm problem={whyNotIn} link={params.get('link') ?? undefined} onSignedIn={enter} />
        <Stack direction="row" gap={16} justify="between" wrap>
          <StyledLink asChild>
            <Link to="/forgot-password">Forgot password?</Link>
          </StyledLink>
          <StyledLink asChild>
            <Link to="/register">Create account</Link>
          </StyledLink>
        </Stack>
      </Stack>
    </AuthLayout>
  );
}
