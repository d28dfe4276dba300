import { Button, Form, FormActions, Stack, Text } from '@linework/design-system';
import type { OpenedPasswordReset } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { problem, toProblem } from '../api/problem';
import { request } from '../api/request';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { PasswordFields } from '../people/PasswordFields';
import { LoadFailed } from '../problems/LoadFailed';
import { PageSkeleton } from '../problems/PageSkeleton';
import { Sheet } from '../registration/Sheet';

/** /reset-password: a new password by the link of a mail. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [isChanged, setChanged] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['password-reset-link', token],
    queryFn: ({ signal }) =>
      request<OpenedPasswordReset>('/auth/password-reset/link', {
        method: 'POST',
        body: { token },
        anonymous: true,
        signal,
      }),
    enabled: !isChanged && token !== '',
    // Asked again it would be found used.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isChanged)
    return (
      <Sheet title="Password changed">
        <Text>All of your sessions and API tokens have ended. Sign in with the new password.</Text>
        <div>
          <Button asChild variant="solid" tone="accent">
            <Link to="/sign-in">Sign in</Link>
          </Button>
        </div>
      </Sheet>
    );
  if (error || token === '') {
    const why = error ? toProblem(error) : NO_LINK;
    if (![404, 422].includes(why.status)) return <LoadFailed problem={why} onRetry={() => void refetch()} />;
    return (
      <Sheet title="This link does not open">
        <Text>{why.detail}</Text>
        <div>
          <Button asChild>
            <Link to="/forgot-password">Ask for a new link</Link>
          </Button>
        </div>
      </Sheet>
    );
  }
  if (!data) return <PageSkeleton />;
  return (
    <Sheet title="Choose a new password" description={`For ${data.email}. All of your sessions end with it.`}>
      <ResetForm token={token} email={data.email} onChanged={() => setChanged(true)} />
    </Sheet>
  );
}

interface ResetFormProps {
  token: string;
  email: string;
  onChanged: () => void;
}

function ResetForm({ token, email, onChanged }: ResetFormProps) {
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { token, password: '', confirmPassword: '' },
    loadSchema: async () => (await import('../forms/schemas')).PasswordReset,
    send: async (input) => {
      await request('/auth/password-reset', { method: 'PUT', body: input, anonymous: true });
      onChanged();
    },
  });
  return (
    <FormProvider {...form}>
      <Form ref={formRef} aria-label="Choose a new password" onSubmit={submit}>
        <Stack gap={16}>
          <ProblemCallout problem={problem} />
          {/* For password managers: whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordFields label="New password" confirmLabel="Repeat new password" />
          <FormActions>
            <Button type="submit" variant="solid" tone="accent" size="large" busy={isSending}>
              {isSending ? 'Saving...' : 'Change password'}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </FormProvider>
  );
}

const NO_LINK = problem(
  404,
  'Not found',
  'Its address is cut off. Open the link of the mail as it stands there.',
);
