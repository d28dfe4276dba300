import { createHash } from 'node:crypto';
import {
  type AgreedRates,
  foldText,
  guessColumns,
  type ImportDone,
  type ImportedName,
  type ImportedTime,
  type ImportProblem,
  importMessages,
  isTimeClosed,
  lacksOf,
  limits,
  MOST_IMPORT_PROBLEMS,
  rateOf,
  reachOf,
  readTimeRow,
  SHOWN_IMPORT_ROWS,
  sortKey,
  sourceOf,
  type TimeImport,
  type TimeImportPreview,
  type TimeZone,
  textProblem,
  timeMessages,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { textArray } from '../database/textArray';
import { uuids } from '../database/uuids';
import { newStamp } from '../entities/stamps';
import { announce } from '../events/ChangeFeed';
import { invalid } from '../http/Problem';
import { tellBudgets } from '../notifications/tellOfBudgets';
import type { Ports } from '../server/Ports';
import { timeClosedThrough } from '../time/closedTime';
import { timeEntries } from '../time/timeEntries.table';
import { dateOrderIn } from './dateOrderIn';
import { namesIn, peopleHere, personKey, projectKey, projectsHere } from './namesInRows';
import { nextTurn, ROWS_PER_TURN } from './nextTurn';
import { readCsv } from './readCsv';
import { nameProblems, refuseProblems } from './refuseProblems';

/** An entry of the file with whom and what it names here. */
interface PlannedEntry extends ImportedTime {
  row: number;
  id: string;
  personId: string;
  projectId: string;
  taskId: string | null;
  isKnown: boolean;
}

interface Plan {
  preview: TimeImportPreview;
  entries: PlannedEntry[];
}

/** What importing a file would do; nothing is stored. */
export async function previewTimeImport(
  tx: Tx,
  actor: SignedIn,
  input: TimeImport,
): Promise<TimeImportPreview> {
  return (await planOf(tx, actor, input)).preview;
}

/**
 * Stores the entries of a file, all or none. Rows that an earlier import stored are left as they are, so the same file twice makes
 * no doubles.
 *
 * @throws Problem 422 where a row is wrong, or a name is neither found nor chosen
 */
export async function importTime(
  tx: Tx,
  actor: SignedIn,
  input: TimeImport,
  ports: Ports,
): Promise<ImportDone> {
  // One import of a workspace after the other: two of the same file at once make no doubles either.
  await tx.execute(sql`select 1 from workspaces where id = ${actor.workspaceId} for no key update`);
  const { preview, entries } = await planOf(tx, actor, input);
  refuseProblems([...nameProblems([...preview.people, ...preview.projects]), ...preview.problems]);
  const fresh = entries.filter(({ isKnown }) => !isKnown);
  const rates = await ratesOf(tx, actor, fresh);
  const now = ports.now();
  await insertAll(
    tx,
    timeEntries,
    fresh.map((entry) => ({
      ...newStamp(actor, now),
      ...pickStored(entry),
      zone: input.timeZone ?? actor.timeZone,
      status: 'stopped',
      hourlyRateMinor: rateOf(rates.get(`${entry.personId} ${entry.projectId}`) ?? {}),
    })),
  );
  const ids = fresh.map(({ id }) => id);
  if (ids.length > 0) {
    const projectIds = [...new Set(fresh.map(({ projectId }) => projectId))];
    await tellBudgets(tx, { workspaceId: actor.workspaceId, projectIds }, ports);
    await announce(tx, actor.workspaceId, 'timeEntry', ids, now, { hides: false });
  }
  return { ids, known: preview.known };
}

async function planOf(tx: Tx, actor: SignedIn, input: TimeImport): Promise<Plan> {
  await nextTurn();
  const { heads, rows, isCut } = readCsv(input.text);
  if (rows.length === 0) throw invalid([{ path: 'text', message: importMessages.empty }]);
  if (isCut) throw invalid([{ path: 'text', message: importMessages.tooManyRows }]);
  const columns = input.columns ?? guessColumns(heads);
  const zone: TimeZone = (input.timeZone as TimeZone | undefined) ?? actor.timeZone;
  const dateOrder = await dateOrderIn(
    tx,
    actor,
    rows.map(({ cells }) => cells[columns.date ?? -1] ?? ''),
  );
  const problems: ImportProblem[] = [];
  const read: (ImportedTime & { row: number })[] = [];
  for (const [at, { number, cells, problem }] of rows.entries()) {
    if (at % ROWS_PER_TURN === 0) await nextTurn();
    const entry = problem
      ? { column: 'Row', message: problem }
      : readTimeRow(cells, { columns, dateOrder, timeZone: zone });
    const wrong = 'message' in entry ? entry : badDescription(entry);
    if (wrong) problems.push({ row: number, ...wrong });
    else if (!('message' in entry)) read.push({ ...entry, row: number });
  }
  const people = namesIn(read, await peopleHere(tx, actor), input.people);
  await nextTurn();
  const projects = namesIn(read, await projectsHere(tx, actor), input.projects);
  await nextTurn();
  const named = read.flatMap((entry) => {
    const personId = people.get(personKey(entry))?.id;
    const projectId = projects.get(projectKey(entry))?.id;
    return personId && projectId ? [{ ...entry, personId, projectId }] : [];
  });
  if (reachOf(actor, 'time:create') !== 'all')
    for (const { row, personId } of named)
      if (personId !== actor.personId)
        problems.push({ row, column: 'Person', message: 'You can import your own time only' });
  const entries = await identified(tx, actor, await withTasks(tx, actor, named));
  await nextTurn();
  const leftOut = (names: Map<string, ImportedName>, key: string) => names.get(key)?.isLeftOut ?? false;
  const fresh = entries.filter(({ isKnown }) => !isKnown);
  const closedThrough = await timeClosedThrough(tx, actor);
  for (const { row, date } of fresh)
    if (isTimeClosed(date, closedThrough))
      problems.push({ row, column: 'Date', message: timeMessages.dayClosed });
  const preview: TimeImportPreview = {
    source: sourceOf(heads),
    heads,
    columns,
    rows: rows.length,
    people: [...people.values()],
    projects: [...projects.values()],
    problems: problems.sort((one, other) => one.row - other.row).slice(0, MOST_IMPORT_PROBLEMS),
    problemCount: problems.length,
    lacks: lacksOf(
      columns,
      rows.slice(0, SHOWN_IMPORT_ROWS).map(({ cells }) => cells),
    ),
    entries: fresh.length,
    seconds: fresh.reduce((sum, { seconds }) => sum + seconds, 0),
    known: entries.length - fresh.length,
    leftOut: read.filter((entry) => leftOut(people, personKey(entry)) || leftOut(projects, projectKey(entry)))
      .length,
    shown: entries.slice(0, SHOWN_IMPORT_ROWS).map((entry) => ({
      row: entry.row,
      date: entry.date,
      startedAt: entry.startedAt,
      endedAt: entry.endedAt,
      seconds: entry.seconds,
      person: people.get(personKey(entry))?.name ?? entry.person,
      project: projects.get(projectKey(entry))?.name ?? entry.project,
      task: entry.taskId ? entry.task : null,
      description: entry.description.slice(0, 200),
      category: entry.category,
      billable: entry.billable,
      isKnown: entry.isKnown,
    })),
  };
  const lost = entries.filter(({ task, taskId }) => task !== '' && taskId === null).length;
  if (lost > 0)
    preview.lacks.unshift(
      `${lost} of its entries name a task that the project does not have here: they are imported without one.`,
    );
  return { preview, entries };
}

function badDescription({ description }: ImportedTime) {
  const message = textProblem(description, DESCRIPTION);
  return message === null ? null : { column: DESCRIPTION.label, message };
}

const DESCRIPTION = { label: 'Description', max: limits.longText, multiline: true };
/** A name with more than this is no task's. */
const TASK = { label: 'Task', max: limits.name };

/** One row for each key. */
function oneOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

type NamedEntry = ImportedTime & { row: number; personId: string; projectId: string };

/** The tasks that entries name, where their project has one of that title. */
async function withTasks(tx: Tx, { workspaceId }: SignedIn, entries: readonly NamedEntry[]) {
  const named = oneOfEach(
    entries.filter(({ task }) => task !== '' && textProblem(task, TASK) === null),
    ({ projectId, task }) => `${projectId} ${sortKey(task)}`,
  );
  const tasks = await rowsOf<{ id: string; title: string; projectId: string }>(
    tx,
    sql`select t.id, t.title, t.project_id as "projectId"
        from unnest(${uuids(named.map(({ projectId }) => projectId))}, ${textArray(named.map(({ task }) => sortKey(task)))})
            named (project_id, title_key)
          join tasks t on t.workspace_id = ${workspaceId} and t.project_id = named.project_id
            and t.title_key = named.title_key and t.deleted_at is null
        order by t.created_at desc, t.id desc`,
  );
  const byTitle = new Map(tasks.map(({ id, title, projectId }) => [`${projectId} ${foldText(title)}`, id]));
  return entries.map((entry) => ({
    ...entry,
    taskId: entry.task === '' ? null : (byTitle.get(`${entry.projectId} ${foldText(entry.task)}`) ?? null),
  }));
}

/**
 * Gives each entry the id that it has in every import of it, made of what it says: by it an import knows what is stored. One that was
 * deleted since, as by Undo, gets the next id of its row.
 */
async function identified(
  tx: Tx,
  { workspaceId }: SignedIn,
  entries: readonly (NamedEntry & { taskId: string | null })[],
): Promise<PlannedEntry[]> {
  const alike = new Map<string, number>();
  const keys = entries.map((entry) => {
    const { personId, projectId, date, startedAt, seconds, description, billable } = entry;
    const said = JSON.stringify([
      workspaceId,
      personId,
      projectId,
      date,
      startedAt,
      seconds,
      description,
      billable,
    ]);
    const place = alike.get(said) ?? 0;
    alike.set(said, place + 1);
    return `${said} ${place}`;
  });
  const ids = keys.map((key) => idOf(key, 0));
  const isKnown = keys.map(() => false);
  let open = keys.map((_, at) => at);
  for (let generation = 0; open.length > 0; generation += 1) {
    const stored = await rowsOf<{ id: string; gone: boolean }>(
      tx,
      sql`select id, deleted_at is not null as gone from time_entries
          where workspace_id = ${workspaceId} and id = any(${uuids(open.map((at) => ids[at] ?? null))})`,
    );
    const gone = new Map(stored.map((row) => [row.id, row.gone]));
    open = open.filter((at) => {
      const isGone = gone.get(ids[at] ?? '');
      isKnown[at] = isGone === false;
      if (isGone) ids[at] = idOf(keys[at] ?? '', generation + 1);
      return isGone === true;
    });
  }
  return entries.map((entry, at) => ({ ...entry, id: ids[at] ?? '', isKnown: isKnown[at] ?? false }));
}

/** A UUID of version 8, which is for ids of one's own making. */
function idOf(key: string, generation: number): string {
  const hex = createHash('sha256').update(`${key} ${generation}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The rates that are agreed for each person in each project of the entries (TIM-07). */
async function ratesOf(tx: Tx, { workspaceId }: SignedIn, entries: readonly PlannedEntry[]) {
  const pairs = oneOfEach(entries, ({ personId, projectId }) => `${personId} ${projectId}`);
  const rows = await rowsOf<AgreedRates & { key: string }>(
    tx,
    sql`select u.id || ' ' || p.id as key, m.hourly_rate_minor::float8 as "inProject", p.hourly_rate_minor::float8 as "ofProject",
          u.hourly_rate_minor::float8 as "ofPerson"
        from unnest(${uuids(pairs.map(({ personId }) => personId))}, ${uuids(pairs.map(({ projectId }) => projectId))})
            pair (person_id, project_id)
          join people u on u.workspace_id = ${workspaceId} and u.id = pair.person_id
          join projects p on p.workspace_id = ${workspaceId} and p.id = pair.project_id
          left join project_team m on m.workspace_id = p.workspace_id and m.project_id = p.id and m.person_id = u.id`,
  );
  return new Map(rows.map(({ key, ...rates }) => [key, rates]));
}

function pickStored(entry: PlannedEntry) {
  const { id, personId, projectId, taskId, description, category, billable, date } = entry;
  const { startedAt, endedAt, seconds, minutes } = entry;
  return {
    ...{ id, personId, projectId, taskId, description, category, billable, date },
    ...{ startedAt, endedAt, seconds, minutes },
  };
}
