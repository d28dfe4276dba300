import { Dialog, Stack, Stepper } from '@linework/design-system';
import type { TwoFactorKey } from '@linework/domain';
import { useState } from 'react';
import { ConfirmPassword } from './ConfirmPassword';
import { KeptCodes } from './KeptCodes';
import { ScanKey } from './ScanKey';
import { twoFactorApi } from './twoFactorApi';

interface TurnOnDialogProps {
  /** It is on from now on. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

const STEPS = [
  { id: 'password', label: 'Password' },
  { id: 'app', label: 'Authenticator app' },
  { id: 'codes', label: 'Recovery codes' },
] as const;

type Stage = { step: 'password' } | { step: 'app'; key: TwoFactorKey } | { step: 'codes'; codes: string[] };

/** Three steps: one's password, a first code of the app, and the recovery codes, which are shown this once. */
export function TurnOnDialog({ onChanged, onClose }: TurnOnDialogProps) {
  const [stage, setStage] = useState<Stage>({ step: 'password' });
  const areCodesShown = stage.step === 'codes';
  return (
    <Dialog
      open
      // The codes are shown once: only who says that they are kept leaves them.
      onOpenChange={(open) => !open && !areCodesShown && onClose()}
      title="Turn on two-factor authentication"
      description={
        areCodesShown
          ? 'It is on, and your other sessions have ended.'
          : 'You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.'
      }
    >
      <Stack gap={20}>
        <Stepper aria-label="Steps" steps={STEPS} current={stage.step} />
        {stage.step === 'password' && (
          <ConfirmPassword
            action="Continue"
            send={async (confirmation) =>
              setStage({ step: 'app', key: await twoFactorApi.start(confirmation) })
            }
            onCancel={onClose}
          />
        )}
        {stage.step === 'app' && (
          <ScanKey
            shown={stage.key}
            send={async (code) => {
              const { recoveryCodes } = await twoFactorApi.confirm(code);
              setStage({ step: 'codes', codes: recoveryCodes });
              await onChanged();
            }}
            onCancel={onClose}
          />
        )}
        {stage.step === 'codes' && <KeptCodes codes={stage.codes} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}
