import { Dialog } from '@linework/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../api/keys';
import { onSessionEnd } from '../api/sessionEnd';
import { useSession } from './SessionContext';
import { SignInForm } from './SignInForm';
import { sessionQuery } from './sessionQuery';

/**
 * The session ended while somebody works: signing in again happens in place, over the screen, so that a half-filled form
 * keeps its text and the failed save can be repeated.
 */
export function SignInAgain() {
  const { person } = useSession();
  const queryClient = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  // Requests that met a 401 are the external thing.
  useEffect(() => onSessionEnd(() => setEnded(true)), []);

  const resume = async () => {
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    if (session?.person.id !== person.id) {
      // Somebody else on this device: nothing of the first person's stays on screen or in memory.
      window.location.assign('/dashboard');
      return;
    }
    setEnded(false);
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.session[0] });
  };

  return (
    <Dialog
      open={hasEnded}
      onOpenChange={setEnded}
      size="small"
      title="Sign in again"
      description="Your session has ended. What you typed is still here."
    >
      <SignInForm email={person.email} onSignedIn={resume} />
    </Dialog>
  );
}
