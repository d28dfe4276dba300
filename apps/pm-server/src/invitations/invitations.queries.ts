import { invitationList, type QueryOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import type { StoredRow } from '../entities/StoredRow';
import { isoInstant, jsonRow, listPage } from '../lists/listPage';
import { personName } from '../people/person.entity';
import { invitationEntity } from './invitation.entity';

/** Those that nobody has used yet. */
export function listInvitations(
  tx: Tx,
  actor: SignedIn,
  query: QueryOf<typeof invitationList>,
  now: Date,
): Promise<string> {
  const source = {
    from: invitationEntity.from,
    id: sql`i.id`,
    visible: openTo(actor),
    orders: invitationEntity.orders,
    fields: { email: sql`i.email` },
    row: invitationRow,
  };
  return listPage(tx, actor, invitationList, query, source, now);
}

/** One that nobody has used yet; null where the actor sees none. */
export async function invitationDetail(tx: Tx, actor: SignedIn, id: string): Promise<StoredRow | null> {
  const [row] = await rowsOf<StoredRow>(
    tx,
    sql`select ${invitationRow} as json, i.version from ${invitationEntity.from} where ${openTo(actor)} and i.id = ${id}`,
  );
  return row ?? null;
}

function openTo(actor: SignedIn): SQL {
  return sql`${visibleTo(actor, invitationEntity)} and i.accepted_at is null`;
}

const invitationRow =
  jsonRow(sql`i.id, i.version, i.email, i.access_role as "accessRole", i.client_id as "clientId",
  (select c.name from clients c where c.workspace_id = i.workspace_id and c.id = i.client_id) as "clientName",
  (select ${personName} from people u where u.workspace_id = i.workspace_id and u.id = i.created_by) as "invitedBy",
  (select jsonb_build_object('state', m.state, 'problem', m.problem) from mails m
    where m.workspace_id = i.workspace_id and m.about_id = i.id order by m.id desc limit 1) as mail,
  ${isoInstant(sql`i.expires_at`)} as "expiresAt", ${isoInstant(sql`i.created_at`)} as "createdAt", ${isoInstant(sql`i.updated_at`)} as "updatedAt"`);
