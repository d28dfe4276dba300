import type { TimeReviewAction } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { uuids } from '../database/uuids';
import type { Ports } from '../server/Ports';
import { type Hearing, notify } from './notify';
import { rolesWith } from './rolesWith';

/** Tells who is concerned by a step of entries' review (TIM-09); the caller has just taken it. */
export async function tellReviewed(
  tx: Tx,
  actor: SignedIn,
  { action, ids }: { action: TimeReviewAction; ids: readonly string[] },
  ports: Ports,
): Promise<void> {
  // Taken back by who did it: its notifications go, for they are not true any more.
  if (action === 'withdraw' || action === 'undoApproval') return;
  const kind = KINDS[action];
  const entries = sql`time_entries e where e.workspace_id = ${actor.workspaceId} and e.id = any(${uuids(ids)})`;
  const listeners =
    action === 'submit'
      ? approvers(actor, entries)
      : sql`select e.person_id, e.id, e.minutes from ${entries}`;
  const hearings = await rowsOf<Hearing>(
    tx,
    sql`select heard.person_id as "personId", array_agg(heard.id order by heard.id desc) as "subjectIds", sum(heard.minutes)::int as minutes
        from (${listeners}) heard group by heard.person_id order by heard.person_id`,
  );
  await notify(tx, actor, { kind, hearings }, ports);
}

const KINDS = {
  submit: 'timeSubmitted',
  approve: 'timeApproved',
  sendBack: 'timeSentBack',
  reopen: 'timeSentBack',
} as const;

/**
 * Who is asked to approve entries: the project's lead; where that one may not, or has submitted them, those of the team who may; else
 * the owners.
 */
function approvers({ workspaceId, personId }: SignedIn, entries: SQL): SQL {
  return sql`select ranked.person_id, ranked.id, ranked.minutes from (
      select u.id as person_id, e.id, e.minutes, place, min(place) over (partition by e.id) as first
      from (select * from ${entries}) e
        join people u on u.workspace_id = ${workspaceId} and ${rolesWith('time:approve')} and u.status = 'Active'
          and u.deleted_at is null and u.id <> ${personId}
        left join project_team m on m.workspace_id = u.workspace_id and m.project_id = e.project_id and m.person_id = u.id
        cross join lateral (select case when m.is_lead then 1 when m.person_id is not null then 2 when u.access_role = 'owner' then 3 end as place) p
      where place is not null) ranked
    where ranked.place = ranked.first`;
}
