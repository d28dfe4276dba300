import { Skeleton, Stack, Stepper } from '@linework/design-system';
import type { TwoFactorKey } from '@linework/domain';
import { useState } from 'react';
import { latePart } from '../problems/latePart';
import { ConfirmPassword } from './ConfirmPassword';
import { KeptCodes } from './KeptCodes';
import { twoFactorApi } from './twoFactorApi';

// What draws the QR code weighs too much for every visit of the page.
const ScanKey = latePart(async () => (await import('./ScanKey')).ScanKey, <Skeleton height={260} />);

interface EnrolStepsProps {
  /** On the button that leaves before it is on. */
  cancelLabel?: string;
  /** On a page; a dialog moves the focus by itself. */
  autoFocus?: boolean;
  onCancel: () => void;
  /** It is on, and the recovery codes are shown. */
  onTurnedOn?: () => void | Promise<void>;
  /** The recovery codes are kept. */
  onDone: () => void;
}

const STEPS = [
  { id: 'password', label: 'Password' },
  { id: 'app', label: 'Authenticator app' },
  { id: 'codes', label: 'Recovery codes' },
] as const;

type Stage = { step: 'password' } | { step: 'app'; key: TwoFactorKey } | { step: 'codes'; codes: string[] };

/** Three steps: one's password, a first code of the app, and the recovery codes, which are shown this once. */
export function EnrolSteps({ cancelLabel, autoFocus, onCancel, onTurnedOn, onDone }: EnrolStepsProps) {
  const [stage, setStage] = useState<Stage>({ step: 'password' });
  return (
    <Stack gap={20}>
      <Stepper aria-label="Steps" steps={STEPS} current={stage.step} />
      {stage.step === 'password' && (
        <ConfirmPassword
          action="Continue"
          send={async (confirmation) =>
            setStage({ step: 'app', key: await twoFactorApi.start(confirmation) })
          }
          cancelLabel={cancelLabel}
          autoFocus={autoFocus}
          onCancel={onCancel}
        />
      )}
      {stage.step === 'app' && (
        <ScanKey
          shown={stage.key}
          send={async (code) => {
            const { recoveryCodes } = await twoFactorApi.confirm(code);
            setStage({ step: 'codes', codes: recoveryCodes });
            await onTurnedOn?.();
          }}
          cancelLabel={cancelLabel}
          onCancel={onCancel}
        />
      )}
      {stage.step === 'codes' && <KeptCodes codes={stage.codes} onDone={onDone} />}
    </Stack>
  );
}
