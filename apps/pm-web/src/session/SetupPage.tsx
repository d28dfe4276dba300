import {
  AuthLayout,
  Button,
  Checkbox,
  Form,
  FormActions,
  PasswordField,
  Stack,
  TextField,
} from '@linework/design-system';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { DocumentTitle } from '../app/DocumentTitle';
import { emailInput } from '../forms/fields/emailInput';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { LoadFailed } from '../problems/LoadFailed';
import { PageSkeleton } from '../problems/PageSkeleton';
import { setupQuery } from './setupQuery';
import { useEnter } from './useEnter';

/** /setup: makes the workspace and its owner, once. */
export function SetupPage() {
  const setup = useQuery(setupQuery);
  if (setup.isPending) return <PageSkeleton />;
  if (setup.isError)
    return <LoadFailed problem={toProblem(setup.error)} onRetry={() => void setup.refetch()} />;
  if (!setup.data.needed) return <Navigate to="/sign-in" replace />;
  return <Setup tokenRequired={setup.data.tokenRequired} />;
}

function Setup({ tokenRequired }: { tokenRequired: boolean }) {
  const enter = useEnter();
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { companyName: '', name: '', email: '', password: '', sample: false, token: '' },
    loadSchema: async () => (await import('../forms/schemas')).SetupInput,
    send: async (input) => {
      await request('/setup', { method: 'POST', body: input, anonymous: true, timeout: 120_000 });
      await enter();
    },
  });
  const { errors } = form.formState;
  return (
    <AuthLayout
      title="Set up your workspace"
      description="One workspace holds your company’s clients, projects and tasks. You become its owner."
    >
      <DocumentTitle title="Set up" />
      <Form ref={formRef} aria-label="Set up" onSubmit={submit}>
        <Stack gap={16}>
          <ProblemCallout problem={problem} />
          {tokenRequired && (
            <TextField
              label="Set-up token"
              hint="The server wrote it to its log when it started."
              autoComplete="off"
              spellCheck={false}
              required
              error={errors.token?.message}
              {...form.register('token')}
            />
          )}
          <TextField
            label="Company name"
            autoComplete="organization"
            autoFocus={!tokenRequired}
            required
            error={errors.companyName?.message}
            {...form.register('companyName')}
          />
          <TextField
            label="Your name"
            autoComplete="name"
            required
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label="Email"
            {...emailInput}
            autoComplete="username"
            required
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label="Password"
            hint="At least 8 characters. Longer is better."
            autoComplete="new-password"
            required
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Controller
            control={form.control}
            name="sample"
            render={({ field: { value, onChange, ...field } }) => (
              <Checkbox
                label="Start with the sample data"
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
                {...field}
              />
            )}
          />
          <FormActions>
            <Button type="submit" variant="solid" tone="accent" size="large" busy={isSending}>
              {isSending ? 'Creating...' : 'Create workspace'}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
