import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { deletions } from '../database/schema';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { announce, type Telling } from '../events/ChangeFeed';
import type { Ports } from '../server/Ports';

export type Deletable = 'client' | 'project' | 'task';

/** How many rows of each kind went away or came back. */
export interface CascadeCounts extends Record<string, number> {
  clients: number;
  projects: number;
  tasks: number;
  timeEntries: number;
}

/**
 * Takes rows and everything below them out of sight as one deletion, which `undoDeletion` brings back exactly. The caller has
 * checked that the actor may.
 */
export async function softDelete(
  tx: Tx,
  actor: SignedIn,
  resource: Deletable,
  ids: readonly string[],
  { now, newId }: Ports,
  telling?: Telling,
) {
  const deletionId = newId();
  const at = now();
  const gone: Cascade = { clients: [], projects: [], tasks: [], timeEntries: [] };
  const take = async (table: keyof Cascade, condition: SQL) => {
    gone[table] = await taken(
      tx,
      sql`update ${TABLES[table]} set deleted_at = ${at.toISOString()}, deletion_id = ${deletionId}
          where workspace_id = ${actor.workspaceId} and deleted_at is null and ${condition} returning id`,
    );
  };
  // Parents first, as every other write locks them, so that two writers wait for each other instead of for ever.
  if (resource === 'client') await take('clients', sql`id = any(${uuids(ids)})`);
  if (resource !== 'task') {
    await take(
      'projects',
      resource === 'project' ? sql`id = any(${uuids(ids)})` : sql`client_id = any(${uuids(gone.clients)})`,
    );
  }
  await take(
    'tasks',
    resource === 'task' ? sql`id = any(${uuids(ids)})` : sql`project_id = any(${uuids(gone.projects)})`,
  );
  await take(
    'timeEntries',
    resource === 'task'
      ? sql`task_id = any(${uuids(gone.tasks)})`
      : sql`project_id = any(${uuids(gone.projects)})`,
  );
  const counts = countsOf(gone);
  await tx.insert(deletions).values({
    workspaceId: actor.workspaceId,
    id: deletionId,
    resource,
    rowIds: [...ids],
    counts,
    deletedBy: actor.personId,
    deletedAt: at.toISOString(),
  });
  await announceCascade(tx, actor.workspaceId, gone, at, telling);
  return { deletionId, counts };
}

/** Brings back what one deletion took. The caller has checked that the parents are there. */
export async function restoreDeletion(
  tx: Tx,
  actor: SignedIn,
  deletionId: string,
  { now }: Ports,
  telling?: Telling,
): Promise<CascadeCounts> {
  const at = now();
  const back: Cascade = { clients: [], projects: [], tasks: [], timeEntries: [] };
  for (const table of Object.keys(TABLES) as (keyof Cascade)[]) {
    back[table] = await taken(
      tx,
      sql`update ${TABLES[table]} set deleted_at = null, deletion_id = null, version = version + 1, updated_at = ${at.toISOString()}
          where workspace_id = ${actor.workspaceId} and deletion_id = ${deletionId} returning id`,
    );
  }
  await announceCascade(tx, actor.workspaceId, back, at, telling);
  return countsOf(back);
}

type Cascade = Record<'clients' | 'projects' | 'tasks' | 'timeEntries', string[]>;

const TABLES: Record<keyof Cascade, SQL> = {
  clients: sql`clients`,
  projects: sql`projects`,
  tasks: sql`tasks`,
  timeEntries: sql`time_entries`,
};

async function taken(tx: Tx, statement: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(tx, statement)).map(({ id }) => id);
}

function countsOf(cascade: Cascade): CascadeCounts {
  return {
    clients: cascade.clients.length,
    projects: cascade.projects.length,
    tasks: cascade.tasks.length,
    timeEntries: cascade.timeEntries.length,
  };
}

async function announceCascade(
  tx: Tx,
  workspaceId: string,
  { clients, projects, tasks }: Cascade,
  at: Date,
  telling?: Telling,
): Promise<void> {
  await announce(tx, workspaceId, 'client', clients, at, telling);
  await announce(tx, workspaceId, 'project', projects, at, telling);
  await announce(tx, workspaceId, 'task', tasks, at, telling);
}
