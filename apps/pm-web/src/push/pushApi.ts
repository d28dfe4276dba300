import type { PushInfo, PushSubscriptionInput } from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

const path = '/account/push';

/** Whether the server sends to this browser, by its session. */
export const pushApi = {
  info: queryOptions({
    queryKey: keys.push,
    queryFn: ({ signal }) => request<PushInfo>(path, { signal }),
  }),
  turnOn: (subscription: PushSubscriptionInput) => request(path, { method: 'PUT', body: subscription }),
  turnOff: () => request(path, { method: 'DELETE' }),
};
