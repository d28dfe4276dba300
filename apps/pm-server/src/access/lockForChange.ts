import type { Permission } from '@linework/domain';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { forbidden, notFound, Problem } from '../http/Problem';
import type { SignedIn } from './SignedIn';
import { clientScope, projectScope } from './scope';

export interface LockedRow {
  id: string;
  version: number;
  clientId: string;
  projectId: string | null;
}

export interface LockedTask extends LockedRow {
  assigneeId: string | null;
}

/**
 * Locks a row for a change by the actor, after the three questions in their order: does the actor see it (404), may the actor
 * do this to it (403), and, where a version is given, is it still the one that the actor saw (412, with the stored row).
 */
export async function lockClient(
  tx: Tx,
  actor: SignedIn,
  id: string,
  permission: Permission,
): Promise<LockedRow> {
  const rows = await rowsOf<Checked>(
    tx,
    sql`select c.id, c.version, c.id as "clientId", null as "projectId", ${clientScope(actor, permission)} as allowed from clients c
        where c.workspace_id = ${actor.workspaceId} and c.id = ${id} and c.deleted_at is null and ${clientScope(actor)} for update of c`,
  );
  return checked(rows, 'This client');
}

export async function lockProject(
  tx: Tx,
  actor: SignedIn,
  id: string,
  permission: Permission,
): Promise<LockedRow> {
  const rows = await rowsOf<Checked>(
    tx,
    sql`select p.id, p.version, p.client_id as "clientId", p.id as "projectId", ${projectScope(actor, permission)} as allowed from projects p
        where p.workspace_id = ${actor.workspaceId} and p.id = ${id} and p.deleted_at is null and ${projectScope(actor)} for update of p`,
  );
  return checked(rows, 'This project');
}

export async function lockTask(
  tx: Tx,
  actor: SignedIn,
  id: string,
  permission: Permission,
): Promise<LockedTask> {
  const rows = await rowsOf<LockedTask & Checked>(
    tx,
    sql`select t.id, t.version, p.client_id as "clientId", p.id as "projectId", t.assignee_id as "assigneeId", ${projectScope(actor, permission)} as allowed
        from tasks t join projects p on p.workspace_id = t.workspace_id and p.id = t.project_id
        where t.workspace_id = ${actor.workspaceId} and t.id = ${id} and t.deleted_at is null and ${projectScope(actor)} for update of t`,
  );
  return checked(rows, 'This task');
}

/** @throws Problem 412 carrying the row as it is stored now */
export async function checkVersion(
  row: LockedRow,
  seen: number | null,
  current: () => Promise<{ json: string } | null>,
): Promise<void> {
  if (seen === null || seen === row.version) return;
  const stored = await current();
  throw new Problem(412, {
    detail: 'Somebody else has changed this in the meantime. Compare both versions, then save again.',
    current: stored ? JSON.parse(stored.json) : null,
  });
}

interface Checked extends LockedRow {
  allowed: boolean;
}

function checked<Row extends Checked>(rows: Row[], what: string): Row {
  const [row] = rows;
  if (!row) throw notFound(what);
  if (!row.allowed) throw forbidden();
  return row;
}
