import { emailKey } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { Ports } from '../server/Ports';
import { accounts, users } from './accounts.table';
import { isEmailOf } from './isEmailOf';

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
}

/** Makes an account that signs in by a password. @returns its user's id, for the person whose it is */
export async function makeAccount(
  tx: Tx,
  { name, email, passwordHash }: NewAccount,
  { newId }: Pick<Ports, 'newId'>,
): Promise<string> {
  const userId = newId();
  await freeEmail(tx, email);
  await tx.insert(users).values({ id: userId, name, email: emailKey(email), emailVerified: true });
  await tx
    .insert(accounts)
    .values({ id: newId(), userId, accountId: userId, providerId: 'credential', password: passwordHash });
  return userId;
}

/** Somebody who was deleted leaves their address to whoever comes after them, and would be invited anew. */
async function freeEmail(tx: Tx, email: string): Promise<void> {
  const gone = await rowsOf<{ id: string }>(
    tx,
    sql`update people p set user_id = null from auth_users a
        where ${isEmailOf(sql`a.email`, email)} and p.user_id = a.id and p.deleted_at is not null returning a.id`,
  );
  for (const { id } of gone) await tx.execute(sql`delete from auth_users where id = ${id}`);
}
