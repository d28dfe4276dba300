import type { SessionAnswer } from '@linework/domain';
import { problem, toProblem } from '../api/problem';
import { request } from '../api/request';

/**
 * Signs out on the server, and looks whether that is so.
 *
 * @throws ApiProblem where the session is still open
 */
export async function endSession(): Promise<void> {
  try {
    await request('/auth/sign-out', { method: 'POST', body: {}, anonymous: true });
  } catch (error) {
    // It was over before.
    if (toProblem(error).status !== 401) throw error;
  }
  // Without an answer the one before holds.
  const left = await request<SessionAnswer>('/session', { anonymous: true }).catch(() => null);
  if (left?.person) throw stillOpen;
}

const stillOpen = problem(0, 'The server still accepts your session', '');
