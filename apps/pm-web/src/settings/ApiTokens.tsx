import {
  Badge,
  Button,
  Callout,
  Card,
  EmptyState,
  Link,
  List,
  ListRow,
  Skeleton,
  Text,
  useToast,
} from '@linework/design-system';
import { type ApiToken, type NewApiToken, TOKEN_SCOPE_LABELS } from '@linework/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { serverNow } from '../api/serverClock';
import { useFormat } from '../format/useFormat';
import { CopyField } from '../forms/fields/CopyField';
import { LoadFailed } from '../problems/LoadFailed';
import { lateDialog } from '../problems/latePart';
import { settingsApi } from './settingsApi';

const NewTokenDialog = lateDialog(async () => (await import('./NewTokenDialog')).NewTokenDialog);

/** The keys by which one's programs use the API: made, seen by their last use, and revoked. */
export function ApiTokens() {
  const tokens = useQuery(settingsApi.tokens);
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<NewApiToken | null>(null);
  const revoking = useMutation({
    mutationFn: ({ id }: ApiToken) => settingsApi.revokeToken(id),
    onSuccess: (_, { id, name }) => {
      if (made?.id === id) setMade(null);
      toast({ tone: 'success', title: `“${name}” revoked` });
    },
    onError: (error) =>
      toast({ tone: 'danger', title: toProblem(error).title, description: toProblem(error).detail }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.tokens }),
  });
  if (tokens.isPending) return <Skeleton height={160} aria-label="Loading your API tokens..." />;
  if (tokens.isError)
    return <LoadFailed problem={toProblem(tokens.error)} onRetry={() => void tokens.refetch()} />;
  const { rows } = tokens.data;
  return (
    <Card
      title="API tokens"
      description={
        <>
          Programs that send one act for you, within what you may do. See{' '}
          <Link href="/api/docs">the API’s documentation</Link>.
        </>
      }
      flush
      action={
        <Button size="small" icon={<Plus />} onClick={() => setOpen(true)}>
          New token
        </Button>
      }
    >
      {made && (
        <Callout tone="success" title={`“${made.name}” is ready`}>
          <Text>Copy the token now: it is shown this once.</Text>
          <CopyField label="Token" value={made.token} />
        </Callout>
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={<KeyRound />}
          title="No API tokens"
          description="Make one for a script or another program that uses your workspace."
        />
      ) : (
        <List aria-label="API tokens">
          {rows.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => revoking.mutate(token)} />
          ))}
        </List>
      )}
      {isOpen && (
        <NewTokenDialog
          onClose={() => setOpen(false)}
          onMade={(token) => {
            setMade(token);
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}

function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { ago, moment } = useFormat();
  const { name, scope, ending, createdAt, expiresAt, lastUsedAt } = token;
  const isOver = new Date(expiresAt) <= serverNow();
  const facts = [
    TOKEN_SCOPE_LABELS[scope],
    `…${ending}`,
    `made ${ago(createdAt).toLowerCase()}`,
    `${isOver ? 'ended' : 'ends'} ${moment(expiresAt)}`,
    lastUsedAt ? `last used ${ago(lastUsedAt).toLowerCase()}` : 'never used',
  ];
  return (
    <ListRow
      leading={<KeyRound size={18} aria-hidden />}
      title={name}
      trailing={
        <>
          {isOver && <Badge tone="neutral">Ended</Badge>}
          <Button size="small" tone="danger" aria-label={`Revoke ${name}`} onClick={onRevoke}>
            Revoke
          </Button>
        </>
      }
    >
      <Text size="meta" tone="muted">
        {facts.join(' · ')}
      </Text>
    </ListRow>
  );
}
