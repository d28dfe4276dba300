import { emailKey, resetMessages } from '@linework/domain';
import type { Tx } from '../database/Database';
import { Problem } from '../http/Problem';
import { countWithin } from './signInLimit';

/** Links that can be asked for in a quarter of an hour for one address. */
const MOST_PER_ADDRESS = 3;

/** Links that can be asked for in a quarter of an hour in all. One to register leaves an invitation behind, so fewer of them. */
const MOST_IN_ALL = { reset: 300, register: 30 };

/**
 * Counts a request, alike for addresses with and without an account, so that nobody's mailbox is filled and the queue has an end.
 *
 * @throws Problem 429
 */
export async function countLinkRequest(
  tx: Tx,
  what: keyof typeof MOST_IN_ALL,
  email: string,
  now: Date,
): Promise<void> {
  const limits = [
    { counted: `${what} ${emailKey(email)}`, most: MOST_PER_ADDRESS },
    { counted: what, most: MOST_IN_ALL[what] },
  ];
  for (const { counted, most } of limits) {
    const { attempts, retryAfter } = await countWithin(tx, counted, now);
    if (attempts > most) throw new Problem(429, { detail: resetMessages.tooMany, retryAfter });
  }
}
