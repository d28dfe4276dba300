import { Dialog } from '@linework/design-system';
import { emailKey } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { keys } from '../api/keys';
import { askToLeave, type Leave } from '../forms/unsaved';
import { useSession } from './SessionContext';
import { SignInForm } from './SignInForm';
import { startSession } from './startSession';

interface SignInAgainProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The session ended while somebody works: signing in again happens in place, over the screen, so that a half-filled form
 * keeps its text and the failed save can be repeated.
 */
export function SignInAgain({ open, onOpenChange }: SignInAgainProps) {
  const { person } = useSession();
  const queryClient = useQueryClient();

  // Asked once, however often the password is wrong.
  const leave = useRef<Leave | null>(null);
  const mayBe = async (email: string) => {
    if (emailKey(email) === emailKey(person.email)) return true;
    leave.current ??= await askToLeave();
    return leave.current !== null;
  };

  const resume = async () => {
    const session = await startSession(queryClient);
    if (session.person.id !== person.id) {
      // Somebody else on this device: nothing of the first person's stays on screen or in memory.
      leave.current?.();
      window.location.assign('/dashboard');
      return;
    }
    onOpenChange(false);
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.session[0] });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title="Sign in again"
      description="Your session has ended. What you typed is still here."
    >
      <SignInForm email={person.email} onBefore={mayBe} onSignedIn={resume} />
    </Dialog>
  );
}
