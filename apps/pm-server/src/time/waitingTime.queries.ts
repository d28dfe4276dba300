import { MOST_REVIEWED, MOST_WAITING_GROUPS, timeReviewSteps } from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { reachedBy, visibleTo } from '../access/visibleTo';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { personName } from '../people/person.entity';
import { earned, monday, seesRates, timeEntriesFrom } from './timeEntries.queries';
import { timeEntryEntity } from './timeEntry.entity';

/**
 * domain's WaitingTime as JSON text: the entries that the actor may approve, by project, week and person. All are counted, also those
 * of groups beyond what one answer has.
 */
export async function waitingTime(tx: Tx, actor: SignedIn): Promise<string> {
  const earnings = seesRates(actor) ? sql`, "earningsMinor"` : sql``;
  const [row] = await rowsOf<{ json: string }>(
    tx,
    sql`with waiting as (
        select p.id as "projectId", p.name as "projectName", p.name_key as project_key, c.name as "clientName",
          exists (select from project_team m where m.workspace_id = p.workspace_id and m.project_id = p.id
            and m.person_id = ${actor.personId} and m.is_lead) as leads,
          u.id as "personId", ${personName} as "personName", u.name_key as person_key, u.initials as "personInitials",
          ${monday} as week, min(e.date) as "from", max(e.date) as "to", count(*)::int as entries, sum(e.minutes) as minutes,
          coalesce(sum(e.minutes) filter (where e.billable), 0) as "billableMinutes",
          coalesce(sum(${earned}) filter (where e.billable), 0)::bigint as "earningsMinor",
          (array_agg(e.id order by e.date, e.id))[1:${MOST_REVIEWED}] as ids
        from ${timeEntriesFrom}
        where ${awaits(actor)}
        group by p.workspace_id, p.id, c.name, u.workspace_id, u.id, ${monday})
      select json_build_object('total', (select coalesce(sum(entries), 0) from waiting), 'totalGroups', (select count(*) from waiting),
        'groups', (select coalesce(json_agg(row_to_json(shown)), '[]') from (
          select "projectId", "projectName", "clientName", leads, "personId", "personName", "personInitials", week, "from", "to",
            entries, minutes, "billableMinutes" ${earnings}, ids from waiting
          order by leads desc, project_key, "projectId", week, person_key, "personId" limit ${MOST_WAITING_GROUPS}) shown))::text as json`,
  );
  return row?.json ?? '';
}

/** Entries `e` that wait for the actor's approval. */
export function awaits(actor: SignedIn): SQL {
  return sql`${visibleTo(actor, timeEntryEntity)} and ${reachedBy(actor, timeEntryEntity, 'time:approve')}
    and e.status = ${timeReviewSteps.approve.from}`;
}
