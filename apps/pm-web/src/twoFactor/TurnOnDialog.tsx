import { Dialog } from '@linework/design-system';
import { useState } from 'react';
import { EnrolSteps } from './EnrolSteps';

interface TurnOnDialogProps {
  /** It is on from now on. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Turns two-factor authentication on, as one wishes. */
export function TurnOnDialog({ onChanged, onClose }: TurnOnDialogProps) {
  const [isOn, setOn] = useState(false);
  return (
    <Dialog
      open
      // The codes are shown once: only who says that they are kept leaves them.
      onOpenChange={(open) => !open && !isOn && onClose()}
      title="Turn on two-factor authentication"
      description={
        isOn
          ? 'It is on, and your other sessions have ended.'
          : 'You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.'
      }
    >
      <EnrolSteps
        onCancel={onClose}
        onTurnedOn={() => {
          setOn(true);
          return onChanged();
        }}
        onDone={onClose}
      />
    </Dialog>
  );
}
