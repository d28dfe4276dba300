import {
  type ActivityAction,
  type Permission,
  reachOf,
  type TimeReview,
  type TimeReviewAction,
  timeReviewSteps,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { reachedBy, visibleTo } from '../access/visibleTo';
import { recordActivity } from '../activity/recordActivity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { announce } from '../events/ChangeFeed';
import { conflict, forbidden, notFound } from '../http/Problem';
import { tellReviewed } from '../notifications/tellOfTime';
import type { Ports } from '../server/Ports';
import { timeEntryEntity } from './timeEntry.entity';

const PERMISSIONS = {
  submit: 'time:update',
  withdraw: 'time:update',
  approve: 'time:approve',
  sendBack: 'time:approve',
} as const satisfies Record<TimeReviewAction, Permission>;

/** What the activity calls each step. */
const ACTIONS = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  approve: 'approved',
  sendBack: 'sentBack',
} as const satisfies Record<TimeReviewAction, ActivityAction>;

interface ReviewedEntry {
  id: string;
  status: string;
  projectId: string;
  personId: string;
  minutes: number;
  allowed: boolean;
}

/**
 * Takes entries one step further, all or none: submitted, approved, or back. The same request again changes nothing more.
 *
 * @throws Problem 404 where one is out of sight, 403 where one is out of reach, 409 where one is not where the step begins
 */
export async function reviewTime(
  tx: Tx,
  actor: SignedIn,
  { action, ids, reason }: TimeReview,
  ports: Ports,
): Promise<{ changed: number }> {
  const permission = PERMISSIONS[action];
  if (reachOf(actor, permission) === null) throw forbidden();
  const wanted = [...new Set(ids)];
  const { from, to } = timeReviewSteps[action];
  const rows = await rowsOf<ReviewedEntry>(
    tx,
    sql`select e.id, e.status, e.project_id as "projectId", e.person_id as "personId", e.minutes, ${reachedBy(actor, timeEntryEntity, permission)} as allowed from ${timeEntryEntity.from}
        where ${visibleTo(actor, timeEntryEntity)} and e.id = any(${uuids(wanted)}) order by e.id for update of e`,
  );
  if (rows.length < wanted.length) throw notFound('One of these time entries');
  if (rows.some(({ allowed }) => !allowed)) throw forbidden();
  const other = rows.find(({ status }) => status !== from && status !== to);
  if (other) throw conflict(`One of these entries is ${other.status}. Look at the list again, then choose.`);
  const taken = rows.filter(({ status }) => status === from);
  const moved = taken.map(({ id }) => id);
  if (moved.length === 0) return { changed: 0 };
  const at = ports.now().toISOString();
  const moment = {
    submit: sql`submitted_at = ${at}, sent_back_reason = ''`,
    withdraw: sql`submitted_at = null`,
    approve: sql`approved_at = ${at}, approved_by = ${actor.personId}`,
    sendBack: sql`submitted_at = null, sent_back_reason = ${reason}`,
  }[action];
  await tx.execute(
    sql`update time_entries set status = ${to}, version = version + 1, updated_at = ${at}, ${moment}
        where workspace_id = ${actor.workspaceId} and id = any(${uuids(moved)})`,
  );
  const told = ACTIONS[action];
  const facts = taken.map((entry) => ({ ...entry, kind: 'timeEntry', name: '', action: told }) as const);
  await recordActivity(tx, actor, facts, ports);
  await tellReviewed(tx, actor, { action, ids: moved }, ports);
  await announce(tx, actor.workspaceId, 'timeEntry', moved, ports.now(), { hides: false });
  return { changed: moved.length };
}
