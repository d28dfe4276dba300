import { Button, Form, FormActions, Stack, useToast } from '@linework/design-system';
import type { PersonSettings, SessionInfo } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { keys } from '../api/keys';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { settingsApi } from './settingsApi';

interface PersonSettingsFormProps {
  'aria-label': string;
  /** What the form changes; the rest stays as it is. */
  defaultValues: PersonSettings;
  children: ReactNode;
}

/** A form of some of what each person decides for themself. */
export function PersonSettingsForm({ defaultValues, children, ...named }: PersonSettingsFormProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues,
    loadSchema: async () => (await import('../forms/schemas')).PersonSettings,
    send: async (input) => {
      const saved = await settingsApi.savePerson(input);
      form.reset(saved);
      queryClient.setQueryData<SessionInfo | null>(
        keys.session,
        (session) => session && { ...session, settings: { ...session.settings, ...saved } },
      );
      toast({ tone: 'success', title: 'Settings saved' });
    },
  });
  return (
    <FormProvider {...form}>
      <Form ref={formRef} onSubmit={submit} {...named}>
        <Stack gap={16}>
          <ProblemCallout problem={problem} />
          {children}
          <FormActions>
            <Button type="submit" variant="solid" tone="accent" busy={isSending}>
              {isSending ? 'Saving...' : 'Save Changes'}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </FormProvider>
  );
}
