import { AuthLayout, Button, Callout, Stack } from '@linework/design-system';
import { RESET_MINUTES } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { LinkRequestForm } from '../mail/LinkRequestForm';
import { mailApi } from '../mail/mailApi';
import { LoadFailed } from '../problems/LoadFailed';
import { PageSkeleton } from '../problems/PageSkeleton';

/** /forgot-password: asks for a link by mail. What it says is the same for every address. */
export function ForgotPasswordPage() {
  const state = useQuery(mailApi.isMailed);
  const [asked, setAsked] = useState<string | null>(null);
  if (state.isPending) return <PageSkeleton />;
  if (state.isError)
    return <LoadFailed problem={toProblem(state.error)} onRetry={() => void state.refetch()} />;
  return (
    <AuthLayout title="Forgot password?">
      <DocumentTitle title="Forgot password" />
      <Stack gap={16}>
        {!state.data.isMailed && (
          <Callout tone="info" title="This server sends no mail">
            Ask whoever runs Linework for a link to a new password. They make one on the server by: linework
            password-link --email ADDRESS
          </Callout>
        )}
        {asked !== null && (
          <Callout tone="success" title="Look into your mailbox">
            If {asked} signs in here, a link to a new password is on its way there. It works once, for{' '}
            {RESET_MINUTES} minutes.
          </Callout>
        )}
        {state.data.isMailed && asked === null && (
          <LinkRequestForm
            label="Forgot password"
            words="Enter the email that you sign in with. You get a link to choose a new password."
            path="/auth/password-reset"
            autoComplete="username"
            onAsked={setAsked}
          />
        )}
        <div>
          <Button asChild variant="ghost">
            <Link to="/sign-in">Back to sign in</Link>
          </Button>
        </div>
      </Stack>
    </AuthLayout>
  );
}
