import { Button, Form, FormActions, PasswordField, Stack, TextField } from '@linework/design-system';
import type { SignInAnswer, SignInInput } from '@linework/domain';
import { type ApiProblem, toProblem } from '../api/problem';
import { request } from '../api/request';
import { emailInput } from '../forms/fields/emailInput';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';

interface PasswordStepProps {
  email: string;
  link: string | undefined;
  /** Why the password is asked for again. */
  whyAgain: ApiProblem | null;
  onBefore: ((email: string) => Promise<boolean>) | undefined;
  onNeedsCode: () => void;
  onSignedIn: () => void | Promise<void>;
}

/** The first step of signing in. */
export function PasswordStep({
  email,
  link,
  whyAgain,
  onBefore,
  onNeedsCode,
  onSignedIn,
}: PasswordStepProps) {
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { email, password: '' },
    loadSchema: async () => (await import('../forms/schemas')).SignInInput,
    send: async (input) => {
      if (onBefore && !(await onBefore(input.email))) return;
      const { needsCode } = await signIn({ ...input, link });
      if (needsCode) onNeedsCode();
      else await onSignedIn();
    },
  });
  const { errors } = form.formState;
  return (
    <Form ref={formRef} aria-label="Sign in" onSubmit={submit}>
      <Stack gap={16}>
        <ProblemCallout problem={problem ?? (isSending ? null : whyAgain)} />
        <TextField
          label="Email"
          {...emailInput}
          autoComplete="username"
          autoFocus={email === ''}
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          autoFocus={email !== ''}
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <FormActions>
          <Button type="submit" variant="solid" tone="accent" size="large" busy={isSending}>
            {isSending ? 'Signing in...' : 'Sign In'}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

async function signIn(input: SignInInput): Promise<SignInAnswer> {
  try {
    return await request<SignInAnswer>('/auth/sign-in/email', {
      method: 'POST',
      body: input,
      anonymous: true,
    });
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status !== 401) throw error;
    // One sentence for both: which of the two was wrong is nobody's business.
    throw { ...problem, title: 'Email or password is wrong', detail: 'Check both and try again.' };
  }
}
