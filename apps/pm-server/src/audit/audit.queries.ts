import { auditList, type QueryOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { sql } from '../database/sql';
import { isoInstant, jsonRow, listPage } from '../lists/listPage';
import { checkOrders } from '../lists/Orders';
import { auditEntries } from './auditEntries.table';

const ORDERS = { at: 'audit_entries_by_time', person: null } as const;
checkOrders(auditEntries, ORDERS);

/** A page of the workspace's audit log. The route asks whether the actor may read it. */
export function listAudit(
  tx: Tx,
  actor: SignedIn,
  query: QueryOf<typeof auditList>,
  now: Date,
): Promise<string> {
  const source = {
    from: sql`audit_entries a`,
    id: sql`a.id`,
    visible: sql`a.workspace_id = ${actor.workspaceId}`,
    orders: ORDERS,
    fields: {
      at: sql`a.at`,
      day: sql`a.day`,
      action: sql`a.action`,
      personId: sql`a.person_id`,
      personName: sql`a.person_name`,
      subject: sql`a.subject`,
      detail: sql`a.detail`,
      device: sql`a.device`,
    },
    row: jsonRow(sql`a.id, ${isoInstant(sql`a.at`)} as at, a.day, a.action, a.person_id as "personId", a.person_name as "personName",
      a.device, a.session_id as "sessionId", a.subject, a.detail`),
  };
  return listPage(tx, actor, auditList, query, source, now);
}
