import { Button, Card, List, Skeleton, useToast } from '@linework/design-system';
import type { OpenSession } from '@linework/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { LoadFailed } from '../problems/LoadFailed';
import { SessionRow } from '../session/SessionRow';
import { stillSignedIn } from '../session/stillSignedIn';
import { settingsApi } from './settingsApi';

/** Where one is signed in; each session but this one can be ended. */
export function SessionsPanel() {
  const sessions = useQuery(settingsApi.sessions);
  const queryClient = useQueryClient();
  const toast = useToast();
  const ending = useMutation({
    mutationFn: async (which: OpenSession | 'others') => {
      await (which === 'others' ? settingsApi.endOtherSessions() : settingsApi.endSession(which.id));
      const { rows } = await queryClient.fetchQuery(settingsApi.sessions);
      if (rows.some(({ id, isCurrent }) => (which === 'others' ? !isCurrent : id === which.id)))
        throw stillSignedIn;
    },
    onSuccess: () => toast({ tone: 'success', title: 'Signed out there' }),
    onError: (error) =>
      toast({ tone: 'danger', title: toProblem(error).title, description: toProblem(error).detail }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.sessions }),
  });
  if (sessions.isPending) return <Skeleton height={160} aria-label="Loading your sessions..." />;
  if (sessions.isError)
    return <LoadFailed problem={toProblem(sessions.error)} onRetry={() => void sessions.refetch()} />;
  const { rows } = sessions.data;
  const others = rows.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title="Where you are signed in"
      flush
      action={
        others.length > 0 && (
          <Button size="small" tone="danger" icon={<LogOut />} onClick={() => ending.mutate('others')}>
            {others.length === 1 ? 'Sign out the other' : `Sign out the ${others.length} others`}
          </Button>
        )
      }
    >
      <List>
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ending.mutate(session)} />
        ))}
      </List>
    </Card>
  );
}
