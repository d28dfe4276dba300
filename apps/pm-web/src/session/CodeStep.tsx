import { Button, Form, FormActions, Stack, TextField } from '@linework/design-system';
import { useState } from 'react';
import { type ApiProblem, toProblem } from '../api/problem';
import { request } from '../api/request';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { ALLOW_COOKIES } from './startSession';

interface CodeStepProps {
  onSignedIn: () => void | Promise<void>;
  /** To the password again; with why, where the server asks for it. */
  onBack: (problem?: ApiProblem) => void;
}

/** The second step of signing in, where two-factor authentication is on: a code of the app, or a recovery code. */
export function CodeStep({ onSignedIn, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { code: '' },
    loadSchema: async () => (await import('../forms/schemas')).TwoFactorCode,
    send: async (input) => {
      try {
        await request('/auth/sign-in/code', { method: 'POST', body: input, anonymous: true });
      } catch (error) {
        const refusal = toProblem(error);
        // At the code: another may be tried. Without: the password is asked for again.
        if (refusal.status === 401 && refusal.errors.length === 0)
          return onBack({
            ...refusal,
            title: 'Sign in again',
            detail: `${refusal.detail} If the code is refused at once each time: ${ALLOW_COOKIES}`,
          });
        throw error;
      }
      await onSignedIn();
    },
  });
  const change = () => {
    form.reset();
    setRecovery(!isRecovery);
  };
  return (
    <Form ref={formRef} aria-label="Two-factor authentication" onSubmit={submit}>
      <Stack gap={16}>
        <ProblemCallout problem={problem} />
        <TextField
          // Another field, with another keyboard: it takes the focus as it comes.
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? 'Recovery code' : 'Code'}
          hint={
            isRecovery
              ? 'One of the ten that you kept. Each works once.'
              : 'The six digits that your authenticator app shows.'
          }
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <FormActions>
          <Button type="submit" variant="solid" tone="accent" size="large" busy={isSending}>
            {isSending ? 'Signing in...' : 'Sign In'}
          </Button>
        </FormActions>
        <Stack direction="row" gap={8} wrap justify="between">
          <Button variant="ghost" onClick={change}>
            {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
          </Button>
          <Button variant="ghost" onClick={() => onBack()}>
            Back
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
