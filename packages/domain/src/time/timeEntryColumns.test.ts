import { expect, test } from 'vitest';
import type { TimeEntryRow } from './TimeEntry';
import { timeEntryColumns } from './timeEntryColumns';

const row: TimeEntryRow = {
  id: '01930000-0000-7000-8000-000000000001',
  version: 1,
  personId: '01930000-0000-7000-8000-000000000002',
  personName: 'Tess Berg',
  personInitials: 'TB',
  projectId: '01930000-0000-7000-8000-000000000003',
  projectName: 'Weir',
  clientId: '01930000-0000-7000-8000-000000000004',
  clientName: 'North',
  taskId: null,
  taskTitle: null,
  description: 'Site visit',
  date: '2026-11-19',
  startedAt: null,
  endedAt: null,
  overlaps: null,
  seconds: 6_000,
  minutes: 100,
  billable: true,
  hourlyRateMinor: 7_501,
  category: 'Meeting',
  status: 'approved',
  sentBackReason: '',
};

function exported(fields: Partial<TimeEntryRow>) {
  return Object.fromEntries(
    timeEntryColumns.map(({ header, value }) => [header, value({ ...row, ...fields })]),
  );
}

test('TIM-08: an entry is exported with minutes, hours to four decimals and rounded earnings', () => {
  expect(exported({})).toEqual({
    Date: '2026-11-19',
    Person: 'Tess Berg',
    Client: 'North',
    Project: 'Weir',
    Task: null,
    Description: 'Site visit',
    Category: 'Meeting',
    Status: 'approved',
    Billable: 'Yes',
    Started: null,
    Ended: null,
    Minutes: 100,
    Hours: 1.6667,
    Rate: 7_501,
    Earnings: 12_502,
  });
});

test.each([
  ['is not billable', { billable: false }, { Billable: 'No', Rate: 7_501, Earnings: 0 }],
  ['has no rate to be seen', { hourlyRateMinor: undefined }, { Billable: 'Yes', Earnings: null }],
])('TIM-08: the export of an entry that %s', (_, fields, cells) => {
  expect(exported(fields)).toMatchObject(cells);
});
