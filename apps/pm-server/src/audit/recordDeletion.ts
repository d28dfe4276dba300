import { type AuditAction, countOf } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import type { Entity } from '../entities/Entity';
import type { Ports } from '../server/Ports';
import { recordAudit } from './recordAudit';

interface Deletion {
  action: Extract<AuditAction, 'deleted' | 'restored' | 'deleted-for-good'>;
  entity: Entity;
  ids: readonly string[];
  /** What went along, by resource. */
  counts?: Partial<Record<string, number>>;
}

/** Tells in the audit log which rows were deleted or came back: 'client “Port of Halden”', '12 tasks'. */
export async function recordDeletion(
  tx: Tx,
  actor: SignedIn,
  { action, entity: { kind, noun, name, table, row, resource }, ids, counts = {} }: Deletion,
  ports: Ports,
): Promise<void> {
  const [first] = ids;
  if (first === undefined) return;
  const [named] = await rowsOf<{ name: string }>(
    tx,
    sql`select ${name ?? sql`''`} as name from ${table} ${row} where ${row}.workspace_id = ${actor.workspaceId} and ${row}.id = ${first}`,
  );
  const subject = ids.length > 1 ? countOf(kind, ids.length) : `${noun} “${named?.name ?? ''}”`;
  const along = Object.entries(counts).filter(([of, count]) => of !== resource && (count ?? 0) > 0);
  const detail = along.map(([of, count]) => `${of}: ${count}`).join(', ');
  await recordAudit(tx, actor, { action, subject, detail }, ports);
}
