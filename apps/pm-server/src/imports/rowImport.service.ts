import {
  formOf,
  guessRowColumns,
  type ImportDone,
  type ImportedKind,
  type ImportedName,
  type ImportProblem,
  importMessages,
  lackingFields,
  MOST_IMPORT_PROBLEMS,
  MOST_IMPORTED_FORMS,
  NAMED_KINDS,
  type NamedInRows,
  type NamedKind,
  type NameInRow,
  type ReadRow,
  type RowImport,
  type RowImportPreview,
  type RowSource,
  readRow,
  rowImportFields,
  SHOWN_IMPORT_ROWS,
} from '@linework/domain';
import type { SignedIn } from '../access/SignedIn';
import type { Tx } from '../database/Database';
import { sql } from '../database/sql';
import { invalid, Problem } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { dateOrderIn } from './dateOrderIn';
import { importedKinds, type RowImporter } from './importedKinds';
import { clientsHere, type NamedHere, namesIn, peopleHere, projectsHere } from './namesInRows';
import { nextTurn, ROWS_PER_TURN } from './nextTurn';
import type { RowIdentity } from './Recognition';
import { type CsvTable, readCsv } from './readCsv';
import { nameProblems, refuseProblems } from './refuseProblems';

/** A row with the ids that its names mean, by their path. */
interface FoundRow extends ReadRow {
  row: number;
  ids: Readonly<Record<string, string>>;
}

interface PlannedRow extends FoundRow {
  /** How many rows above it in the file are known as the same. */
  above: number;
  isKnown: boolean;
}

interface Plan {
  preview: RowImportPreview;
  planned: PlannedRow[];
}

/** What importing a table would do; nothing is stored. */
export async function previewRowImport(
  tx: Tx,
  actor: SignedIn,
  kind: ImportedKind,
  input: RowImport,
): Promise<RowImportPreview> {
  return (await planOf(tx, actor, kind, input)).preview;
}

/**
 * Stores the rows of a table as the kind's form would, all or none. Rows that are here already are left as they are, so the same
 * file twice makes no doubles.
 *
 * @throws Problem 422 where a column is missing, a row is wrong, or a name is neither found nor chosen
 */
export async function importRows(
  tx: Tx,
  actor: SignedIn,
  kind: ImportedKind,
  input: RowImport,
  ports: Ports,
): Promise<ImportDone> {
  // One import of a workspace after the other: two of the same file at once make no doubles either.
  await tx.execute(sql`select 1 from workspaces where id = ${actor.workspaceId} for no key update`);
  const { preview, planned } = await planOf(tx, actor, kind, input);
  refuseProblems([
    ...preview.lacking.map((path) => ({
      row: 0,
      column: labelOf(kind, path),
      message: importMessages.columnMissing,
    })),
    ...nameProblems(preview.names),
    ...preview.problems,
  ]);
  const ids: string[] = [];
  for (const planRow of planned.filter(({ isKnown }) => !isKnown)) {
    const id = ports.newId();
    const form = formOf(planRow, ({ path }) => planRow.ids[path] ?? '');
    try {
      await importedKinds[kind].create(tx, actor, { ...form, id }, ports);
    } catch (error) {
      if (!(error instanceof Problem) || !error.facts.errors) throw error;
      const { row } = planRow;
      refuseProblems(
        error.facts.errors.map(({ path, message }) => ({ row, column: labelOf(kind, path), message })),
      );
    }
    ids.push(id);
  }
  return { ids, known: preview.known };
}

function labelOf(kind: ImportedKind, path: string): string {
  return rowImportFields[kind][path]?.label ?? path;
}

async function planOf(tx: Tx, actor: SignedIn, kind: ImportedKind, input: RowImport): Promise<Plan> {
  await nextTurn();
  const table = readCsv(input.text);
  const { heads, rows, isCut } = table;
  if (rows.length === 0) throw invalid([{ path: 'text', message: importMessages.empty }]);
  if (isCut || rows.length > MOST_IMPORTED_FORMS)
    throw invalid([{ path: 'text', message: importMessages.tooManyForms }]);
  const source = { columns: input.columns ?? guessRowColumns(kind, heads), values: input.values };
  const lacking = lackingFields(kind, source);
  const { read, problems } = await readRows(tx, actor, kind, table, { source, lacking });
  const { names, meant } = await foundNames(tx, actor, read, input.names);
  const found = read.flatMap((row) => {
    const ids = row.names.flatMap((name) => {
      const id = meant(name)?.id;
      return id ? [[name.path, id] as const] : [];
    });
    return ids.length === row.names.length ? { ...row, ids: Object.fromEntries(ids) } : [];
  });
  const importer = importedKinds[kind];
  const planned = await withKnown(tx, actor, importer, found);
  const { knownBy, twice } = importer;
  if (twice !== null)
    for (const { row, above } of planned)
      if (above > 0) problems.push({ row, column: labelOf(kind, knownBy), message: twice });
  const known = planned.filter(({ isKnown }) => isKnown).length;
  const preview: RowImportPreview = {
    heads,
    columns: source.columns,
    lacking,
    rows: rows.length,
    names,
    problems: problems.sort((one, other) => one.row - other.row).slice(0, MOST_IMPORT_PROBLEMS),
    problemCount: problems.length,
    fresh: planned.length - known,
    known,
    leftOut: read.filter((row) => row.names.some((name) => meant(name)?.isLeftOut)).length,
    shown: planned.slice(0, SHOWN_IMPORT_ROWS).map(({ row, values, names: inRow, isKnown }) => ({
      row,
      values: {
        ...Object.fromEntries(Object.entries(values).map(([path, value]) => [path, shownValue(value)])),
        ...Object.fromEntries(inRow.map((name) => [name.path, meant(name)?.name ?? ''])),
      },
      isKnown,
    })),
  };
  return { preview, planned };
}

function shownValue(value: string | number | string[]): string | number {
  return Array.isArray(value) ? value.join(', ') : value;
}

async function readRows(
  tx: Tx,
  actor: SignedIn,
  kind: ImportedKind,
  { rows }: CsvTable,
  { source, lacking }: { source: RowSource; lacking: readonly string[] },
): Promise<{ read: (ReadRow & { row: number })[]; problems: ImportProblem[] }> {
  const dates = Object.entries(rowImportFields[kind]).flatMap(([path, { as }]) =>
    as === 'date' ? path : [],
  );
  const cells = dates.flatMap((path) => rows.map((row) => row.cells[source.columns[path] ?? -1] ?? ''));
  const dateOrder = await dateOrderIn(tx, actor, cells);
  const problems: ImportProblem[] = [];
  const read: (ReadRow & { row: number })[] = [];
  for (const [at, { number, cells: inRow, problem }] of rows.entries()) {
    if (at % ROWS_PER_TURN === 0) await nextTurn();
    const found = problem
      ? { problems: [{ column: 'Row', message: problem }] }
      : readRow(kind, inRow, { source, dateOrder, lacking });
    if ('read' in found) read.push({ ...found.read, row: number });
    else problems.push(...found.problems.map((one) => ({ row: number, ...one })));
  }
  return { read, problems };
}

const NAMES_HERE: Record<NamedKind, (tx: Tx, actor: SignedIn) => Promise<NamedHere<NameInRow>>> = {
  client: clientsHere,
  project: projectsHere,
  person: peopleHere,
};

/** What the names of a table mean: all of them, and each by itself. */
async function foundNames(
  tx: Tx,
  actor: SignedIn,
  read: readonly ReadRow[],
  choices: RowImport['names'],
): Promise<{ names: NamedInRows[]; meant: (name: NameInRow) => ImportedName | undefined }> {
  const names: NamedInRows[] = [];
  const meanings = new Map<NameInRow, ImportedName | undefined>();
  for (const of of NAMED_KINDS) {
    const inRows = read.flatMap((row) => row.names.filter((name) => name.of === of));
    if (inRows.length === 0) continue;
    const here = await NAMES_HERE[of](tx, actor);
    const chosen = choices.filter((choice) => choice.of === of);
    const found = namesIn(inRows, here, chosen);
    for (const name of inRows) meanings.set(name, found.get(here.keyOf(name)));
    names.push(...[...found.values()].map((name) => ({ of, ...name })));
  }
  return { names, meant: (name) => meanings.get(name) };
}

/** Which rows are here already: of those that are known as the same, as many as are stored. */
async function withKnown(
  tx: Tx,
  actor: SignedIn,
  importer: RowImporter,
  rows: readonly FoundRow[],
): Promise<PlannedRow[]> {
  const identified = rows.map((row) => ({ row, identity: identityOf(importer, row) }));
  const stored = await importer.stored(
    tx,
    actor,
    identified.map(({ identity }) => identity),
  );
  const above = new Map<string, number>();
  return identified.map(({ row, identity }) => {
    const key = importer.keyOf(identity);
    const count = above.get(key) ?? 0;
    above.set(key, count + 1);
    return { ...row, above: count, isKnown: count < (stored.get(key) ?? 0) };
  });
}

function identityOf({ knownBy, within }: RowImporter, { values, ids }: FoundRow): RowIdentity {
  return { parentId: within === null ? null : (ids[within] ?? null), text: String(values[knownBy] ?? '') };
}
