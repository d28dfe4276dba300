import { RESET_MINUTES, resetMessages } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { Problem } from '../http/Problem';
import { hashOfToken, newToken } from '../invitations/invitationLink';

/** An account that may sign in by a password. */
export interface ResettableAccount {
  userId: string;
  personId: string;
  workspaceId: string;
  email: string;
  hash: string;
  /** What others know of the person, for the choice of a password. */
  about: string[];
}

/** @param which of accounts `a` of users `u`, of people `p` in workspaces `w` */
export async function resettableAccount(tx: Tx, which: SQL): Promise<ResettableAccount | null> {
  const [account] = await rowsOf<ResettableAccount>(
    tx,
    sql`select u.id as "userId", p.id as "personId", w.id as "workspaceId", p.email, a.password as hash,
          jsonb_build_array(p.first_name, p.last_name, p.email, w.name) as about
        from auth_users u
        join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential' and a.password is not null
        join people p on p.user_id = u.id and p.deleted_at is null and p.status = 'Active'
        join workspaces w on w.id = p.workspace_id
        where ${which}`,
  );
  return account ?? null;
}

/** A new link for an hour; one that was made before stays until then, or until one of them is used. @returns its token */
export async function makeResetLink(
  tx: Tx,
  { userId, hash }: Pick<ResettableAccount, 'userId' | 'hash'>,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000).toISOString();
  await tx.execute(sql`delete from auth_password_resets where expires_at < ${now.toISOString()}`);
  await tx.execute(
    sql`insert into auth_password_resets (token_hash, user_id, password_tag, expires_at)
        values (${hashOfToken(token)}, ${userId}, ${hashOfToken(hash)}, ${expiresAt})`,
  );
  return token;
}

/** The account whose password a link resets. @throws Problem 404 for every link that does not open, whatever the reason */
export async function openResetLink(tx: Tx, token: string, now: Date): Promise<ResettableAccount> {
  const [link] = await rowsOf<{ userId: string; passwordTag: string }>(
    tx,
    sql`select user_id as "userId", password_tag as "passwordTag" from auth_password_resets
        where token_hash = ${hashOfToken(token)} and expires_at > ${now.toISOString()}`,
  );
  const account = link && (await resettableAccount(tx, sql`u.id = ${link.userId}`));
  if (!account || hashOfToken(account.hash) !== link.passwordTag) throw linkInvalid();
  return account;
}

export function linkInvalid(): Problem {
  return new Problem(404, { detail: resetMessages.linkInvalid });
}
