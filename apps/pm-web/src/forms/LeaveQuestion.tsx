import { AlertDialog } from '@linework/design-system';
import type { UnsavedGuard } from './useUnsavedGuard';

/** The question before what was typed is left behind: a page, or a dialog. */
export function LeaveQuestion({ isAsking, stay, leave }: Pick<UnsavedGuard, 'isAsking' | 'stay' | 'leave'>) {
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={(open) => !open && stay()}
      title="Leave without saving?"
      description="What you changed here is not saved yet. Leaving throws it away."
      cancelLabel="Keep editing"
      confirmLabel="Discard changes"
      onConfirm={leave}
    />
  );
}
