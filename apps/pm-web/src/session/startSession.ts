import type { SessionAnswer, SessionInfo } from '@linework/domain';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { problem } from '../api/problem';
import { request } from '../api/request';

/**
 * After an answer that signed somebody in: asks the server who is, so that only a session that the browser kept counts.
 *
 * @throws ApiProblem `sessionNotKept`, or that the server could not be asked
 */
export async function startSession(queryClient: QueryClient): Promise<SessionInfo> {
  const answer = await request<SessionAnswer>('/session', { anonymous: true });
  if (!answer.person) throw sessionNotKept;
  queryClient.setQueryData(keys.session, answer);
  queryClient.removeQueries({ queryKey: keys.whyNotIn });
  return answer;
}

/** What to do where the browser takes no cookie of ours. */
export const ALLOW_COOKIES =
  'Allow cookies for this address. Where they are allowed already, open Linework by its https:// address.';

export const sessionNotKept = problem(
  0,
  'Your browser did not keep the session',
  `${ALLOW_COOKIES} Then sign in.`,
);
