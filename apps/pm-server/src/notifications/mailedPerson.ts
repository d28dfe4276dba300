import type { PersonSettings } from '@linework/domain';
import { ACTIVE } from '../access/personColumns';
import type { SignedIn } from '../access/SignedIn';
import { personNow } from '../access/session';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';

/** A mail that each person may switch off. */
export type MailSwitch = Extract<keyof PersonSettings, 'emailNotifications' | 'weeklyReports'>;

/** The condition for people `p` of workspaces `w` who sign in and want a mail. */
export function wantsMail(which: MailSwitch): SQL {
  return sql`${ACTIVE} and p.user_id is not null
    and coalesce((p.settings ->> ${which}::text)::boolean, (w.settings ->> ${which}::text)::boolean, true)`;
}

/**
 * Whom a mail goes to, as they are now: what they see is in it, and nothing else. Null for who is not to have it: also those who would
 * see nothing in the app before they have a second factor.
 */
export async function mailedPerson(
  tx: Tx,
  { workspaceId, personId }: Pick<SignedIn, 'workspaceId' | 'personId'>,
  which: MailSwitch,
): Promise<{ actor: SignedIn; email: string } | null> {
  const [row] = await rowsOf<{ email: string }>(
    tx,
    sql`select p.email from people p join workspaces w on w.id = p.workspace_id
        where p.workspace_id = ${workspaceId} and p.id = ${personId} and ${wantsMail(which)}`,
  );
  const actor = row && (await personNow(tx, { workspaceId, personId }));
  return actor && !actor.lacksTwoFactor ? { actor, email: row.email } : null;
}
