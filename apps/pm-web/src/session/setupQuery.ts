import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

export interface SetupState {
  /** There is no workspace yet. */
  needed: boolean;
  /** Set-up asks for the one-time token from the server's log. */
  tokenRequired: boolean;
}

export const setupQuery = queryOptions({
  queryKey: keys.setup,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => request<SetupState>('/setup', { anonymous: true, signal }),
});
