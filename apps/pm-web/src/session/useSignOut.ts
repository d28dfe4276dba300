import { useToast } from '@linework/design-system';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { forgetDrafts } from '../forms/forgetDrafts';
import { askToLeave } from '../forms/unsaved';
import { recentKey } from '../shell/recentKey';
import { localStore } from '../storage/localStore';
import { followedKey } from '../tasks/bulk/followedKey';
import { forgettableTimerKeys } from '../time/timer/timerKey';
import { endSession } from './endSession';
import { announceSignOut } from './otherTabs';
import { useSession } from './SessionContext';

/**
 * Ends the session on the server, forgets what this browser held of it, and goes to the landing page (GEN-09), after the
 * question of a form with unsaved changes. Forms in other tabs keep their drafts (see useLeaveWhenSignedOut). Where the
 * server did not answer the session is still open, and the person is told so rather than shown a false goodbye.
 */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { person } = useSession();
  return async () => {
    const leave = await askToLeave();
    if (!leave) return;
    try {
      await endSession();
    } catch (error) {
      const { title } = toProblem(error);
      toast({ tone: 'danger', title: 'You are still signed in', description: `${title}. Try again.` });
      return;
    }
    const own = [followedKey(person.id), recentKey(person.id), ...forgettableTimerKeys(person.id)];
    for (const key of ['isAuthenticated', 'user', 'authToken', ...own]) localStore.remove(key);
    leave();
    await forgetDrafts();
    announceSignOut();
    // First away from the screens that need a session, then without one.
    await navigate('/');
    await forgetAnswers(queryClient);
  };
}

/** Screens that are not gone yet, or that somebody goes back to before the landing page is drawn, hear that there is no session. */
async function forgetAnswers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.setQueryData(keys.session, null, { updatedAt: 0 });
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.session[0] });
  queryClient.getMutationCache().clear();
}
