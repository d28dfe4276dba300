import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion';
import { useUnsavedGuard } from './useUnsavedGuard';

interface Closing {
  /** For Cancel, Escape and the cross. */
  close: () => void;
  /** Drawn anywhere in the dialog. */
  question: ReactNode;
}

/**
 * Closing a dialog in which something was typed asks first, and so does leaving the page under it. In the dialog of a form the
 * page's form asks: give it what is typed by `useUncommitted`.
 */
export function useClosing(hasChanges: boolean, onClose: () => void): Closing {
  const [isAsking, setAsking] = useState(false);
  const isInForm = useFormContext() !== null;
  return {
    close: () => (hasChanges ? setAsking(true) : onClose()),
    question: (
      <>
        <LeaveQuestion isAsking={isAsking} stay={() => setAsking(false)} leave={onClose} />
        {!isInForm && <PageQuestion hasChanges={hasChanges} />}
      </>
    ),
  };
}

/** A router has room for one guard: not beside that of a form. */
function PageQuestion({ hasChanges }: { hasChanges: boolean }) {
  return <LeaveQuestion {...useUnsavedGuard(hasChanges, noDraft)} />;
}

const noDraft = { clear: () => undefined, keep: async () => false };
