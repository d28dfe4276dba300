import {
  ACTIVITY_GATHERED_MINUTES,
  type ActivityAction,
  type ActivityChange,
  type ActivitySubjectKind,
  joinedChanges,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { uuids } from '../database/uuids';
import type { Ports } from '../server/Ports';

/** One thing that somebody did. */
export interface ActivityFact {
  kind: ActivitySubjectKind;
  id: string;
  /** '' of what is named when it is read. */
  name: string;
  action: ActivityAction;
  changes?: readonly ActivityChange[];
  /** Where it is told; null for what is the client's own. */
  projectId: string | null;
  /** Needed where there is no project, whose client it is otherwise. */
  clientId?: string;
  /** Whose time it is, and how much. */
  personId?: string;
  count?: number;
  minutes?: number;
  /** Acts of one larger one: alike, they become one entry however many they are. */
  group?: string | undefined;
}

interface Entry extends Required<Omit<ActivityFact, 'clientId' | 'personId' | 'group'>> {
  clientId: string | null;
  personId: string | null;
  groupKey: string;
  /** How it becomes one with an entry before it: by its changes, by its number, or not at all. */
  joins: 'changes' | 'count' | null;
}

interface Earlier extends Pick<Entry, 'groupKey' | 'count' | 'minutes' | 'changes'> {
  entryId: string;
}

/** What one person does again and again in a project becomes one entry, whatever it is done to. */
const GATHERED: ReadonlySet<ActivityAction> = new Set([
  'uploaded',
  'submitted',
  'withdrawn',
  'approved',
  'unapproved',
  'sentBack',
  'reopened',
]);

/** Of a save that tells more than this, nothing is joined with what was before. */
const MOST_JOINED = 100;

/**
 * Tells of what somebody did, in its own transaction: both are there, or neither is. What is alike becomes one entry with its
 * count; later changes of the same by the same person join the first. Two statements, however many facts there are.
 */
export async function recordActivity(
  tx: Tx,
  { workspaceId, personId: doerId }: Pick<SignedIn, 'workspaceId' | 'personId'>,
  facts: readonly ActivityFact[],
  ports: Ports,
): Promise<void> {
  const entries = gathered(facts);
  if (entries.length === 0) return;
  const at = ports.now().toISOString();
  const earlier = await earlierEntries(tx, { workspaceId, doerId, at }, entries);
  const written = entries.flatMap((entry) => joined(entry, earlier.get(entry.groupKey)));
  // In the order of the facts, also where they are of the same millisecond.
  const ids = written.map(() => ports.newId()).sort();
  const sent = written.map((entry, place) => ({
    id: ids[place],
    client_id: entry.clientId,
    project_id: entry.projectId,
    subject_kind: entry.kind,
    subject_id: entry.id,
    subject_name: entry.name,
    person_id: entry.personId,
    action: entry.action,
    changes: entry.changes,
    count: entry.count,
    minutes: entry.minutes,
    group_key: entry.groupKey,
  }));
  await tx.execute(
    sql`with gone as (
          delete from activity_entries where workspace_id = ${workspaceId} and id = any(${uuids([...earlier.values()].map(({ entryId }) => entryId))})
        )
        insert into activity_entries (workspace_id, id, at, doer_id, client_id, project_id, subject_kind, subject_id, subject_name,
          person_id, action, changes, count, minutes, group_key)
        select ${workspaceId}::uuid, s.id, ${at}::timestamptz, ${doerId}::uuid, coalesce(s.client_id, p.client_id), s.project_id, s.subject_kind,
          s.subject_id, s.subject_name, s.person_id, s.action, s.changes, s.count, s.minutes, s.group_key
        from json_to_recordset(${JSON.stringify(sent)}::json) s (id uuid, client_id uuid, project_id uuid, subject_kind text, subject_id uuid,
            subject_name text, person_id uuid, action text, changes jsonb, count int, minutes int, group_key text)
          left join projects p on p.workspace_id = ${workspaceId} and p.id = s.project_id
        where coalesce(s.client_id, p.client_id) is not null`,
  );
}

/** A project is another client's now, and its activity with it. */
export async function moveActivity(
  tx: Tx,
  { workspaceId }: Pick<SignedIn, 'workspaceId'>,
  { projectId, clientId }: { projectId: string; clientId: string },
): Promise<void> {
  await tx.execute(
    sql`update activity_entries set client_id = ${clientId} where workspace_id = ${workspaceId} and project_id = ${projectId}`,
  );
}

/** Facts that are alike as one: 'completed Seal friction test plan and 11 more'. */
function gathered(facts: readonly ActivityFact[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const fact of facts) {
    const { kind, id, action, projectId, clientId = null, personId = null, group } = fact;
    const { changes = [], count = 1, minutes = 0 } = fact;
    if (action === 'changed' && changes.length === 0) continue;
    const alike = [group ?? '', kind, action, projectId ?? clientId, personId, JSON.stringify(changes)].join(
      ' ',
    );
    const same = entries.get(alike);
    if (same) {
      same.count += count;
      same.minutes += minutes;
      if (same.joins !== 'count') Object.assign(same, { joins: null, groupKey: '' });
    } else {
      const told = {
        kind,
        id,
        name: fact.name,
        action,
        changes,
        projectId,
        clientId,
        personId,
        count,
        minutes,
      };
      entries.set(alike, { ...told, ...joiningOf(fact, alike) });
    }
  }
  return [...entries.values()];
}

function joiningOf(
  { kind, id, action, projectId, personId = '', group }: ActivityFact,
  alike: string,
): Pick<Entry, 'groupKey' | 'joins'> {
  if (group !== undefined) return { groupKey: alike, joins: 'count' };
  if (GATHERED.has(action)) return { groupKey: `${action} ${projectId} ${personId}`, joins: 'count' };
  return { groupKey: `${kind} ${id} ${projectId ?? ''}`, joins: action === 'changed' ? 'changes' : null };
}

/** The newest entry of each group, where it is the same person's, of the same act, and young enough. */
async function earlierEntries(
  tx: Tx,
  { workspaceId, doerId, at }: { workspaceId: string; doerId: string; at: string },
  entries: readonly Entry[],
): Promise<Map<string, Earlier>> {
  const joining = entries.filter(({ joins }) => joins !== null);
  if (joining.length === 0 || joining.length > MOST_JOINED) return new Map();
  const rows = await rowsOf<Earlier>(
    tx,
    sql`select before.id as "entryId", before.group_key as "groupKey", before.count, before.minutes, before.changes
        from unnest(${textArray(joining.map(({ groupKey }) => groupKey))}, ${textArray(joining.map(({ action }) => action))}) act (group_key, action)
        cross join lateral (
          select a.* from activity_entries a where a.workspace_id = ${workspaceId} and a.group_key = act.group_key
          order by a.at desc, a.id desc limit 1 for update
        ) before
        where before.action = act.action and before.doer_id = ${doerId}
          and before.at > ${at}::timestamptz - make_interval(mins => ${ACTIVITY_GATHERED_MINUTES})`,
  );
  return new Map(rows.map((row) => [row.groupKey, row]));
}

/** An entry with the one that it joins; none where together they changed nothing. */
function joined(entry: Entry, earlier: Earlier | undefined): Entry[] {
  if (!earlier) return [entry];
  if (entry.joins === 'count')
    return [{ ...entry, count: entry.count + earlier.count, minutes: entry.minutes + earlier.minutes }];
  const changes = joinedChanges(entry.kind, earlier.changes, entry.changes);
  return changes.length > 0 ? [{ ...entry, changes }] : [];
}
