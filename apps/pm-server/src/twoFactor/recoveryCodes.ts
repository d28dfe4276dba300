import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { textArray } from '../database/textArray';

/** Gives the account new codes, in place of those that it had. @returns them, in groups of four: they are not stored */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = codes.map((code) => hashOf(code, userId));
  await tx.execute(sql`delete from auth_recovery_codes where user_id = ${userId}`);
  await tx.execute(
    sql`insert into auth_recovery_codes (user_id, hash) select ${userId}::uuid, h from unnest(${textArray(hashes)}) h`,
  );
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}

/** Uses up a code. @returns whether it was one */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const spent = await rowsOf(
    tx,
    sql`delete from auth_recovery_codes where user_id = ${userId} and hash = ${hashOf(code, userId)} returning hash`,
  );
  return spent.length > 0;
}

function newCode(): string {
  const characters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  );
  return characters.join('');
}

/**
 * Without the server's secret, so that codes still work after a backup was restored elsewhere. A fast hash is enough for 80 random
 * bits; the account makes those of two people differ.
 */
function hashOf(code: string, userId: string): string {
  return createHash('sha256').update(`${userId}.${code}`).digest('base64url');
}
