import { Button, Form, FormActions, PasswordField, Stack, TextField } from '@linework/design-system';
import { SignInInput } from '@linework/domain';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';

interface SignInFormProps {
  /** Filled in already, where it is known who signs in again. */
  email?: string;
  /** What the link carried that led here, where an administrator made one. */
  link?: string;
  onSignedIn: () => void | Promise<void>;
}

/** E-mail and password, on the sign-in page and in place over a screen. */
export function SignInForm({ email = '', link, onSignedIn }: SignInFormProps) {
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { email, password: '' },
    schema: SignInInput,
    send: async (input) => {
      await signIn({ ...input, link });
      await onSignedIn();
    },
  });
  const { errors } = form.formState;
  return (
    <Form ref={formRef} aria-label="Sign in" onSubmit={submit}>
      <Stack gap={16}>
        <ProblemCallout problem={problem} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
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

async function signIn(input: SignInInput): Promise<void> {
  try {
    await request('/auth/sign-in/email', { method: 'POST', body: input, anonymous: true });
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status !== 401) throw error;
    // One sentence for both: which of the two was wrong is nobody's business.
    throw { ...problem, title: 'Email or password is wrong', detail: 'Check both and try again.' };
  }
}
