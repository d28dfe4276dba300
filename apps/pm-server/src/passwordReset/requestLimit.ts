import { emailKey, resetMessages } from '@linework/domain';
import { countWithin } from '../access/signInLimit';
import type { Tx } from '../database/Database';
import { Problem } from '../http/Problem';

/** Links that can be asked for in a quarter of an hour: for one address, and for all of them. */
export const MOST_PER_ADDRESS = 3;
export const MOST_IN_ALL = 300;

/**
 * Counts a request, alike for addresses with and without an account, so that nobody's mailbox is filled and the queue has an end.
 *
 * @throws Problem 429
 */
export async function countRequest(tx: Tx, email: string, now: Date): Promise<void> {
  const limits = [
    { counted: `reset ${emailKey(email)}`, most: MOST_PER_ADDRESS },
    { counted: 'reset', most: MOST_IN_ALL },
  ];
  for (const { counted, most } of limits) {
    const { attempts, retryAfter } = await countWithin(tx, counted, now);
    if (attempts > most) throw new Problem(429, { detail: resetMessages.tooMany, retryAfter });
  }
}
