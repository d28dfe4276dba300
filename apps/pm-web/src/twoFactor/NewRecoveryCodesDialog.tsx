import { Dialog } from '@linework/design-system';
import { useState } from 'react';
import { ConfirmPassword } from './ConfirmPassword';
import { KeptCodes } from './KeptCodes';
import { twoFactorApi } from './twoFactorApi';

interface NewRecoveryCodesDialogProps {
  /** The old ones have ended. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Ten new recovery codes in place of those left. */
export function NewRecoveryCodesDialog({ onChanged, onClose }: NewRecoveryCodesDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && codes === null && onClose()}
      title="New recovery codes"
      description={
        codes ? 'The old ones no longer work.' : 'The codes that you have now will no longer work.'
      }
    >
      {codes ? (
        <KeptCodes codes={codes} onDone={onClose} />
      ) : (
        <ConfirmPassword
          action="Make new codes"
          send={async (confirmation) => {
            setCodes((await twoFactorApi.newRecoveryCodes(confirmation)).recoveryCodes);
            await onChanged();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
