import type {
  PasswordConfirmation,
  RecoveryCodes,
  TwoFactorCode,
  TwoFactorKey,
  TwoFactorOff,
  TwoFactorState,
} from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

const path = '/account/two-factor';

/** Two-factor authentication of one's own account, over HTTP. */
export const twoFactorApi = {
  state: queryOptions({
    queryKey: keys.twoFactor,
    queryFn: ({ signal }) => request<TwoFactorState>(path, { signal }),
  }),
  start: (body: PasswordConfirmation) => request<TwoFactorKey>(path, { method: 'POST', body }),
  confirm: (body: TwoFactorCode) => request<RecoveryCodes>(path, { method: 'PUT', body }),
  newRecoveryCodes: (body: PasswordConfirmation) =>
    request<RecoveryCodes>(`${path}/recovery-codes`, { method: 'POST', body }),
  turnOff: (body: TwoFactorOff) => request(`${path}/off`, { method: 'POST', body }),
};
