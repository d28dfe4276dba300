import { Button, Callout, Drawer, Form, Stack, Text } from '@linework/design-system';
import { INVITATION_DAYS, type InviteForm, newInvitation, parsed } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { CopyField } from '../forms/fields/CopyField';
import { FormTextArea } from '../forms/fields/FormTextArea';
import { ProblemCallout } from '../forms/ProblemCallout';
import { useCheckedForm } from '../forms/useCheckedForm';
import { useClosing } from '../forms/useClosing';
import { AccessRights } from '../people/AccessRights';
import { AccessRoleField } from '../people/AccessRoleField';
import { CompanyField } from '../people/AccessSection';
import { invitationApi, registrationUrl } from './invitationApi';

/** An address that was invited with its link, or why it was not. */
type Outcome = { email: string; url: string; isMailed: boolean } | { email: string; problem: string };

/** Invites people by their addresses; then shows the link of each, and why an address was not invited. */
export function InviteDrawer({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  /** What was not invited, and is told so. */
  const [left, setLeft] = useState('');
  const { form, formId, formRef, submit, isSending, problem } = useCheckedForm({
    defaultValues: { ...newInvitation(), emails: '', clientId: '' },
    loadSchema: async () => (await import('../forms/schemas')).InviteForm,
    readers: { clientId: parsed },
    send: async (input) => {
      const done: Outcome[] = [];
      for (const email of input.emails) done.push(await invite(email, input));
      await queryClient.invalidateQueries({ queryKey: keys.invitations.all });
      setOutcomes((earlier) => [...earlier.filter(isInvited), ...done]);
      // Those that failed stay in the field, to be mended.
      const failed = done
        .filter((outcome) => !isInvited(outcome))
        .map(({ email }) => email)
        .join('\n');
      setLeft(failed);
      form.setValue('emails', failed);
    },
  });
  const accessRole = useWatch({ control: form.control, name: 'accessRole' });
  const emails = useWatch({ control: form.control, name: 'emails' });
  const { close, question } = useClosing(emails.trim() !== left, onClose);
  const invited = outcomes.filter(isInvited);
  const failed = outcomes.flatMap((outcome) => ('problem' in outcome ? outcome : []));
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && close()}
      title="Invite people"
      description={`Each gets a link of their own. It works once, for ${INVITATION_DAYS} days.`}
      footer={
        <>
          <Button onClick={close}>{invited.length > 0 ? 'Done' : 'Cancel'}</Button>
          <Button type="submit" form={formId} variant="solid" tone="accent" busy={isSending}>
            {isSending ? 'Inviting...' : 'Invite'}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Form id={formId} ref={formRef} aria-label="Invite people" onSubmit={submit}>
          <Stack gap={16}>
            <ProblemCallout problem={problem} />
            {invited.length > 0 && (
              <Callout
                tone="success"
                title={invited.length === 1 ? 'Invited' : `${invited.length} people invited`}
              >
                <Stack gap={12}>
                  <Text>
                    {invited.every(({ isMailed }) => isMailed)
                      ? 'A mail with a link is on its way to each. Here are links to hand over yourself: they are shown this once.'
                      : 'Send each their link. It is shown this once; a new one can be made at any time.'}
                  </Text>
                  {invited.map(({ email, url }) => (
                    <CopyField key={email} label={`Link for ${email}`} value={url} />
                  ))}
                </Stack>
              </Callout>
            )}
            {failed.length > 0 && (
              <Callout tone="danger" title="Not invited">
                <ul>
                  {failed.map(({ email, problem: why }) => (
                    <li key={email}>{`${email}: ${why}`}</li>
                  ))}
                </ul>
              </Callout>
            )}
            <FormTextArea
              name="emails"
              label="Email addresses"
              required
              rows={3}
              hint="One a line, or with commas between."
              autoFocus
            />
            <AccessRoleField name="accessRole" />
            {accessRole === 'client' && <CompanyField />}
            <AccessRights accessRole={accessRole} />
          </Stack>
        </Form>
      </FormProvider>
      {question}
    </Drawer>
  );
}

async function invite(email: string, { accessRole, clientId }: InviteForm): Promise<Outcome> {
  try {
    const { id, mail } = await invitationApi.create({ id: newId(), email, accessRole, clientId });
    const url = registrationUrl(await invitationApi.newLink(id));
    return { email, url, isMailed: mail !== null };
  } catch (error) {
    const problem = toProblem(error);
    return { email, problem: problem.detail };
  }
}

function isInvited(outcome: Outcome): outcome is Extract<Outcome, { url: string }> {
  return 'url' in outcome;
}
