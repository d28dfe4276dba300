import { Skeleton, Text } from '@linework/design-system';
import { ACCESS_ROLE_LABELS, type OpenedInvitation } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { LoadFailed } from '../problems/LoadFailed';
import { latePart } from '../problems/latePart';
import { PageSkeleton } from '../problems/PageSkeleton';
import { sessionQuery } from '../session/sessionQuery';
import { useEnter } from '../session/useEnter';
import { HowToGetIn, SignInLink } from './HowToGetIn';
import { Sheet } from './Sheet';

// Apart from the page, which visitors load first: forms weigh more than all of the sign-in.
const Colleague = latePart(async () => (await import('./Colleague')).Colleague, <PageSkeleton />);
const RegistrationForm = latePart(
  async () => (await import('./RegistrationForm')).RegistrationForm,
  <Skeleton height={480} />,
);

/**
 * /register (USR-08): somebody with an invitation's link makes their account; who may add people makes a colleague's; everybody else
 * is told how to get in.
 */
export function RegisterPage() {
  const [params] = useSearchParams();
  const token = params.get('invitation') ?? '';
  const session = useQuery(sessionQuery);
  if (session.isPending) return <PageSkeleton />;
  if (session.isError)
    return <LoadFailed problem={toProblem(session.error)} onRetry={() => void session.refetch()} />;
  if (session.data) return <Colleague session={session.data} isInvited={token !== ''} />;
  return token === '' ? <HowToGetIn /> : <Invited token={token} />;
}

/** 'manager', 'client of Nordlys Energi AS' */
function roleIn({ accessRole, clientName }: OpenedInvitation): string {
  const role = ACCESS_ROLE_LABELS[accessRole].toLowerCase();
  return clientName ? `${role} of ${clientName}` : role;
}

function Invited({ token }: { token: string }) {
  const enter = useEnter();
  const { data, error, refetch } = useQuery({
    queryKey: ['registration', token],
    queryFn: ({ signal }) =>
      request<OpenedInvitation>('/registration/invitation', {
        method: 'POST',
        body: { token },
        anonymous: true,
        signal,
      }),
  });
  if (error) {
    const problem = toProblem(error);
    const isOver = [404, 409, 422].includes(problem.status);
    return isOver ? (
      <Sheet title="This invitation does not open">
        <Text>{problem.detail}</Text>
        <SignInLink />
      </Sheet>
    ) : (
      <LoadFailed problem={problem} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <PageSkeleton />;
  const by = data.invitedBy ? `${data.invitedBy} invited you` : 'You are invited';
  return (
    <Sheet
      title={`Join ${data.companyName}`}
      description={`${by} as ${roleIn(data)}.${data.known ? ' You are known here already: choose a password, and you are in.' : ''}`}
    >
      <RegistrationForm token={token} invitation={data} onRegistered={enter} />
    </Sheet>
  );
}
