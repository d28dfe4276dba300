import type { SessionInfo } from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { announceSessionEnd } from '../api/sessionEnd';

/**
 * Who is signed in; null for a visitor. A session that ends while somebody works stays here and is announced instead, so
 * that the screen with its half-filled form is not torn down (see SignInAgain).
 */
export const sessionQuery = queryOptions({
  queryKey: keys.session,
  staleTime: 5 * 60_000,
  queryFn: async ({ client, signal }): Promise<SessionInfo | null> => {
    try {
      return await request<SessionInfo>('/session', { anonymous: true, signal });
    } catch (error) {
      if (toProblem(error).status !== 401) throw error;
      const known = client.getQueryData<SessionInfo | null>(keys.session) ?? null;
      if (known) announceSessionEnd();
      return known;
    }
  },
});
