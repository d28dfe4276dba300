import { Button, Form, FormActions, FormSection, Stack, useToast } from '@linework/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { keys } from '../api/keys';
import { FormPasswordField } from '../forms/fields/FormPasswordField';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { PasswordFields } from '../people/PasswordFields';
import { UsernameForManagers } from '../people/UsernameForManagers';
import { settingsApi } from './settingsApi';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

/** A new password, which ends every other session (SET-03). */
export function ChangePassword() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: EMPTY,
    loadSchema: async () => (await import('../forms/schemas')).PasswordChange,
    send: async (input) => {
      await settingsApi.changePassword(input);
      form.reset(EMPTY);
      toast({ tone: 'success', title: 'Password changed', description: 'Your other sessions have ended.' });
      await queryClient.invalidateQueries({ queryKey: keys.sessions });
    },
  });
  return (
    <FormProvider {...form}>
      <Form ref={formRef} aria-label="Change Password" onSubmit={submit}>
        <FormSection title="Change Password" description="Signs you out everywhere but here.">
          <Stack gap={16}>
            <ProblemCallout problem={problem} />
            <UsernameForManagers />
            <FormPasswordField
              name="currentPassword"
              label="Current password"
              required
              autoComplete="current-password"
            />
            <PasswordFields label="New password" confirmLabel="Repeat new password" />
            <FormActions>
              <Button type="submit" variant="solid" tone="accent" busy={isSending}>
                {isSending ? 'Saving...' : 'Change Password'}
              </Button>
            </FormActions>
          </Stack>
        </FormSection>
      </Form>
    </FormProvider>
  );
}
