import type { AccessRole, PersonStatus } from '@linework/domain';
import { isEmailOf } from '../access/isEmailOf';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { personName } from './person.entity';

export interface PersonByEmail {
  id: string;
  /** Null for who is here without an account, as after an import. */
  userId: string | null;
  name: string;
  firstName: string;
  lastName: string;
  phone: string;
  status: PersonStatus;
  accessRole: AccessRole;
  clientId: string | null;
}

/** Who is in the workspace with that address; null where nobody is. */
export async function personByEmail(
  tx: Tx,
  { workspaceId, email }: { workspaceId: string; email: string },
  lock: SQL = sql``,
): Promise<PersonByEmail | null> {
  const [person] = await rowsOf<PersonByEmail>(
    tx,
    sql`select u.id, u.user_id as "userId", ${personName} as name, u.first_name as "firstName", u.last_name as "lastName", u.phone, u.status,
          u.access_role as "accessRole", u.client_id as "clientId"
        from people u where u.workspace_id = ${workspaceId} and u.deleted_at is null and ${isEmailOf(sql`lower(u.email)`, email)} ${lock}`,
  );
  return person ?? null;
}
