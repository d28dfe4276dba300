import { GATHERED_MINUTES, type NotificationKind } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { announce } from '../events/ChangeFeed';
import { notePushes } from '../push/push.service';
import type { Ports } from '../server/Ports';
import { noteMails } from './noteMails';

/** What one person is to hear of. */
export interface Hearing {
  personId: string;
  /** Newest first. */
  subjectIds: readonly string[];
  minutes?: number;
}

export interface Told {
  kind: NotificationKind;
  hearings: readonly Hearing[];
  /** Events that become one while it is unread: of the same doer, unless this says more ('in this project'). */
  groupBy?: string;
}

/** Who did it; null where nobody did: a day that came. */
type Doer = Pick<SignedIn, 'workspaceId'> & { personId: string | null };

/** The subjects of a notification that are kept: whether one sees some of it is asked of these. */
const MOST_SUBJECTS = 100;

/**
 * Tells people of an event, in its own transaction: they hear of it when, and only when, that commits. Nobody hears of their own
 * doing. Many alike become one while it is unread and the last of them is not long ago.
 */
export async function notify(
  tx: Tx,
  { workspaceId, personId: doerId }: Doer,
  { kind, hearings, groupBy = '' }: Told,
  ports: Ports,
): Promise<void> {
  const { now, newId } = ports;
  const sent = hearings
    .filter(({ personId, subjectIds }) => personId !== doerId && subjectIds.length > 0)
    .map(({ personId, subjectIds, minutes = 0 }) => ({
      id: newId(),
      person_id: personId,
      subject_ids: subjectIds.slice(0, MOST_SUBJECTS),
      count: subjectIds.length,
      minutes,
    }));
  if (sent.length === 0) return;
  const at = now().toISOString();
  const groupKey = `${doerId ?? ''} ${groupBy}`;
  const heard = await rowsOf<{ personId: string }>(
    tx,
    sql`with sent as materialized (
          select s.* from json_to_recordset(${JSON.stringify(sent)}::json)
              s (id uuid, person_id uuid, subject_ids uuid[], count int, minutes int)
            join people u on u.workspace_id = ${workspaceId} and u.id = s.person_id and u.status = 'Active' and u.deleted_at is null
        ),
        joined as (
          update notifications n set id = sent.id, at = ${at}, count = n.count + sent.count, minutes = n.minutes + sent.minutes, mailed_at = null,
            subject_ids = (sent.subject_ids || n.subject_ids)[1:${MOST_SUBJECTS}::int]
          from sent where n.workspace_id = ${workspaceId} and n.read_at is null and n.deleted_at is null and n.id = (
            select m.id from notifications m
            where m.workspace_id = ${workspaceId} and m.person_id = sent.person_id and m.kind = ${kind} and m.group_key = ${groupKey}
              and m.read_at is null and m.deleted_at is null
              and m.at > ${at}::timestamptz - make_interval(mins => ${GATHERED_MINUTES})
            order by m.id desc limit 1)
          returning n.person_id
        ),
        made as (
          insert into notifications (workspace_id, id, person_id, kind, group_key, subject_ids, count, minutes, doer_id, at)
          select ${workspaceId}::uuid, id, person_id, ${kind}, ${groupKey}, subject_ids, count, minutes, ${doerId}::uuid, ${at}::timestamptz
          from sent where person_id not in (select person_id from joined)
          returning person_id
        )
        select person_id as "personId" from joined union all select person_id from made`,
  );
  const people = heard.map(({ personId }) => personId);
  await announce(tx, workspaceId, 'notification', people, now(), { hides: false });
  await noteMails(tx, { workspaceId, personIds: people }, ports);
  await notePushes(tx, { workspaceId, personIds: people }, ports);
}
