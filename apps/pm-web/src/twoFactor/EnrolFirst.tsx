import { AuthLayout, ToastProvider, useToast } from '@linework/design-system';
import { toProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { useLeaveWhenSignedOut } from '../session/useLeaveWhenSignedOut';
import { useSignOut } from '../session/useSignOut';
import { EnrolSteps } from './EnrolSteps';

const TITLE = 'Set up two-factor authentication';

/** In place of every screen, for somebody whose workspace requires a second factor, until they have one. */
export function EnrolFirst({ onDone }: { onDone: () => Promise<void> }) {
  useLeaveWhenSignedOut();
  return (
    <ToastProvider>
      <AuthLayout
        title={TITLE}
        description="Your workspace requires it. You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator."
      >
        <DocumentTitle title={TITLE} />
        <Steps onDone={onDone} />
      </AuthLayout>
    </ToastProvider>
  );
}

function Steps({ onDone }: { onDone: () => Promise<void> }) {
  const signOut = useSignOut();
  const toast = useToast();
  const finish = async () => {
    try {
      await onDone();
    } catch (error) {
      const { title, detail } = toProblem(error);
      toast({ tone: 'danger', title, description: detail });
    }
  };
  return (
    <EnrolSteps
      autoFocus
      cancelLabel="Sign out"
      onCancel={() => void signOut()}
      onDone={() => void finish()}
    />
  );
}
