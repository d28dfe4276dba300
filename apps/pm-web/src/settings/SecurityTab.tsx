import { Stack } from '@linework/design-system';
import { TwoFactorPanel } from '../twoFactor/TwoFactorPanel';
import { ApiTokens } from './ApiTokens';
import { ChangePassword } from './ChangePassword';
import { SessionsPanel } from './SessionsPanel';

/** The account that one signs in with. */
export function SecurityTab() {
  return (
    <Stack gap={16}>
      <TwoFactorPanel />
      <ChangePassword />
      <SessionsPanel />
      <ApiTokens />
    </Stack>
  );
}
