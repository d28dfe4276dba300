import { Button, Dialog, Form, Stack } from '@linework/design-system';
import {
  type NewApiToken,
  parsed,
  TOKEN_DAYS,
  TOKEN_SCOPE_LABELS,
  TOKEN_SCOPES,
  type TokenScope,
} from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { keys } from '../api/keys';
import { FormPasswordField } from '../forms/fields/FormPasswordField';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTextField } from '../forms/fields/FormTextField';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { useClosing } from '../forms/useClosing';
import { settingsApi } from './settingsApi';

interface NewTokenDialogProps {
  onClose: () => void;
  onMade: (token: NewApiToken) => void;
}

/** Makes an API token of one's own. */
export function NewTokenDialog({ onClose, onMade }: NewTokenDialogProps) {
  const queryClient = useQueryClient();
  const scope: TokenScope = 'read';
  const { form, formId, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { name: '', scope, days: '90', currentPassword: '' },
    loadSchema: async () => (await import('../forms/schemas')).ApiTokenInput,
    readers: { days: (text) => parsed(Number(text)) },
    send: async (input) => {
      const token = await settingsApi.makeToken(input);
      await queryClient.invalidateQueries({ queryKey: keys.tokens });
      onMade(token);
    },
  });
  const { close, question } = useClosing(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="New API token"
      description="It acts for you, and never does more than you may. The token itself is shown once."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="solid" tone="accent" busy={isSending}>
            {isSending ? 'Creating...' : 'Create token'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Form id={formId} ref={formRef} aria-label="New API token" onSubmit={submit}>
          <Stack gap={16}>
            <ProblemCallout problem={problem} />
            <FormTextField name="name" label="Name" required hint="What uses it: Nightly import" autoFocus />
            <FormSelect
              name="scope"
              label="It may do"
              options={TOKEN_SCOPES.map((value) => ({ value, label: TOKEN_SCOPE_LABELS[value] }))}
            />
            <FormSelect
              name="days"
              label="It ends after"
              options={TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
            />
            {/* The form below the dialog has a field of this name too. */}
            <FormPasswordField
              id="token-password"
              name="currentPassword"
              label="Current password"
              required
              autoComplete="current-password"
            />
          </Stack>
        </Form>
      </FormProvider>
      {question}
    </Dialog>
  );
}
