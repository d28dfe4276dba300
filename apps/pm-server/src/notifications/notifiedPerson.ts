import { defaultSettings, type PersonSettings } from '@linework/domain';
import { ACTIVE } from '../access/personColumns';
import type { SignedIn } from '../access/SignedIn';
import { personNow } from '../access/session';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';

/** What reaches people outside the app, where each may switch it on or off. */
export type NotificationSwitch = Extract<
  keyof PersonSettings,
  'emailNotifications' | 'pushNotifications' | 'weeklyReports'
>;

const defaults = defaultSettings('');

/** The condition for people `p` of workspaces `w` who sign in and want to be reached so. */
export function wants(which: NotificationSwitch): SQL {
  return sql`${ACTIVE} and p.user_id is not null
    and coalesce((p.settings ->> ${which}::text)::boolean, (w.settings ->> ${which}::text)::boolean, ${defaults[which]})`;
}

/**
 * Whom a mail or a message goes to, as they are now: what they see is in it, and nothing else. Null for who is not to have it: also those who would
 * see nothing in the app before they have a second factor.
 */
export async function notifiedPerson(
  tx: Tx,
  { workspaceId, personId }: Pick<SignedIn, 'workspaceId' | 'personId'>,
  which: NotificationSwitch,
): Promise<{ actor: SignedIn; email: string } | null> {
  const [row] = await rowsOf<{ email: string }>(
    tx,
    sql`select p.email from people p join workspaces w on w.id = p.workspace_id
        where p.workspace_id = ${workspaceId} and p.id = ${personId} and ${wants(which)}`,
  );
  const actor = row && (await personNow(tx, { workspaceId, personId }));
  return actor && !actor.lacksTwoFactor ? { actor, email: row.email } : null;
}
