import {
  describeNotification,
  kindsOfTopic,
  MOST_UNREAD,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationFacts,
  type NotificationKind,
  type NotificationPage,
  type NotificationQuery,
  type NotificationSubject,
  type NotificationSubjectKind,
  notificationKinds,
  reachOf,
  type Settings,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { commentEntity } from '../comments/comment.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { uuids } from '../database/uuids';
import { entityOf } from '../entities/entityOf';
import { fileEntity } from '../files/file.entity';
import { isoInstant } from '../lists/listPage';
import { personEntity, personName } from '../people/person.entity';
import { projectEntity, withTheirProjects } from '../projects/project.entity';
import { taskEntity } from '../tasks/task.entity';
import { timeEntryEntity } from '../time/timeEntry.entity';

/**
 * A page of the actor's own notifications, newest first, with how many are unread. Of what they do not see any more, and of tasks that
 * are somebody else's by now, they hear nothing.
 */
export async function notificationPage(
  tx: Tx,
  signedIn: SignedIn,
  { cursor, limit, state, topic }: NotificationQuery,
): Promise<NotificationPage> {
  const actor = await withTheirProjects(tx, signedIn);
  const conditions = [
    cursor === undefined ? sql`true` : sql`n.id < ${cursor}`,
    state === 'unread' ? sql`n.read_at is null` : sql`true`,
    topic === 'all' ? sql`true` : sql`n.kind = any(${textArray(kindsOfTopic(topic))})`,
  ];
  const page = await newest(tx, actor, sql.join(conditions, sql` and `), limit);
  return { ...page, unread: await countUnread(tx, actor) };
}

/** Those of the actor's that they have neither read nor been mailed, of what they see now; newest first. */
export async function unmailedNotifications(
  tx: Tx,
  signedIn: SignedIn,
  limit: number,
): Promise<Pick<NotificationPage, 'rows' | 'nextCursor'>> {
  const actor = await withTheirProjects(tx, signedIn);
  return newest(tx, actor, sql`n.read_at is null and n.mailed_at is null`, limit);
}

/** Those of the actor's that they have not read and that came after one, of what they see now; newest first, at most `limit`. */
export async function unpushedNotifications(
  tx: Tx,
  signedIn: SignedIn,
  after: string,
  limit: number,
): Promise<Notification[]> {
  const actor = await withTheirProjects(tx, signedIn);
  const { rows } = await newest(tx, actor, sql`n.read_at is null and n.id > ${after}::uuid`, limit);
  return rows;
}

async function newest(
  tx: Tx,
  actor: SignedIn,
  which: SQL,
  limit: number,
): Promise<Pick<NotificationPage, 'rows' | 'nextCursor'>> {
  const rows = await rowsOf<StoredNotification>(
    tx,
    sql`select n.id, n.kind, n.person_id as "personId", n.minutes, n.doer_id as "doerId", ${isoInstant(sql`n.at`)} as at,
          n.read_at is not null as read, seen.ids[1] as "subjectId",
          n.count - cardinality(n.subject_ids) + cardinality(seen.ids) as count
        from ${seenBy(actor)} and ${which} order by n.id desc limit ${limit + 1}`,
  );
  const page = rows.slice(0, limit);
  return {
    rows: await inWords(tx, actor, page),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

async function countUnread(tx: Tx, actor: SignedIn): Promise<number> {
  const [row] = await rowsOf<{ unread: number }>(
    tx,
    sql`select count(*)::int as unread from (
          select from ${seenBy(actor)} and n.read_at is null limit ${MOST_UNREAD}) counted`,
  );
  return row?.unread ?? 0;
}

interface StoredNotification extends Omit<NotificationFacts, 'doerName' | 'subject'> {
  doerId: string | null;
  subjectId: string;
}

/** FROM and WHERE of the actor's notifications `n`, each with the `seen.ids` of its subjects that they see. */
function seenBy(actor: SignedIn): SQL {
  const branches = NOTIFICATION_KINDS.filter((kind) => mayRead(actor, kind)).map(
    (kind) => sql`when ${kind} then (${seenSubjects(actor, kind)})`,
  );
  return sql`notifications n cross join lateral (select case n.kind ${sql.join(branches, sql` `)} end as ids) seen
    where n.workspace_id = ${actor.workspaceId} and n.person_id = ${actor.personId} and n.deleted_at is null and seen.ids is not null`;
}

function mayRead(actor: SignedIn, kind: NotificationKind): boolean {
  const { needs } = notificationKinds[kind];
  return needs === undefined || reachOf(actor, needs) !== null;
}

function seenSubjects(actor: SignedIn, kind: NotificationKind): SQL {
  const entity = entityOf(notificationKinds[kind].subject);
  return sql`select array_agg(s.id order by s.place) from unnest(n.subject_ids) with ordinality s (id, place), ${entity.from}
    where ${entity.row}.id = s.id and ${visibleTo(actor, entity)} and ${STILL[kind] ?? sql`true`}`;
}

const MINE = sql`t.assignee_id = n.person_id`;

/** What must still hold of a subject for its notification to be worth reading. */
const STILL: Partial<Record<NotificationKind, SQL>> = {
  taskAssigned: MINE,
  taskDueSoon: MINE,
  taskOverdue: MINE,
  timeSubmitted: sql`e.status <> 'stopped'`,
  timeApproved: sql`e.status = 'approved'`,
};

/** A select of a subject's facts, as domain's NotificationSubject, under the kind's alias. */
const SUBJECTS: Record<NotificationSubjectKind, SQL> = {
  task: sql`t.id, t.title as name, p.id as "projectId", p.name as "projectName", t.due_date::text as "dueDate" from ${taskEntity.from}`,
  project: sql`p.id, p.name, p.budget_minor::float8 as "budgetMinor" from ${projectEntity.from}`,
  file: sql`f.id, f.name, p.id as "projectId", p.name as "projectName", f.kind as "fileKind" from ${fileEntity.from}`,
  comment: sql`cm.id, left(cm.body, 400) as name, json_build_object('kind', case when t.id is not null then 'task' when f.id is not null then 'file' else 'project' end,
      'id', coalesce(t.id, f.id, p.id)) as about, coalesce(t.title, f.name, p.name) as "aboutName", f.kind as "fileKind",
    (select ${personName} from people u where u.workspace_id = cm.workspace_id and u.id = cm.created_by) as "authorName"
    from ${commentEntity.from} left join tasks t on t.workspace_id = cm.workspace_id and t.id = cm.task_id
      left join files f on f.workspace_id = cm.workspace_id and f.id = cm.file_id`,
  timeEntry: sql`e.id, ${timeEntryEntity.name ?? sql`''`} as name, e.sent_back_reason as reason from ${timeEntryEntity.from}`,
  person: sql`u.id, ${personName} as name, u.access_role as "accessRole" from ${personEntity.from}`,
};

async function inWords(
  tx: Tx,
  actor: SignedIn,
  rows: readonly StoredNotification[],
): Promise<Notification[]> {
  if (rows.length === 0) return [];
  const [settings] = await rowsOf<Pick<Settings, 'dateFormat' | 'currency'>>(
    tx,
    sql`select settings ->> 'dateFormat' as "dateFormat", settings ->> 'currency' as currency from workspaces where id = ${actor.workspaceId}`,
  );
  if (!settings) throw new Error('The workspace of a session is not there');
  const subjects = new Map<string, NotificationSubject>();
  for (const kind of Object.keys(SUBJECTS) as NotificationSubjectKind[]) {
    const ids = rows.flatMap((row) => (notificationKinds[row.kind].subject === kind ? row.subjectId : []));
    for (const subject of await found(tx, actor, kind, ids)) subjects.set(subject.id, subject);
  }
  const doers = await found(
    tx,
    actor,
    'person',
    rows.flatMap(({ doerId }) => doerId ?? []),
  );
  const names = new Map(doers.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ subjectId, doerId, ...row }) => {
    const subject = subjects.get(subjectId);
    // Gone between two statements.
    if (!subject) return [];
    const doerName = names.get(doerId ?? '') ?? null;
    return describeNotification({ ...row, subject, doerName }, settings);
  });
}

async function found(
  tx: Tx,
  actor: SignedIn,
  kind: NotificationSubjectKind,
  ids: readonly string[],
): Promise<NotificationSubject[]> {
  if (ids.length === 0) return [];
  const entity = entityOf(kind);
  return rowsOf<NotificationSubject>(
    tx,
    sql`select ${SUBJECTS[kind]} where ${visibleTo(actor, entity)} and ${entity.row}.id = any(${uuids(ids)})`,
  );
}
