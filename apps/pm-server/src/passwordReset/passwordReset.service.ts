import type { PasswordReset } from '@linework/domain';
import { hashInTurn } from '../access/hashInTurn';
import { endSessionsOf } from '../access/session';
import { attemptsOf, clearAttempts } from '../access/signInLimit';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { transact } from '../http/transact';
import { hashOfToken } from '../invitations/invitationLink';
import { queueMail } from '../mail/mails.service';
import type { Services } from '../server/Services';
import { linkInvalid, openResetLink, type ResettableAccount } from './resetLinks';

/**
 * Sets the password by a link, once, and ends every session and link of the account. Two-factor authentication stays: nobody is signed in
 * by it.
 *
 * @param gone whoever asked does not wait any more
 * @throws Problem 404 where the link does not open, 422 at 'password' where it is easily guessed, 429
 */
export async function resetPassword(
  services: Services,
  { token, password }: PasswordReset,
  gone: AbortSignal,
): Promise<ResettableAccount> {
  const { database, now } = services;
  // Before the password is hashed: a made-up token costs the server nothing.
  const { about } = await openResetLink(database.orm, token, now());
  const hash = await hashInTurn(services, password, about, { browser: 'unknown', gone });
  return transact(database, async (tx) => {
    const account = await openResetLink(tx, token, now());
    const { userId, email, hash: seen, workspaceId, personId } = account;
    // One statement: of two requests with the same link, or another one's, one changes the password.
    const changed = await rowsOf(
      tx,
      sql`update auth_accounts set password = ${hash}, updated_at = ${now().toISOString()}
          where user_id = ${userId} and provider_id = 'credential' and password = ${seen}
            and exists (select 1 from auth_password_resets where token_hash = ${hashOfToken(token)}) returning id`,
    );
    if (changed.length === 0) throw linkInvalid();
    await tx.execute(sql`delete from auth_password_resets where user_id = ${userId}`);
    await endSessionsOf(tx, { workspaceId }, [personId]);
    await clearAttempts(tx, attemptsOf(email, null));
    if (services.mail)
      await queueMail(
        tx,
        { workspaceId, kind: 'passwordChanged', recipient: email, aboutId: userId },
        services,
      );
    return account;
  });
}
