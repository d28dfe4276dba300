import { AlertDialog, Button, Card, List, ListRow, Skeleton, useToast } from '@linework/design-system';
import type { PersonDetail } from '@linework/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { toProblem } from '../api/problem';
import { LoadFailed } from '../problems/LoadFailed';
import { SessionRow } from '../session/SessionRow';
import { stillSignedIn } from '../session/stillSignedIn';
import { personApi } from './personApi';

interface SignedInPanelProps {
  person: Pick<PersonDetail, 'id' | 'name'>;
}

/** Where somebody is signed in, for those who may sign them out: a lost laptop, a last day at work. */
export function SignedInPanel({ person: { id, name } }: SignedInPanelProps) {
  const sessions = useQuery(personApi.sessions(id));
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    await personApi.endSessions(id);
    const left = await queryClient.fetchQuery({ ...personApi.sessions(id), staleTime: 0 });
    if (left.rows.length > 0) throw new Error(stillSignedIn.detail);
    toast({ tone: 'success', title: `${name} is signed out everywhere` });
  };
  if (sessions.isPending) return <Skeleton height={120} aria-label="Loading their sessions..." />;
  if (sessions.isError)
    return <LoadFailed problem={toProblem(sessions.error)} onRetry={() => void sessions.refetch()} />;
  const { rows } = sessions.data;
  return (
    <Card
      title="Where they are signed in"
      flush
      action={
        // Also where no browser is left: API tokens end too.
        <Button size="small" tone="danger" icon={<LogOut />} onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <List>
        {rows.length === 0 && <ListRow title="Nowhere at the moment." />}
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </List>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Sign ${name} out everywhere?`}
        description="Every browser that they use asks for their password again, and their API tokens are revoked. Their account stays as it is."
        confirmLabel="Sign out everywhere"
        onConfirm={end}
      />
    </Card>
  );
}
