import { Button, Callout, FormSection, Skeleton, Stack, Switch } from '@linework/design-system';
import { RECOVERY_CODES, type SessionInfo, type TwoFactorState } from '@linework/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { LoadFailed } from '../problems/LoadFailed';
import { NewRecoveryCodesDialog } from './NewRecoveryCodesDialog';
import { TurnOffDialog } from './TurnOffDialog';
import { TurnOnDialog } from './TurnOnDialog';
import { twoFactorApi } from './twoFactorApi';

/** So few codes left that new ones are due. */
const FEW_CODES = 3;

/** Whether signing in asks for a code of an authenticator app too (SET-01, SET-03). */
export function TwoFactorPanel() {
  const state = useQuery(twoFactorApi.state);
  if (state.isPending)
    return <Skeleton height={120} aria-label="Loading your two-factor authentication..." />;
  if (state.isError)
    return <LoadFailed problem={toProblem(state.error)} onRetry={() => void state.refetch()} />;
  return <TwoFactorSection state={state.data} />;
}

type OpenDialog = 'turn-on' | 'turn-off' | 'new-codes';

function TwoFactorSection({ state: { isOn, recoveryCodesLeft } }: { state: TwoFactorState }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const queryClient = useQueryClient();
  const refresh = async (isOnNow: boolean) => {
    queryClient.setQueryData<SessionInfo | null>(
      keys.session,
      (session) => session && { ...session, settings: { ...session.settings, twoFactorAuth: isOnNow } },
    );
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: keys.twoFactor }),
      queryClient.invalidateQueries({ queryKey: keys.sessions }),
    ]);
  };
  const close = () => setDialog(null);
  return (
    <FormSection
      title="Two-factor authentication"
      description="After your password, signing in asks for a code from an app on your phone."
      actions={
        isOn && (
          <Button size="small" icon={<KeyRound />} onClick={() => setDialog('new-codes')}>
            New recovery codes
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <Switch
          label="Two-factor authentication"
          hint={
            isOn
              ? `On. ${recoveryCodesLeft} of ${RECOVERY_CODES} recovery codes left.`
              : 'Off. Your password alone signs you in.'
          }
          checked={isOn}
          onCheckedChange={() => setDialog(isOn ? 'turn-off' : 'turn-on')}
        />
        {isOn && recoveryCodesLeft <= FEW_CODES && (
          <Callout tone="warning" title={fewCodes(recoveryCodesLeft)}>
            Make new recovery codes, so that you can sign in without your phone.
          </Callout>
        )}
      </Stack>
      {dialog === 'turn-on' && <TurnOnDialog onChanged={() => refresh(true)} onClose={close} />}
      {dialog === 'turn-off' && <TurnOffDialog onChanged={() => refresh(false)} onClose={close} />}
      {dialog === 'new-codes' && <NewRecoveryCodesDialog onChanged={() => refresh(true)} onClose={close} />}
    </FormSection>
  );
}

function fewCodes(left: number): string {
  if (left === 0) return 'You have no recovery codes left';
  return left === 1 ? 'You have 1 recovery code left' : `You have ${left} recovery codes left`;
}
