import { Button, Form, FormActions, Stack, Text, TextField } from '@linework/design-system';
import { request } from '../api/request';
import { emailInput } from '../forms/fields/emailInput';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';

interface LinkRequestFormProps {
  /** Name of the form, for assistive technology. */
  label: string;
  words: string;
  /** Behind /api: where the address is sent to. */
  path: string;
  /** 'username' where it is the one of an account. */
  autoComplete: 'username' | 'email';
  onAsked: (email: string) => void;
}

/** Asks a visitor for the address that a link is mailed to. */
export function LinkRequestForm({ label, words, path, autoComplete, onAsked }: LinkRequestFormProps) {
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { email: '' },
    loadSchema: async () => (await import('../forms/schemas')).LinkRequest,
    send: async (input) => {
      await request(path, { method: 'POST', body: input, anonymous: true });
      onAsked(input.email);
    },
  });
  return (
    <Form ref={formRef} aria-label={label} onSubmit={submit}>
      <Stack gap={16}>
        <Text>{words}</Text>
        <ProblemCallout problem={problem} />
        <TextField
          label="Email"
          {...emailInput}
          autoComplete={autoComplete}
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
