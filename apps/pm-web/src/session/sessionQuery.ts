import type { SessionAnswer, SessionInfo } from '@linework/domain';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
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
    const answer = await request<SessionAnswer>('/session', { anonymous: true, signal });
    if (answer.person) return answer;
    client.setQueryData(keys.sessionEnd, answer.ended);
    const known = client.getQueryData<SessionInfo | null>(keys.session) ?? null;
    if (known) announceSessionEnd();
    return known;
  },
});
