import {
  Badge,
  type BadgeProps,
  Button,
  Callout,
  Card,
  EmptyState,
  List,
  ListRow,
  PageContent,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useToast,
  VisuallyHidden,
} from '@linework/design-system';
import { MAIL_DAYS, MAIL_KIND_LABELS, type MailRow, type MailState, mailMessages } from '@linework/domain';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, RotateCw, X } from 'lucide-react';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { useFormat } from '../format/useFormat';
import { LoadFailed } from '../problems/LoadFailed';
import { mailApi } from './mailApi';

/** /mail: what the server sends and sent lately, for owners and admins. */
export function MailPage() {
  const mails = useInfiniteQuery(mailApi.pages);
  if (mails.isError && !mails.data)
    return <LoadFailed problem={toProblem(mails.error)} onRetry={() => void mails.refetch()} />;
  const [first] = mails.data?.pages ?? [];
  return (
    <PageContent>
      <DocumentTitle title="Mail" />
      <PageHeader
        title="Mail"
        meta={`Mails that wait to be sent, and those of the last ${MAIL_DAYS} days.`}
      />
      {first && !first.isConfigured && (
        <Callout tone="warning" title="No mail server">
          {mailMessages.notConfigured} Links of invitations can be copied meanwhile.
        </Callout>
      )}
      <Card flush>
        {mails.data ? <Mails rows={mails.data.pages.flatMap(({ rows }) => rows)} /> : <MailsOnTheirWay />}
      </Card>
      {mails.hasNextPage && (
        <Stack direction="row" justify="center">
          <Button busy={mails.isFetchingNextPage} onClick={() => void mails.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </PageContent>
  );
}

function Mails({ rows }: { rows: readonly MailRow[] }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const acting = useMutation({
    mutationFn: ({ id, act }: { id: string; act: 'retry' | 'cancel' }) => mailApi[act](id),
    onError: (error) =>
      toast({ tone: 'danger', title: toProblem(error).title, description: toProblem(error).detail }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.mails }),
  });
  if (rows.length === 0)
    return (
      <EmptyState icon={<Mail />} title="No mail" description="Mails that Linework sends appear here." />
    );
  return (
    <List aria-label="Mails">
      {rows.map((mail) => (
        <ListRow
          key={mail.id}
          title={mail.recipient}
          trailing={
            <Stack direction="row" gap={8} align="center">
              <Badge tone={STATES[mail.state].tone}>{STATES[mail.state].label}</Badge>
              {mail.state === 'queued' && (
                <Button
                  size="small"
                  icon={<X />}
                  aria-label={`Cancel the mail to ${mail.recipient}`}
                  onClick={() => acting.mutate({ id: mail.id, act: 'cancel' })}
                >
                  Cancel
                </Button>
              )}
              {(mail.state === 'failed' || mail.state === 'cancelled') && (
                <Button
                  size="small"
                  icon={<RotateCw />}
                  aria-label={`Send the mail to ${mail.recipient} again`}
                  onClick={() => acting.mutate({ id: mail.id, act: 'retry' })}
                >
                  Try again
                </Button>
              )}
            </Stack>
          }
        >
          <Text size="meta" tone="muted">
            <MailFacts mail={mail} />
          </Text>
        </ListRow>
      ))}
    </List>
  );
}

const STATES: Record<MailState, { label: string; tone: NonNullable<BadgeProps['tone']> }> = {
  queued: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** 'Invitation · queued 2h ago · The mail server cannot be reached (ESOCKET) · 3 attempts, next 11/24/2026 14:05' */
function MailFacts({ mail }: { mail: MailRow }) {
  const { ago, moment } = useFormat();
  const { kind, state, attempts, problem, queuedAt, nextTryAt, endedAt } = mail;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const facts = [
    MAIL_KIND_LABELS[kind],
    `queued ${ago(queuedAt).toLowerCase()}`,
    ...(state === 'sent' && endedAt ? [`sent ${moment(endedAt)}`] : []),
    ...(problem ? [problem] : []),
    ...(state === 'queued' && attempts > 0 && nextTryAt ? [`${tries}, next ${moment(nextTryAt)}`] : []),
    ...(state === 'failed' ? [`given up after ${tries}`] : []),
  ];
  return <span>{facts.join(' · ')}</span>;
}

/** The list's shape while it loads: nothing moves when it arrives (GEN-17). */
function MailsOnTheirWay() {
  return (
    <>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <List aria-busy>
        {[220, 180, 240].map((width) => (
          <ListRow
            key={width}
            title={<Skeleton width={width} />}
            meta={<Skeleton width={width * 0.6} height={11} />}
          />
        ))}
      </List>
    </>
  );
}
