import { cleanLine } from '../fields/cleanText';
import { foldText } from '../lists/foldText';

/** What a column of a file of time can hold. */
export const TIME_IMPORT_FIELDS = [
  'date',
  'start',
  'endDate',
  'end',
  'duration',
  'hours',
  'minutes',
  'person',
  'firstName',
  'lastName',
  'email',
  'client',
  'project',
  'task',
  'description',
  'category',
  'billable',
  'tags',
] as const;
export type TimeImportField = (typeof TIME_IMPORT_FIELDS)[number];

/** The place of each field's column in the file, from 0; fields without a column are left out. */
export type ImportColumns = Partial<Record<TimeImportField, number>>;

export const IMPORT_FIELD_LABELS: Record<TimeImportField, string> = {
  date: 'Date',
  start: 'Start time',
  endDate: 'End date',
  end: 'End time',
  duration: 'Duration (h:mm:ss)',
  hours: 'Hours (decimal)',
  minutes: 'Minutes',
  person: 'Person',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  client: 'Client',
  project: 'Project',
  task: 'Task',
  description: 'Description',
  category: 'Category',
  billable: 'Billable',
  tags: 'Tags',
};

/** Heads by which the products, and people, call each field; the first that a file has counts. */
const HEADS: Record<TimeImportField, readonly string[]> = {
  date: ['start date', 'date', 'datum'],
  start: ['start time', 'from', 'von', 'start'],
  endDate: ['end date'],
  end: ['end time', 'to', 'bis', 'end'],
  duration: ['duration', 'duration (h)', 'dauer'],
  hours: ['hours', 'duration (decimal)', 'stunden'],
  minutes: ['minutes', 'minuten'],
  person: ['person', 'name', 'user', 'benutzer', 'mitarbeiter'],
  firstName: ['first name'],
  lastName: ['last name'],
  email: ['email', 'e-mail'],
  client: ['client', 'customer', 'kunde'],
  project: ['project', 'projekt'],
  task: ['task', 'activity', 'tatigkeit', 'aufgabe'],
  description: ['description', 'notes', 'note', 'beschreibung', 'notiz'],
  category: ['category'],
  billable: ['billable', 'billable?', 'abrechenbar'],
  tags: ['tags', 'schlagworte'],
};

/** Where a file most likely has each field, by the heads of its columns. */
export function guessColumns(heads: readonly string[]): ImportColumns {
  const folded = heads.map((head) => foldText(cleanLine(head)));
  const columns: ImportColumns = {};
  for (const field of TIME_IMPORT_FIELDS) {
    const head = HEADS[field].find((one) => folded.includes(one));
    if (head !== undefined) columns[field] = folded.indexOf(head);
  }
  return columns;
}

/** The product that wrote a file, by columns that no other has. */
export function sourceOf(heads: readonly string[]): string {
  const folded = new Set(heads.map((head) => foldText(cleanLine(head))));
  const has = (...names: string[]) => names.every((name) => folded.has(name));
  if (has('duration (decimal)', 'duration (h)')) return 'Clockify';
  if (has('billable?', 'first name', 'last name')) return 'Harvest';
  if (has('activity', 'staff number') || has('tatigkeit', 'personalnummer')) return 'Kimai';
  if (has('user', 'start time', 'end time', 'duration')) return 'Toggl';
  return 'CSV';
}

/** What entries of such a file will lack, in words: said before anything is imported. */
export function lacksOf(columns: ImportColumns, sample: readonly (readonly string[])[]): string[] {
  const has = (field: TimeImportField) => columns[field] !== undefined;
  const cell = (field: TimeImportField) =>
    sample.find((row) => row[columns[field] ?? -1])?.[columns[field] ?? -1];
  const lacks: string[] = [];
  if (!has('start'))
    lacks.push('It has no times of day: entries have a date and a duration, no start and end.');
  if (has('duration') && /^\d+:\d\d$/.test(cleanLine(cell('duration') ?? '')))
    lacks.push('Its durations have minutes, no seconds.');
  if (!has('duration') && has('hours'))
    lacks.push('Its hours are decimal: what they were rounded to, the entries are.');
  if (!has('billable')) lacks.push('It does not say what is billable: all entries are.');
  if (!has('task')) lacks.push('It names no tasks.');
  if (!has('tags') && !has('category'))
    lacks.push('It has neither tags nor categories: all entries are Development.');
  lacks.push('Rates and amounts are not taken from it: entries take the rates that are agreed here.');
  return lacks;
}
