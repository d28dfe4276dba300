import { Button, Stack, Text, ToastProvider } from '@linework/design-system';
import type { SessionInfo } from '@linework/domain';
import { Link } from 'react-router-dom';
import { SessionContext, useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { useSignOut } from '../session/useSignOut';
import { ColleagueForm } from './ColleagueForm';
import { Sheet } from './Sheet';

interface ColleagueProps {
  session: SessionInfo;
  /** The page was opened by an invitation's link. */
  isInvited: boolean;
}

/** /register for who is signed in. */
export function Colleague({ session, isInvited }: ColleagueProps) {
  return (
    <SessionContext value={session}>
      <ToastProvider>
        <ColleaguePage isInvited={isInvited} />
      </ToastProvider>
    </SessionContext>
  );
}

function ColleaguePage({ isInvited }: { isInvited: boolean }) {
  const signOut = useSignOut();
  const may = useCan();
  const { person } = useSession();
  if (isInvited || !may('person:create')) {
    return (
      <Sheet title={isInvited ? 'Sign out first' : 'Ask an owner or admin'}>
        <Text>
          {isInvited
            ? `You are signed in as ${person.name}. Sign out, then open the invitation again to make another account.`
            : 'Only owners and admins add people to this workspace.'}
        </Text>
        <Stack direction="row" gap={8} wrap>
          {isInvited && <Button onClick={() => void signOut()}>Sign out</Button>}
          <Button asChild variant="ghost">
            <Link to="/dashboard">Back to the dashboard</Link>
          </Button>
        </Stack>
      </Sheet>
    );
  }
  return (
    <Sheet
      title="User Registration"
      description="Makes the account of a colleague at once. They sign in with this email and password."
    >
      <ColleagueForm />
    </Sheet>
  );
}
