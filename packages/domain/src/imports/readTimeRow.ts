import { cleanText } from '../fields/cleanText';
import { cleanEmail, emailMessages, isEmail } from '../fields/email';
import { addDays } from '../format/workspaceDate';
import type { TimeZone } from '../settings/settingsOptions';
import { minutesOfSeconds } from '../time/minutesOfSeconds';
import { timeMessages } from '../time/timeMessages';
import { TIME_CATEGORIES, type TimeCategory } from '../time/timeOptions';
import {
  type DateOrder,
  momentsAt,
  readClock,
  readDate,
  readDecimal,
  readDuration,
  readYes,
} from './readImportCells';
import { IMPORT_FIELD_LABELS, type ImportColumns, type TimeImportField } from './timeImportFields';

/** An entry as a row of a file has it, with the names that are still to be found. */
export interface ImportedTime {
  person: string;
  email: string;
  client: string;
  project: string;
  task: string;
  description: string;
  category: TimeCategory;
  billable: boolean;
  date: string;
  startedAt: string | null;
  endedAt: string | null;
  seconds: number;
  minutes: number;
}

/** What is wrong with a row, and in which of its columns. */
export interface RowProblem {
  column: string;
  message: string;
}

interface ReadingOptions {
  columns: ImportColumns;
  dateOrder: DateOrder;
  timeZone: TimeZone;
}

const DAY_SECONDS = 86_400;
/** Kimai cuts seconds off a duration, so that times of day may say so much less. */
const CUT_OFF_SECONDS = 60;

/** Reads a row of a file of time. @returns the entry, or what is wrong with the row */
export function readTimeRow(cells: readonly string[], options: ReadingOptions): ImportedTime | RowProblem {
  const { columns } = options;
  const cell = (field: TimeImportField) => cleanText(cells[columns[field] ?? -1] ?? '');
  const name = cell('person') || `${cell('firstName')} ${cell('lastName')}`.trim();
  const email = cleanEmail(cell('email')).toLowerCase();
  if (name === '' && email === '') return problem('person', 'The person is missing');
  if (email !== '' && !isEmail(email)) return problem('email', emailMessages.invalid);
  if (cell('project') === '') return problem('project', timeMessages.projectRequired);
  const date = readDate(cell('date'), options.dateOrder);
  if (date === null) {
    const text = cell('date');
    return problem('date', text === '' ? timeMessages.dateRequired : `There is no day ${text.slice(0, 40)}`);
  }
  const times = readTimes(cell, date, options);
  if ('message' in times) return times;
  const billable = columns.billable === undefined ? true : readYes(cell('billable'));
  if (billable === null) return problem('billable', timeMessages.billableInvalid);
  const words = [cell('category'), cell('task'), ...cell('tags').split(',')].map((word) => word.trim());
  return {
    person: name || email,
    email,
    client: cell('client'),
    project: cell('project'),
    task: cell('task'),
    description: cell('description') || cell('task') || cell('project'),
    category: TIME_CATEGORIES.find((known) => words.includes(known)) ?? 'Development',
    billable,
    date,
    ...times,
  };
}

type Times = Pick<ImportedTime, 'startedAt' | 'endedAt' | 'seconds' | 'minutes'>;

function readTimes(
  cell: (field: TimeImportField) => string,
  date: string,
  { dateOrder, timeZone }: ReadingOptions,
): Times | RowProblem {
  const counted = readCounted(cell);
  if (counted && 'message' in counted) return counted;
  if (cell('start') === '' || cell('end') === '') {
    if (!counted) return problem('duration', 'The duration is missing');
    return checked(counted.seconds, null, null, counted.field);
  }
  const [start, end] = [readClock(cell('start')), readClock(cell('end'))];
  if (start === null) return problem('start', 'Write the start like 8:30 or 08:30:00');
  if (end === null) return problem('end', 'Write the end like 17:30 or 17:30:00');
  const lastDay =
    cell('endDate') === '' ? (end < start ? addDays(date, 1) : date) : readDate(cell('endDate'), dateOrder);
  if (lastDay === null) return problem('endDate', `There is no day ${cell('endDate').slice(0, 40)}`);
  const [starts, ends] = [momentsAt(date, start, timeZone), momentsAt(lastDay, end, timeZone)];
  if (starts.length === 0) return problem('start', skipped(cell('start'), date, timeZone));
  if (ends.length === 0) return problem('end', skipped(cell('end'), lastDay, timeZone));
  const spans = starts.flatMap((from) => ends.map((to) => ({ from, to, seconds: (to - from) / 1_000 })));
  // Of a time that a night has twice, the one that agrees with the duration.
  const off = ({ seconds }: { seconds: number }) => (counted ? Math.abs(seconds - counted.seconds) : 0);
  const [span] = spans.sort((one, other) => off(one) - off(other));
  if (!span || span.seconds <= 0) return problem('end', 'The end is not after the start');
  if (counted && counted.seconds > span.seconds + CUT_OFF_SECONDS)
    return problem(counted.field, 'The duration is longer than from start to end');
  return checked(
    counted?.seconds ?? span.seconds,
    new Date(span.from).toISOString(),
    new Date(span.to).toISOString(),
    counted?.field ?? 'end',
  );
}

function readCounted(
  cell: (field: TimeImportField) => string,
): { seconds: number; field: TimeImportField } | RowProblem | null {
  const duration = cell('duration');
  const seconds = readDuration(duration);
  if (seconds !== null) return { seconds, field: 'duration' };
  for (const [field, factor] of [
    ['hours', 3_600],
    ['minutes', 60],
  ] as const) {
    const number = readDecimal(cell(field));
    if (number !== null) return { seconds: Math.round(number * factor), field };
    if (cell(field) !== '') return problem(field, 'Write a number like 7.5');
  }
  const asHours = readDecimal(duration);
  if (asHours !== null) return { seconds: Math.round(asHours * 3_600), field: 'duration' };
  return duration === '' ? null : problem('duration', 'Write the duration like 7:30 or 07:30:00');
}

function checked(
  seconds: number,
  startedAt: string | null,
  endedAt: string | null,
  field: TimeImportField,
): Times | RowProblem {
  if (seconds <= 0) return problem(field, 'The time must be above 0');
  if (seconds > DAY_SECONDS) return problem(field, timeMessages.minutesTooLong);
  return { seconds, minutes: minutesOfSeconds(seconds), startedAt, endedAt };
}

function skipped(time: string, date: string, zone: string): string {
  return `${time} does not exist on ${date} in ${zone}: clocks skip it that night`;
}

function problem(field: TimeImportField, message: string): RowProblem {
  return { column: IMPORT_FIELD_LABELS[field], message };
}
