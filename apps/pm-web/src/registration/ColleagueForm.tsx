import { Button, Callout, Form, FormActions, Stack, Link as StyledLink } from '@linework/design-system';
import { parsed, parseHours, parseMoney } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { v7 as newId } from 'uuid';
import { keys } from '../api/keys';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { AccessSection } from '../people/AccessSection';
import { PasswordFields } from '../people/PasswordFields';
import { PersonDetails } from '../people/PersonDetails';
import { newPersonValues, workReaders } from '../people/PersonValues';
import { personApi } from '../people/personApi';
import { useSession } from '../session/SessionContext';

/** The registration form for a colleague: their account is there at once. */
export function ColleagueForm() {
  const { settings } = useSession();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<{ id: string; name: string } | null>(null);
  const { form, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: newPersonValues(newId()),
    loadSchema: async () => (await import('../forms/schemas')).PersonCreate,
    readers: {
      hourlyRateMinor: (text) => parseMoney(text, settings.currency),
      hoursPerWeek: parseHours,
      clientId: parsed,
      ...workReaders,
    },
    send: async (input) => {
      const person = await personApi.create(input);
      await queryClient.invalidateQueries({ queryKey: keys.people.all });
      setMade(person);
      form.reset(newPersonValues(newId()));
    },
  });
  return (
    <FormProvider {...form}>
      <Form ref={formRef} aria-label="User Registration" onSubmit={submit}>
        <Stack gap={16}>
          {made && (
            <Callout tone="success" title="Account created">
              {made.name} can sign in now.{' '}
              <StyledLink asChild>
                <Link to={`/users/edit?id=${made.id}`}>Open user</Link>
              </StyledLink>
            </Callout>
          )}
          <ProblemCallout problem={problem} />
          <PersonDetails autoFocus />
          <PasswordFields />
          <AccessSection canChange />
          <FormActions>
            <Button asChild>
              <Link to="/users">Users</Link>
            </Button>
            <Button type="submit" variant="solid" tone="accent" busy={isSending}>
              {isSending ? 'Creating...' : 'Create account'}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </FormProvider>
  );
}
