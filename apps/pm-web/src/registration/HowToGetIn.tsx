import { Button, Callout, Skeleton, Stack, Text } from '@linework/design-system';
import { REQUESTED_INVITATION_HOURS, type RegistrationState } from '@linework/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { LoadFailed } from '../problems/LoadFailed';
import { latePart } from '../problems/latePart';
import { PageSkeleton } from '../problems/PageSkeleton';
import { Sheet } from './Sheet';

// Apart: a form weighs more than all of this page, and most visitors are told that there is none.
const LinkRequestForm = latePart(
  async () => (await import('../mail/LinkRequestForm')).LinkRequestForm,
  <Skeleton height={160} />,
);

const registrationState = queryOptions({
  queryKey: ['registration-state'],
  queryFn: ({ signal }) => request<RegistrationState>('/registration', { anonymous: true, signal }),
});

/** What a visitor without an invitation is told: to ask for a link where the workspace opened registration, else for an invitation. */
export function HowToGetIn() {
  const state = useQuery(registrationState);
  const [asked, setAsked] = useState<string | null>(null);
  if (state.isPending) return <PageSkeleton />;
  if (state.isError)
    return <LoadFailed problem={toProblem(state.error)} onRetry={() => void state.refetch()} />;
  if (!state.data.isOpen)
    return (
      <Sheet title="You need an invitation">
        <Text>
          Accounts are made by invitation. Ask an owner or admin of your company’s workspace to invite you,
          then open the link that they send.
        </Text>
        <SignInLink />
      </Sheet>
    );
  return (
    <Sheet title="Create account">
      {asked === null ? (
        <LinkRequestForm
          label="Create account"
          words="Enter your work email. You get a link to create your account, if your company’s workspace is open to its domain."
          path="/registration/request"
          autoComplete="email"
          onAsked={setAsked}
        />
      ) : (
        <Callout tone="success" title="Look into your mailbox">
          <Stack gap={8}>
            <Text>
              If {asked} may register here, a link is on its way there. It works once, for{' '}
              {REQUESTED_INVITATION_HOURS} hours.
            </Text>
            <Text>
              Nothing arrives? You may have an account already: then sign in. Or else ask an owner or admin of
              the workspace to invite you.
            </Text>
          </Stack>
        </Callout>
      )}
      <SignInLink />
    </Sheet>
  );
}

export function SignInLink() {
  return (
    <div>
      <Button asChild>
        <Link to="/sign-in">Sign in</Link>
      </Button>
    </div>
  );
}
