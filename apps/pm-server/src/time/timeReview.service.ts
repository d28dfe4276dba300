import {
  type ActivityAction,
  APPROVAL_UNDO_MINUTES,
  formatDuration,
  isStepOpen,
  type Permission,
  reachOf,
  type TimeReview,
  type TimeReviewAction,
  timeMessages,
  timeReviewSteps,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { reachedBy, visibleTo } from '../access/visibleTo';
import { recordActivity } from '../activity/recordActivity';
import { recordAudit } from '../audit/recordAudit';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { uuids } from '../database/uuids';
import { announce } from '../events/ChangeFeed';
import { conflict, forbidden, notFound } from '../http/Problem';
import { tellReviewed } from '../notifications/tellOfTime';
import { personName } from '../people/person.entity';
import type { Ports } from '../server/Ports';
import { timeClosedThrough } from './closedTime';
import { timeEntryEntity } from './timeEntry.entity';

const PERMISSIONS = {
  submit: 'time:update',
  withdraw: 'time:update',
  approve: 'time:approve',
  undoApproval: 'time:approve',
  sendBack: 'time:approve',
  reopen: 'time:approve',
} as const satisfies Record<TimeReviewAction, Permission>;

/** What the activity calls each step. */
const ACTIONS = {
  submit: 'submitted',
  withdraw: 'withdrawn',
  approve: 'approved',
  undoApproval: 'unapproved',
  sendBack: 'sentBack',
  reopen: 'reopened',
} as const satisfies Record<TimeReviewAction, ActivityAction>;

interface ReviewedEntry {
  id: string;
  status: string;
  date: string;
  projectId: string;
  personId: string;
  minutes: number;
  allowed: boolean;
  /** The actor has approved it lately. */
  isJustApproved: boolean;
}

/**
 * Takes entries one step further, all or none: submitted, approved, or back. The same request again changes nothing more.
 *
 * @throws Problem 404 where one is out of sight, 403 where one is out of reach, 409 where one is not where the step begins, is of closed
 * time that the step would open, or an approval cannot be undone any more
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
  const now = ports.now();
  const undoable = new Date(now.getTime() - APPROVAL_UNDO_MINUTES * 60_000).toISOString();
  const rows = await rowsOf<ReviewedEntry>(
    tx,
    sql`select e.id, e.status, e.date::text as date, e.project_id as "projectId", e.person_id as "personId", e.minutes, ${reachedBy(actor, timeEntryEntity, permission)} as allowed,
          coalesce(e.approved_by = ${actor.personId} and e.approved_at >= ${undoable}, false) as "isJustApproved" from ${timeEntryEntity.from}
        where ${visibleTo(actor, timeEntryEntity)} and e.id = any(${uuids(wanted)}) order by e.id for update of e`,
  );
  if (rows.length < wanted.length) throw notFound('One of these time entries');
  if (rows.some(({ allowed }) => !allowed)) throw forbidden();
  const other = rows.find(({ status }) => status !== from && status !== to);
  if (other) throw conflict(`One of these entries is ${other.status}. Look at the list again, then choose.`);
  const taken = rows.filter(({ status }) => status === from);
  if (action === 'undoApproval' && !taken.every(({ isJustApproved }) => isJustApproved))
    throw conflict(timeMessages.undoOver);
  const closedThrough = await timeClosedThrough(tx, actor);
  if (!taken.every((entry) => isStepOpen(action, entry, closedThrough)))
    throw conflict(timeMessages.stepsClosed);
  const moved = taken.map(({ id }) => id);
  if (moved.length === 0) return { changed: 0 };
  const at = now.toISOString();
  const moment = {
    submit: sql`submitted_at = ${at}, sent_back_reason = ''`,
    withdraw: sql`submitted_at = null`,
    approve: sql`approved_at = ${at}, approved_by = ${actor.personId}`,
    undoApproval: sql`approved_at = null, approved_by = null`,
    sendBack: sql`submitted_at = null, sent_back_reason = ${reason}`,
    reopen: sql`submitted_at = null, approved_at = null, approved_by = null, sent_back_reason = ${reason}`,
  }[action];
  await tx.execute(
    sql`update time_entries set status = ${to}, version = version + 1, updated_at = ${at}, ${moment}
        where workspace_id = ${actor.workspaceId} and id = any(${uuids(moved)})`,
  );
  const told = ACTIONS[action];
  const facts = taken.map((entry) => ({ ...entry, kind: 'timeEntry', name: '', action: told }) as const);
  await recordActivity(tx, actor, facts, ports);
  if (action === 'reopen') await auditReopened(tx, actor, { taken, reason }, ports);
  await tellReviewed(tx, actor, { action, ids: moved }, ports);
  await announce(tx, actor.workspaceId, 'timeEntry', moved, now, { hides: false });
  return { changed: moved.length };
}

/** One line of the audit log for each person whose approved time is open again. */
async function auditReopened(
  tx: Tx,
  actor: SignedIn,
  { taken, reason }: { taken: readonly ReviewedEntry[]; reason: string },
  ports: Ports,
): Promise<void> {
  const people = await rowsOf<{ id: string; name: string }>(
    tx,
    sql`select u.id, ${personName} as name from people u
        where u.workspace_id = ${actor.workspaceId} and u.id = any(${uuids([...new Set(taken.map(({ personId }) => personId))])}) order by u.name_key`,
  );
  for (const { id, name } of people) {
    const minutes = taken
      .filter(({ personId }) => personId === id)
      .reduce((sum, entry) => sum + entry.minutes, 0);
    const subject = `${formatDuration(minutes)} of ${name}`;
    await recordAudit(tx, actor, { action: 'time-reopened', subject, detail: reason }, ports);
  }
}
