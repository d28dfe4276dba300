import { isTotp, twoFactorMessages } from '@linework/domain';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { Services } from '../server/Services';
import { spendRecoveryCode } from './recoveryCodes';
import { unsealKey } from './sealedKey';
import { stepOf } from './totp';

/**
 * Uses up a code of the authenticator app or a recovery code, so that it is not accepted again.
 *
 * @returns why it is refused, in words: it is none, was used, or the app's key can't be read any more. Null where it was right
 */
export async function spendCode(services: Services, userId: string, code: string): Promise<string | null> {
  const { database, now } = services;
  if (isTotp(code)) return spendTotp(services, userId, code, now());
  const isRight = await spendRecoveryCode(database.orm, userId, code);
  return isRight ? null : twoFactorMessages.codeWrong;
}

async function spendTotp(
  { auth, database }: Services,
  userId: string,
  code: string,
  now: Date,
): Promise<string | null> {
  const { secret } = await auth.$context;
  const [stored] = await rowsOf<{ sealedKey: string }>(
    database.orm,
    sql`select sealed_key as "sealedKey" from auth_two_factors where user_id = ${userId} and confirmed_at is not null`,
  );
  if (!stored) return twoFactorMessages.codeWrong;
  const key = unsealKey(stored.sealedKey, userId, secret);
  if (key === null) return twoFactorMessages.keyUnreadable;
  const step = stepOf(code, key, now);
  if (step === null) return twoFactorMessages.codeWrong;
  // One statement: of two requests with the same code, one finds it used.
  const spent = await rowsOf(
    database.orm,
    sql`update auth_two_factors set last_step = ${step}
        where user_id = ${userId} and sealed_key = ${stored.sealedKey} and last_step < ${step} returning user_id`,
  );
  return spent.length > 0 ? null : twoFactorMessages.codeWrong;
}
