import type { z } from 'zod';
import { ClientInput } from '../clients/ClientInput';
import { cleanText } from '../fields/cleanText';
import { fieldErrors } from '../fields/fieldErrors';
import { moneyMessages } from '../fields/parseMoney';
import { numberMessages } from '../fields/parseNumber';
import { NewPerson } from '../people/PersonInput';
import { ProjectInput } from '../projects/ProjectInput';
import { TaskInput } from '../tasks/TaskInput';
import type { ImportedKind, NamedKind } from './importedKinds';
import { type DateOrder, readAmountMinor, readDate, readDecimal } from './readImportCells';
import type { RowProblem } from './readTimeRow';
import { type RowImportField, type RowSource, rowImportFields } from './rowImportFields';

/** Somebody or something that a row names. Of a project its client too, where the row has it; of a person the name or the email. */
export interface NameInRow {
  path: string;
  of: NamedKind;
  client: string;
  project: string;
  person: string;
  email: string;
}

/** A row of a table as a form that is right but for the names, whose ids are still to be found. */
export interface ReadRow {
  /** Fields by their path, as the form has them. */
  values: Record<string, string | number | string[]>;
  names: NameInRow[];
}

interface Reading {
  source: RowSource;
  dateOrder: DateOrder;
  /** Of `lackingFields`: told once of the file, and of no row. */
  lacking: readonly string[];
}

const SCHEMAS: Record<ImportedKind, z.ZodType> = {
  client: ClientInput,
  person: NewPerson,
  project: ProjectInput,
  task: TaskInput,
};

/** Stands for a name while the rest of the form is checked. */
const SOMEBODY = '00000000-0000-7000-8000-000000000000';

/** Reads a row of a table. @returns the row, or all that is wrong with it */
export function readRow(
  kind: ImportedKind,
  cells: readonly string[],
  { source, dateOrder, lacking }: Reading,
): { read: ReadRow } | { problems: RowProblem[] } {
  const fields = rowImportFields[kind];
  const read: ReadRow = { values: {}, names: [] };
  const wrong = new Map<string, string>();
  for (const [path, field] of Object.entries(fields)) {
    const cell = rowCell(kind, path, cells, source);
    if (cell === '' || field.isAside) continue;
    if (field.of) {
      read.names.push(nameInRow(path, field.of, cell, rowCell(kind, 'client', cells, source)));
      continue;
    }
    const value = readCell(cell, field, dateOrder);
    if (value === null) wrong.set(path, unreadable(cell, field));
    else read.values[path] = value;
  }
  const form = formOf(read, () => SOMEBODY);
  const { error } = SCHEMAS[kind].safeParse(form);
  for (const { path, message } of error ? fieldErrors(error) : []) {
    const field = path in fields ? path : (path.split('.')[0] ?? path);
    const isLacking = lacking.includes(field) || lacking.includes(fields[field]?.otherwise?.field ?? '');
    if (!isLacking && !wrong.has(field)) wrong.set(field, message);
  }
  if (wrong.size === 0) return { read };
  // What stands for a field that is wrong itself needs no words of its own.
  const told = [...wrong].filter(([path]) => !wrong.has(fields[path]?.otherwise?.field ?? ''));
  return {
    problems: told.map(([path, message]) => ({ column: fields[path]?.label ?? path, message })),
  };
}

/** A row as its form: fields at their paths, names as the ids that they mean. */
export function formOf({ values, names }: ReadRow, idOf: (name: NameInRow) => string): object {
  const form: Record<string, unknown> = {};
  const put = (path: string, value: unknown) => {
    const [outer = '', inner] = path.split('.');
    if (inner === undefined) form[outer] = value;
    else form[outer] = { ...(form[outer] ?? {}), [inner]: value };
  };
  for (const [path, value] of Object.entries(values)) put(path, value);
  for (const name of names) put(name.path, idOf(name));
  return form;
}

function nameInRow(path: string, of: NamedKind, cell: string, client: string): NameInRow {
  const named = { path, of, client: '', project: '', person: '', email: '' };
  if (of === 'client') return { ...named, client: cell };
  if (of === 'project') return { ...named, project: cell, client };
  return { ...named, person: cell, email: cell.includes('@') ? cell : '' };
}

/** What a row has for a field: its cell, else what was said for all rows, else what stands for it. */
function rowCell(kind: ImportedKind, path: string, cells: readonly string[], source: RowSource): string {
  const own = cleanText(cells[source.columns[path] ?? -1] ?? '') || cleanText(source.values[path] ?? '');
  const { otherwise } = rowImportFields[kind][path] ?? {};
  if (own !== '' || !otherwise) return own;
  const other = rowCell(kind, otherwise.field, cells, source);
  return otherwise.take ? otherwise.take(other) : other;
}

function readCell(cell: string, { as, options }: RowImportField, dateOrder: DateOrder) {
  if (as === 'date') return readDate(cell, dateOrder);
  if (as === 'money') return readAmountMinor(cell);
  if (as === 'number') return readDecimal(cell) ?? hundredths(readAmountMinor(cell));
  if (as === 'tags') return cell.split(/[,;]/);
  if (as === 'line') return asOption(cell.split(/\s*\n\s*/).join(', '), options);
  return cell;
}

function asOption(line: string, options: readonly string[] | undefined): string {
  return options?.find((option) => option.toLowerCase() === line.toLowerCase()) ?? line;
}

function hundredths(amount: number | null): number | null {
  return amount === null ? null : amount / 100;
}

function unreadable(cell: string, { as }: RowImportField): string {
  if (as === 'date') return `There is no day ${cell.slice(0, 40)}`;
  return as === 'money' ? moneyMessages.invalid : numberMessages.invalid;
}
