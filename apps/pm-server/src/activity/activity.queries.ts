import {
  ACTIVITY_COMMENT_LENGTH,
  ACTIVITY_PAGE,
  ACTIVITY_SUBJECTS,
  type ActivityAbout,
  type ActivityChange,
  type ActivityEntry,
  type ActivityPage,
  type ActivityQuery,
  type ActivitySubjectKind,
  type ActivityValue,
  activityPlace,
  activitySubjects,
  type FileKind,
  hiddenActivityFields,
  reachOf,
  readActivityPlace,
  type ToldAction,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { clientEntity } from '../clients/client.entity';
import { commentEntity } from '../comments/comment.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { uuids } from '../database/uuids';
import { fileEntity } from '../files/file.entity';
import { notFound } from '../http/Problem';
import { isoInstant } from '../lists/listPage';
import { personEntity, personName } from '../people/person.entity';
import { projectEntity, withTheirProjects } from '../projects/project.entity';
import { taskEntity } from '../tasks/task.entity';

/**
 * A page of what happened in a project, or to a client and in its projects, newest first: what the actor may know of it now. Of a
 * project that they do not see they hear nothing, and of a field that they may not read neither its values nor that it changed.
 *
 * @throws Problem 404 where they do not see what is asked about
 */
export async function activityPage(
  tx: Tx,
  signedIn: SignedIn,
  { project, client, before }: ActivityQuery,
): Promise<ActivityPage> {
  const actor = await withTheirProjects(tx, signedIn);
  const about: ActivityAbout = project
    ? { kind: 'project', id: project }
    : { kind: 'client', id: client ?? '' };
  await checkSeen(tx, actor, about);
  const found = await newest(tx, actor, about, before);
  const rows = found.slice(0, ACTIVITY_PAGE);
  const last = rows.at(-1);
  const hasMore = found.length > ACTIVITY_PAGE;
  return {
    rows: await named(tx, actor, rows),
    hasMore,
    next: hasMore && last ? activityPlace(last) : null,
  };
}

async function checkSeen(tx: Tx, actor: SignedIn, { kind, id }: ActivityAbout): Promise<void> {
  const seen =
    kind === 'project'
      ? sql`select from ${projectEntity.from} where ${visibleTo(actor, projectEntity)} and p.id = ${id}`
      : sql`select from ${clientEntity.from} where ${visibleTo(actor, clientEntity)} and c.id = ${id}`;
  const rows = await rowsOf(tx, seen);
  if (rows.length === 0) throw notFound(`This ${kind}`);
}

/** An entry as it is stored, with what its reader may know of its changes: people, clients and projects are ids. */
interface FoundEntry {
  id: string;
  at: string;
  doerId: string | null;
  projectId: string | null;
  projectName: string | null;
  subjectKind: ActivitySubjectKind;
  subjectId: string;
  subjectName: string;
  personId: string | null;
  action: ToldAction;
  changes: ActivityChange[];
  count: number;
  minutes: number;
  isThere: boolean;
  fileKind: FileKind | null;
  comment: (ActivityEntry['comment'] & { author: Omit<Named, 'id'> }) | null;
}

/** One more than a page has. */
async function newest(
  tx: Tx,
  actor: SignedIn,
  about: ActivityAbout,
  before: string | undefined,
): Promise<FoundEntry[]> {
  const inOrder = sql`order by at desc, id desc limit ${ACTIVITY_PAGE + 1}`;
  const sources = [recorded(actor, about, before), commented(actor, about, before)].map(
    (source) => sql`select one.* from (${source} ${inOrder}) one`,
  );
  const file = sql`(select f.kind from ${fileEntity.from} where ${visibleTo(actor, fileEntity)} and f.id = found.subject_id)`;
  return rowsOf<FoundEntry>(
    tx,
    sql`select found.id, ${isoInstant(sql`found.at`)} as at, found.doer_id as "doerId", found.project_id as "projectId",
          found.project_name as "projectName", found.subject_kind as "subjectKind", found.subject_id as "subjectId",
          found.subject_name as "subjectName", found.person_id as "personId", found.action, found.changes, found.count, found.minutes,
          found.comment,
          (case found.subject_kind
            when 'task' then exists (select from ${taskEntity.from} where ${visibleTo(actor, taskEntity)} and t.id = found.subject_id)
            when 'file' then ${file} is not null
            when 'project' then exists (select from ${projectEntity.from} where ${visibleTo(actor, projectEntity)} and p.id = found.subject_id)
            else found.subject_kind = 'client' end) as "isThere",
          case found.subject_kind when 'file' then ${file} end as "fileKind"
        from (${sql.join(sources, sql` union all `)} ${inOrder}) found order by found.at desc, found.id desc`,
  );
}

/** The recorded entries of a project or a client that the actor may know of, from a place on. */
function recorded(actor: SignedIn, { kind, id }: ActivityAbout, before: string | undefined): SQL {
  const hidden = textArray(hiddenActivityFields(actor));
  const isHidden = sql`(a.subject_kind || '.' || (change.value ->> 'field')) = any(${hidden})`;
  const readable = ACTIVITY_SUBJECTS.filter((subject) => reachOf(actor, activitySubjects[subject].needs));
  const conditions = [
    sql`a.workspace_id = ${actor.workspaceId}`,
    kind === 'project' ? sql`a.project_id = ${id}` : sql`a.client_id = ${id}`,
    sql`a.subject_kind = any(${textArray(readable)})`,
    sql`(a.action <> 'changed' or exists (select from jsonb_array_elements(a.changes) change where not ${isHidden}))`,
  ];
  if (reachOf(actor, 'time:read') !== 'all')
    conditions.push(sql`(a.subject_kind <> 'timeEntry' or a.person_id = ${actor.personId})`);
  // A deleted project of the client: whose own it was, nothing says any more.
  if (reachOf(actor, 'project:read') !== 'all' && actor.accessRole !== 'client')
    conditions.push(sql`(a.subject_kind <> 'project' or a.project_id is not null)`);
  conditions.push(comesBefore(before, sql`a.at, a.id`));
  return sql`select a.id, a.at, a.doer_id, a.project_id, p.name as project_name, a.subject_kind, a.subject_id,
      case when a.subject_name = '' and a.subject_kind = 'project' then p.name else a.subject_name end as subject_name,
      a.person_id, a.action, a.count, a.minutes,
      (select coalesce(jsonb_agg(change.value order by change.place), '[]') from jsonb_array_elements(a.changes) with ordinality change (value, place)
        where not ${isHidden}) as changes, null::json as comment
    from activity_entries a left join projects p on p.workspace_id = a.workspace_id and p.id = a.project_id
    where (a.project_id is null or ${visibleTo(actor, projectEntity)}) and ${sql.join(conditions, sql` and `)}`;
}

/** The same of what was said in a project, or in those of a client, and on their tasks and files. Who said it is told to who may read it. */
function commented(actor: SignedIn, { kind, id }: ActivityAbout, before: string | undefined): SQL {
  return sql`select cm.id, cm.created_at as at, cm.created_by as doer_id, cm.project_id, p.name as project_name,
      case when cm.task_id is not null then 'task' when cm.file_id is not null then 'file' else 'project' end as subject_kind,
      coalesce(cm.task_id, cm.file_id, cm.project_id) as subject_id, coalesce(t.title, f.name, p.name) as subject_name,
      null::uuid as person_id, 'commented' as action, 1 as count, 0 as minutes, '[]'::jsonb as changes,
      json_build_object('id', cm.id, 'text', left(cm.body, ${ACTIVITY_COMMENT_LENGTH}), 'isInternal', cm.is_internal,
        'author', json_build_object('name', coalesce(${personName}, ''), 'initials', coalesce(u.initials, ''))) as comment
    from ${commentEntity.from}
      left join tasks t on t.workspace_id = cm.workspace_id and t.id = cm.task_id
      left join files f on f.workspace_id = cm.workspace_id and f.id = cm.file_id
      left join people u on u.workspace_id = cm.workspace_id and u.id = cm.created_by
    where ${visibleTo(actor, commentEntity)} and ${visibleTo(actor, projectEntity)}
      and ${kind === 'project' ? sql`cm.project_id = ${id}` : sql`p.client_id = ${id}`} and ${comesBefore(before, sql`cm.created_at, cm.id`)}`;
}

function comesBefore(before: string | undefined, place: SQL): SQL {
  if (before === undefined) return sql`true`;
  const { at, id } = readActivityPlace(before);
  return sql`(${place}) < (${at}::timestamptz, ${id}::uuid)`;
}

interface Named {
  id: string;
  name: string;
  initials: string;
}

/** What stands for a name that the reader does not see. */
const UNSEEN = { person: 'somebody', client: 'another client', project: 'another project' } as const;

/** Entries with the names of people, clients and projects, as far as the actor sees them. */
async function named(tx: Tx, actor: SignedIn, rows: readonly FoundEntry[]): Promise<ActivityEntry[]> {
  const people = await namesOf(tx, actor, 'person', [
    ...rows.flatMap(({ doerId, personId }) => [doerId, personId]),
    ...rows.flatMap(({ subjectKind, subjectId }) => (subjectKind === 'person' ? subjectId : [])),
    ...valuesOf(rows, 'person'),
  ]);
  const names = {
    person: people,
    client: await namesOf(tx, actor, 'client', valuesOf(rows, 'client')),
    project: await namesOf(tx, actor, 'project', valuesOf(rows, 'project')),
  };
  return rows.map(({ id, at, action, count, minutes, ...row }) => {
    const { subjectKind, fileKind, isThere } = row;
    const whose =
      subjectKind === 'person' ? row.subjectId : subjectKind === 'timeEntry' ? row.personId : null;
    const { fields } = activitySubjects[subjectKind];
    const valueName = (field: string, value: ActivityValue) => {
      const as = fields[field]?.as;
      if (value === null || (as !== 'person' && as !== 'client' && as !== 'project')) return value;
      return names[as].get(`${value}`)?.name ?? UNSEEN[as];
    };
    return {
      ...{ id, at, action, count, minutes },
      ...(row.comment && { comment: { id, text: row.comment.text, isInternal: row.comment.isInternal } }),
      doer: doerOf(row, people),
      subject: {
        kind: subjectKind,
        id: row.subjectId,
        name: whose === null ? row.subjectName : (people.get(whose)?.name ?? ''),
        isThere,
        ...(fileKind && { fileKind }),
      },
      project: row.projectId === null ? null : { id: row.projectId, name: row.projectName ?? '' },
      changes: row.changes.map(({ field, from, to }) => ({
        field,
        from: valueName(field, from),
        to: valueName(field, to),
      })),
    };
  });
}

/** Who did it, as far as the reader sees them, or has read what they wrote. */
function doerOf(
  { doerId, comment }: Pick<FoundEntry, 'doerId' | 'comment'>,
  people: ReadonlyMap<string, Named>,
): ActivityEntry['doer'] {
  if (doerId === null) return null;
  return comment?.author.name ? { id: doerId, ...comment.author } : (people.get(doerId) ?? null);
}

/** The ids that stand in the changes of fields of a kind. */
function valuesOf(rows: readonly FoundEntry[], kind: keyof typeof UNSEEN): string[] {
  return rows.flatMap(({ subjectKind, changes }) =>
    changes
      .filter(({ field }) => activitySubjects[subjectKind].fields[field]?.as === kind)
      .flatMap(({ from, to }) => [from, to].filter((value) => typeof value === 'string')),
  );
}

const NAMES: Record<keyof typeof UNSEEN, (actor: SignedIn) => { id: SQL; names: SQL }> = {
  person: (actor) => ({
    id: sql`u.id`,
    names: sql`select u.id, ${personName} as name, u.initials from ${personEntity.from} where ${visibleTo(actor, personEntity)}`,
  }),
  client: (actor) => ({
    id: sql`c.id`,
    names: sql`select c.id, c.name, '' as initials from ${clientEntity.from} where ${visibleTo(actor, clientEntity)}`,
  }),
  project: (actor) => ({
    id: sql`p.id`,
    names: sql`select p.id, p.name, '' as initials from ${projectEntity.from} where ${visibleTo(actor, projectEntity)}`,
  }),
};

async function namesOf(
  tx: Tx,
  actor: SignedIn,
  kind: keyof typeof UNSEEN,
  ids: readonly (string | null)[],
): Promise<Map<string, Named>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const { id, names } = NAMES[kind](actor);
  const rows = await rowsOf<Named>(tx, sql`${names} and ${id} = any(${uuids(wanted)})`);
  return new Map(rows.map((row) => [row.id, row]));
}
