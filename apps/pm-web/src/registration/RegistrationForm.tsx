import { Button, DateField, Form, FormActions, Stack } from '@linework/design-system';
import { newPerson, type OpenedInvitation } from '@linework/domain';
import { FormProvider } from 'react-hook-form';
import { request } from '../api/request';
import { useFormField } from '../forms/fields/useFormField';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { PasswordFields } from '../people/PasswordFields';
import { PersonDetails } from '../people/PersonDetails';
import { workReaders } from '../people/PersonValues';

interface RegistrationFormProps {
  token: string;
  invitation: OpenedInvitation;
  onRegistered: () => Promise<void>;
}

/**
 * All but the phone is required (USR-08). The address is the one that was invited. Who is known finds their name and phone; what they do
 * stands in the record that others keep, and people of a client are not asked for it.
 */
export function RegistrationForm({ token, invitation, onRegistered }: RegistrationFormProps) {
  const { email, known, accessRole } = invitation;
  const hasWork = !known && accessRole !== 'client';
  const { firstName, lastName, phone, jobRole, department, startDate, password, confirmPassword } = {
    ...newPerson(),
    ...known,
  };
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: {
      firstName,
      lastName,
      email,
      phone,
      jobRole,
      department,
      startDate,
      password,
      confirmPassword,
      token,
    },
    loadSchema: async () => {
      const { ColleagueRegistration, RegistrationInput } = await import('../forms/schemas');
      return hasWork ? ColleagueRegistration : RegistrationInput;
    },
    readers: workReaders,
    send: async (input) => {
      await request('/registration', { method: 'POST', body: input, anonymous: true });
      await onRegistered();
    },
  });
  return (
    <FormProvider {...form}>
      <Form ref={formRef} aria-label="Registration" onSubmit={submit}>
        <Stack gap={16}>
          <ProblemCallout problem={problem} />
          <PersonDetails
            hasWork={hasWork}
            isEmailFixed
            emailHint="The address that was invited."
            date={<StartDateField format={invitation.dateFormat} />}
          />
          <PasswordFields />
          <FormActions>
            <Button type="submit" variant="solid" tone="accent" size="large" busy={isSending}>
              {isSending ? 'Creating...' : 'Create account'}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </FormProvider>
  );
}

/** In the workspace's date format, which whoever registers is told with the invitation. */
function StartDateField({ format }: { format: OpenedInvitation['dateFormat'] }) {
  const { value, change, control } = useFormField<string>('startDate');
  return (
    <DateField
      label="Start date"
      required
      format={format}
      value={value}
      onValueChange={change}
      {...control}
    />
  );
}
