import {
  AuthLayout,
  Button,
  Callout,
  Form,
  FormActions,
  Stack,
  Text,
  TextField,
} from '@linework/design-system';
import { RESET_MINUTES } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { DocumentTitle } from '../app/DocumentTitle';
import { emailInput } from '../forms/fields/emailInput';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
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
        {state.data.isMailed && asked === null && <RequestForm onAsked={setAsked} />}
        <div>
          <Button asChild variant="ghost">
            <Link to="/sign-in">Back to sign in</Link>
          </Button>
        </div>
      </Stack>
    </AuthLayout>
  );
}

function RequestForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { email: '' },
    loadSchema: async () => (await import('../forms/schemas')).PasswordResetRequest,
    send: async (input) => {
      await request('/auth/password-reset', { method: 'POST', body: input, anonymous: true });
      onAsked(input.email);
    },
  });
  return (
    <Form ref={formRef} aria-label="Forgot password" onSubmit={submit}>
      <Stack gap={16}>
        <Text>Enter the email that you sign in with. You get a link to choose a new password.</Text>
        <ProblemCallout problem={problem} />
        <TextField
          label="Email"
          {...emailInput}
          autoComplete="username"
          autoFocus
          required
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <FormActions>
          <Button type="submit" variant="solid" tone="accent" size="large" busy={isSending}>
            {isSending ? 'Sending...' : 'Send link'}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
