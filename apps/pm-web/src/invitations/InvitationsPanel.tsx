import { Button, Card, List, ListRow, Menu, Stack } from '@linework/design-system';
import { ACCESS_ROLE_LABELS, countOf, type InvitationRow } from '@linework/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Link2, Mail, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { serverNow } from '../api/serverClock';
import { useFormat } from '../format/useFormat';
import { useDelete } from '../lists/useDelete';
import { lateDialog } from '../problems/latePart';
import { invitationApi, registrationUrl } from './invitationApi';

const LinkDialog = lateDialog(async () => (await import('./LinkDialog')).LinkDialog);

/** Who is invited and has not come yet: a link to copy, sent again, withdrawn. Nothing where nobody is. */
export function InvitationsPanel() {
  const { data } = useQuery(invitationApi.open);
  const queryClient = useQueryClient();
  const deleting = useDelete({ kind: 'invitation' });
  const [link, setLink] = useState<{ email: string; url: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (!data || data.rows.length === 0) return deleting.dialog;

  const show = async (invitation: InvitationRow, made: ReturnType<typeof invitationApi.newLink>) => {
    try {
      setProblem(null);
      setLink({ email: invitation.email, url: registrationUrl(await made) });
    } catch (error) {
      setProblem(toProblem(error).detail);
    }
    await queryClient.invalidateQueries({ queryKey: keys.invitations.all });
  };
  return (
    <Card title={countOf('invitation', data.total)} headingLevel={2} flush description={problem}>
      <List>
        {data.rows.map((invitation) => (
          <ListRow
            key={invitation.id}
            leading={<Mail size={18} aria-hidden />}
            title={invitation.email}
            meta={<InvitedAs invitation={invitation} />}
            trailing={
              <Stack direction="row" gap={4}>
                <Button
                  size="small"
                  icon={<Link2 />}
                  aria-label={`Copy link for ${invitation.email}`}
                  onClick={() => void show(invitation, invitationApi.newLink(invitation.id))}
                >
                  Copy link
                </Button>
                <Menu
                  align="end"
                  trigger={
                    <Button size="small" variant="ghost" aria-label={`Actions for ${invitation.email}`}>
                      <Ellipsis size={16} aria-hidden />
                    </Button>
                  }
                >
                  <Menu.Item
                    icon={<RotateCw />}
                    onSelect={() =>
                      void show(invitation, invitationApi.renew(invitation.id, invitation.version))
                    }
                  >
                    Send again
                  </Menu.Item>
                  <Menu.Item
                    icon={<X />}
                    tone="danger"
                    onSelect={() => deleting.ask({ ...invitation, name: invitation.email })}
                  >
                    Withdraw
                  </Menu.Item>
                </Menu>
              </Stack>
            }
          />
        ))}
      </List>
      {deleting.dialog}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </Card>
  );
}

/** 'Invited as Member by Marta Lindqvist, 2d ago · link ends in 5 days' */
function InvitedAs({ invitation }: { invitation: InvitationRow }) {
  const { ago } = useFormat();
  const { accessRole, clientName, invitedBy, createdAt, expiresAt } = invitation;
  const role = clientName
    ? `${ACCESS_ROLE_LABELS[accessRole]} of ${clientName}`
    : ACCESS_ROLE_LABELS[accessRole];
  const by = invitedBy ? ` by ${invitedBy}` : '';
  const words = [`Invited as ${role}${by}, ${ago(createdAt).toLowerCase()}`, endText(expiresAt)];
  return <span>{[...words, ...mailText(invitation)].join(' · ')}</span>;
}

function mailText({ mail }: InvitationRow): string[] {
  if (mail?.state === 'sent') return ['mailed'];
  if (mail?.state === 'queued')
    return [mail.problem ? `the mail waits: ${mail.problem}` : 'the mail is on its way'];
  return mail?.state === 'failed' ? [`not mailed: ${mail.problem}`] : [];
}

function endText(expiresAt: string): string {
  const days = Math.ceil((new Date(expiresAt).getTime() - serverNow().getTime()) / 86_400_000);
  if (days <= 0) return 'the link has expired';
  return days === 1 ? 'link ends within a day' : `link ends in ${days} days`;
}
