import { expect, test } from 'vitest';
import { guessColumns, type ImportColumns, lacksOf, sourceOf } from './timeImportFields';

test.each<[string[], ImportColumns]>([
  [
    ['User', 'Start date', 'Start time', 'End time', 'Duration'],
    { person: 0, date: 1, start: 2, end: 3, duration: 4 },
  ],
  [['Datum', 'Von', 'Bis', 'Tätigkeit'], { date: 0, start: 1, end: 2, task: 3 }],
  [['Date', 'Start Date'], { date: 1 }],
  [[' NOTES ', 'Invoice'], { description: 0 }],
  [[], {}],
])('SRV-04: the heads %j are recognized', (heads, columns) => {
  expect(guessColumns(heads)).toEqual(columns);
});

test.each([
  [['Project', 'Duration (h)', 'Duration (decimal)'], 'Clockify'],
  [['Billable?', 'First Name', 'Last Name'], 'Harvest'],
  [['Activity', 'Staff number'], 'Kimai'],
  [['Tätigkeit', 'Personalnummer'], 'Kimai'],
  [['User', 'Start time', 'End time', 'Duration'], 'Toggl'],
  [['Duration (h)', 'First name', 'Last name', 'Activity'], 'CSV'],
  [['Billable?', 'Tätigkeit', 'User', 'Start time', 'End time'], 'CSV'],
])('SRV-04: a file of the columns %j is of %s', (heads, source) => {
  expect(sourceOf(heads)).toBe(source);
});

const RATES = 'Rates and amounts are not taken from it: entries take the rates that are agreed here.';
const MINUTES = 'Its durations have minutes, no seconds.';
const full = { start: 0, duration: 1, billable: 2, task: 3, tags: 4 };

test.each<[ImportColumns, string[][], string[]]>([
  [full, [['9:00', '1:30:00', 'yes', 'Site', '']], [RATES]],
  [full, [['9:00', '1.5', 'yes', 'Site', '']], [RATES]],
  [
    full,
    [
      ['9:00', '', 'yes', 'Site', ''],
      ['9:00', ' 11:30 ', 'yes', 'Site', ''],
      ['9:00', '1:30:00', 'yes', 'Site', ''],
    ],
    [MINUTES, RATES],
  ],
  [full, [], [RATES]],
  [{ ...full, hours: 5 }, [], [RATES]],
  [{ start: 0, duration: 1, billable: 2, task: 3, category: 4 }, [], [RATES]],
  [
    { hours: 0 },
    [['1.5']],
    [
      'It has no times of day: entries have a date and a duration, no start and end.',
      'Its hours are decimal: what they were rounded to, the entries are.',
      'It does not say what is billable: all entries are.',
      'It names no tasks.',
      'It has neither tags nor categories: all entries are Development.',
      RATES,
    ],
  ],
  [{ start: 0, minutes: 1, billable: 2, task: 3, tags: 4 }, [['9:00', '1:30']], [RATES]],
])(
  'SRV-04: of a file with the columns %j and the rows %j is told what its entries lack',
  (columns, rows, lacks) => {
    expect(lacksOf(columns, rows)).toEqual(lacks);
  },
);
