import type { TaskBulkAnswer } from '@linework/domain';
import type { Tx } from '../../database/Database';
import { rowsOf } from '../../database/rowsOf';
import { type SQL, sql } from '../../database/sql';
import { uuids } from '../../database/uuids';

/** What is kept of a bulk action, but for which tasks were chosen: how many. */
export interface BulkChange {
  workspaceId: string;
  id: string;
  action: TaskBulkAnswer['action'];
  createHash: string;
  chosen: number;
  position: number;
  state: TaskBulkAnswer['state'];
  problem: string | null;
  changed: number;
  deletionIds: string[];
  doneBy: string;
  restored: number | null;
}

type Named = Pick<BulkChange, 'workspaceId' | 'id'>;

export async function findChange(tx: Tx, { workspaceId, id }: Named): Promise<BulkChange | undefined> {
  return first(tx, sql`workspace_id = ${workspaceId} and id = ${id}`);
}

/** Waits for a slice of it that is under way. */
export async function lockChange(tx: Tx, { workspaceId, id }: Named): Promise<BulkChange | undefined> {
  return first(tx, sql`workspace_id = ${workspaceId} and id = ${id} for update`);
}

/** The oldest change that has something left to do and that no other server is at, locked. */
export async function lockNextChange(tx: Tx): Promise<BulkChange | undefined> {
  return first(tx, sql`state = 'working' order by done_at, id limit 1 for update skip locked`);
}

/** Keeps how far a change is, and answers it. */
export async function keepChange(tx: Tx, change: BulkChange): Promise<BulkChange> {
  const { workspaceId, id, state, problem, position, changed, restored, deletionIds } = change;
  await tx.execute(
    sql`update task_bulk_changes set state = ${state}, problem = ${problem}, position = ${position}, changed = ${changed},
          restored = ${restored}, deletion_ids = ${uuids(deletionIds)}
        where workspace_id = ${workspaceId} and id = ${id}`,
  );
  return change;
}

/** The ids of the chosen tasks between two positions, as a list of ids. */
export function chosenBetween({ workspaceId, id }: Named, from: number, to: number): SQL {
  return sql`(select chosen[${from + 1}::int:${to}::int] from task_bulk_changes where workspace_id = ${workspaceId} and id = ${id})::uuid[]`;
}

export function answerOf(change: BulkChange): TaskBulkAnswer {
  const { id, action, state, chosen, position, changed, restored, problem } = change;
  return {
    id,
    action,
    state,
    undoing: restored !== null,
    chosen,
    handled: position,
    changed,
    restored: restored ?? 0,
    problem,
  };
}

async function first(tx: Tx, which: SQL): Promise<BulkChange | undefined> {
  const [change] = await rowsOf<BulkChange>(
    tx,
    sql`select workspace_id as "workspaceId", id, action, create_hash as "createHash", cardinality(chosen) as chosen, position,
          state, problem, changed, to_json(deletion_ids) as "deletionIds", done_by as "doneBy", restored
        from task_bulk_changes where ${which}`,
  );
  return change;
}
