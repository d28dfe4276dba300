import type { PasswordChange } from '@linework/domain';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { checkOwnPassword, currentPasswordWrong } from './checkOwnPassword';
import { hashInTurn } from './hashInTurn';
import { endOwnSessions } from './openSessions';
import type { SignedIn } from './SignedIn';

/**
 * Sets a person's password, who says the one that they have, and ends all sessions of theirs but the one that asks.
 *
 * @param gone whoever asked does not wait any more
 * @throws Problem 422 at 'currentPassword' or 'password', 429 after too many failures
 */
export async function changePassword(
  services: Services,
  actor: SignedIn,
  { currentPassword, password }: PasswordChange,
  gone: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const { userId, hash: seen, about } = await checkOwnPassword(services, actor, currentPassword, gone);
  const hash = await hashInTurn(services, password, about, { browser: 'known', gone });
  await transact(database, async (tx) => {
    const changed = await rowsOf(
      tx,
      sql`update auth_accounts set password = ${hash}, updated_at = ${now().toISOString()}
          where user_id = ${userId} and provider_id = 'credential' and password = ${seen} returning id`,
    );
    // Changed elsewhere meanwhile: what was called the current password is not any more.
    if (changed.length === 0) throw currentPasswordWrong();
    await endOwnSessions(tx, actor, 'others');
  });
}
