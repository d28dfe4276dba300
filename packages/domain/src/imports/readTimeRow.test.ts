import { describe, expect, test } from 'vitest';
import { emailMessages } from '../fields/email';
import { timeMessages } from '../time/timeMessages';
import { readTimeRow } from './readTimeRow';
import { IMPORT_FIELD_LABELS, TIME_IMPORT_FIELDS, type TimeImportField } from './timeImportFields';

type Cells = Partial<Record<TimeImportField, string>>;

/** Reads a row that has these cells, in a file of their columns. */
function read(cells: Cells) {
  const fields = TIME_IMPORT_FIELDS.filter((field) => cells[field] !== undefined);
  return readTimeRow(
    fields.map((field) => cells[field] ?? ''),
    {
      columns: Object.fromEntries(fields.map((field, at) => [field, at])),
      dateOrder: 'DMY',
      timeZone: 'Europe/Vienna',
    },
  );
}

const day = { person: 'Jonas Weber', project: 'Diffuser', date: '2026-10-19' };
const counted = { ...day, duration: '1:30' };

describe('what a row has', () => {
  test('SRV-04: a row of all columns becomes an entry', () => {
    const full = {
      ...day,
      email: 'Jonas@Halden-Roy.example',
      client: 'Tidewater Desal',
      task: 'GA drawing',
      description: 'Ports\u2028Ø 150',
      category: 'Design',
      billable: 'no',
      start: '09:10:30',
      end: '16:40',
      duration: '7:29:30',
    };
    expect(read(full)).toEqual({
      person: 'Jonas Weber',
      email: 'jonas@halden-roy.example',
      client: 'Tidewater Desal',
      project: 'Diffuser',
      task: 'GA drawing',
      description: 'Ports\nØ 150',
      category: 'Design',
      billable: false,
      date: '2026-10-19',
      startedAt: '2026-10-19T07:10:30.000Z',
      endedAt: '2026-10-19T14:40:00.000Z',
      seconds: 26_970,
      minutes: 450,
    });
  });

  test('SRV-04: a row of the least becomes an entry of a length, that is billable', () => {
    expect(read(counted)).toEqual({
      person: 'Jonas Weber',
      email: '',
      client: '',
      project: 'Diffuser',
      task: '',
      description: 'Diffuser',
      category: 'Development',
      billable: true,
      date: '2026-10-19',
      startedAt: null,
      endedAt: null,
      seconds: 5_400,
      minutes: 90,
    });
  });

  test.each<[string, Cells, string]>([
    ['both names', { person: '', firstName: 'Ana', lastName: 'Ribeiro' }, 'Ana Ribeiro'],
    ['the first name alone', { person: '', firstName: 'Ana' }, 'Ana'],
    ['the email alone', { person: '', email: 'Ana@x.example' }, 'ana@x.example'],
    [
      'the whole name first',
      { firstName: 'Ana', lastName: 'Ribeiro', email: 'ana@x.example' },
      'Jonas Weber',
    ],
  ])('SRV-04: a person is called by %s', (_, cells, person) => {
    expect(read({ ...counted, ...cells })).toMatchObject({ person });
  });

  test.each<[Cells, { description?: string; category?: string; billable?: boolean }]>([
    [{ task: 'Modelling' }, { description: 'Modelling', category: 'Development' }],
    [{ task: 'Modelling', description: 'Mesh' }, { description: 'Mesh' }],
    [{ task: 'Meeting' }, { category: 'Meeting' }],
    [{ tags: 'Site, Testing ' }, { category: 'Testing' }],
    [{ category: 'Research', task: 'Site' }, { category: 'Research' }],
    [{ category: 'Yoga' }, { category: 'Development' }],
    [{ billable: 'yes' }, { billable: true }],
    [{ billable: '' }, { billable: false }],
  ])('SRV-04: of %j is read %j', (cells, entry) => {
    expect(read({ ...counted, ...cells })).toMatchObject(entry);
  });
});

describe('how long a row is', () => {
  test.each<[Cells, number]>([
    [{ duration: '7:29:30' }, 26_970],
    [{ duration: '7.5' }, 27_000],
    [{ hours: '7,49' }, 26_964],
    [{ minutes: '12.34' }, 740],
    [{ duration: '1:00', hours: '2' }, 3_600],
    [{ duration: '1.5', hours: '2', minutes: '30' }, 7_200],
    [{ hours: '', minutes: '30' }, 1_800],
    [{ duration: '24:00:00' }, 86_400],
    [{ duration: '0:00:01' }, 1],
    [{ duration: '1:00', start: '9:00', end: '' }, 3_600],
    [{ duration: '1:00', start: '', end: '9:00' }, 3_600],
  ])('SRV-04: %j is %i seconds', (cells, seconds) => {
    expect(read({ ...day, ...cells })).toMatchObject({ seconds, startedAt: null, endedAt: null });
  });

  test.each<[string, Cells, { startedAt: string; endedAt: string; seconds: number }]>([
    [
      'past midnight',
      { start: '23:00', end: '1:00' },
      { startedAt: '2026-10-19T21:00:00.000Z', endedAt: '2026-10-19T23:00:00.000Z', seconds: 7_200 },
    ],
    [
      'to a day that is said',
      { start: '9:00', endDate: '20.10.2026', end: '8:00' },
      { startedAt: '2026-10-19T07:00:00.000Z', endedAt: '2026-10-20T06:00:00.000Z', seconds: 82_800 },
    ],
    [
      'of which a part was counted',
      { start: '9:00', end: '12:00', hours: '2.5' },
      { startedAt: '2026-10-19T07:00:00.000Z', endedAt: '2026-10-19T10:00:00.000Z', seconds: 9_000 },
    ],
    [
      'whose duration is a minute longer, as of times without seconds',
      { start: '9:00', end: '10:00', duration: '1:01:00' },
      { startedAt: '2026-10-19T07:00:00.000Z', endedAt: '2026-10-19T08:00:00.000Z', seconds: 3_660 },
    ],
    [
      'through the hour that a night has twice',
      { date: '2026-10-25', start: '1:30', end: '3:30' },
      { startedAt: '2026-10-24T23:30:00.000Z', endedAt: '2026-10-25T02:30:00.000Z', seconds: 10_800 },
    ],
    [
      'from the first of two hours alike, as the duration says',
      { date: '2026-10-25', start: '2:30', end: '3:30', duration: '2:00' },
      { startedAt: '2026-10-25T00:30:00.000Z', endedAt: '2026-10-25T02:30:00.000Z', seconds: 7_200 },
    ],
    [
      'from the second of two hours alike, as the duration says',
      { date: '2026-10-25', start: '2:30', end: '3:30', duration: '1:00' },
      { startedAt: '2026-10-25T01:30:00.000Z', endedAt: '2026-10-25T02:30:00.000Z', seconds: 3_600 },
    ],
    [
      'to the first of two hours alike, where nothing was counted',
      { date: '2026-10-25', start: '1:30', end: '2:30' },
      { startedAt: '2026-10-24T23:30:00.000Z', endedAt: '2026-10-25T00:30:00.000Z', seconds: 3_600 },
    ],
  ])('SRV-04: a time %s is read', (_, cells, times) => {
    expect(read({ ...day, ...cells })).toMatchObject(times);
  });
});

describe('what is wrong with a row', () => {
  test.each<[Cells, TimeImportField, string]>([
    [{ person: ' ' }, 'person', 'The person is missing'],
    [{ email: 'jonas@weber' }, 'email', emailMessages.invalid],
    [{ project: '' }, 'project', timeMessages.projectRequired],
    [{ date: '' }, 'date', timeMessages.dateRequired],
    [{ date: '31.02.2026' }, 'date', 'There is no day 31.02.2026'],
    [{ date: 'x'.repeat(50) }, 'date', `There is no day ${'x'.repeat(40)}`],
    [{ billable: 'perhaps' }, 'billable', timeMessages.billableInvalid],
    [{ duration: '' }, 'duration', 'The duration is missing'],
    [{ duration: '', start: '9:00' }, 'duration', 'The duration is missing'],
    [{ duration: 'long' }, 'duration', 'Write the duration like 7:30 or 07:30:00'],
    [{ duration: '', hours: 'two' }, 'hours', 'Write a number like 7.5'],
    [{ duration: '', minutes: 'two' }, 'minutes', 'Write a number like 7.5'],
    [{ duration: '0:00' }, 'duration', 'The time must be above 0'],
    [{ duration: '-1:00' }, 'duration', 'The time must be above 0'],
    [{ duration: '', hours: '0' }, 'hours', 'The time must be above 0'],
    [{ duration: '', minutes: '-5' }, 'minutes', 'The time must be above 0'],
    [{ duration: '24:00:01' }, 'duration', timeMessages.minutesTooLong],
    [{ duration: '', hours: '24.1' }, 'hours', timeMessages.minutesTooLong],
    [{ start: '9', end: '10:00' }, 'start', 'Write the start like 8:30 or 08:30:00'],
    [{ start: '9:00', end: '10' }, 'end', 'Write the end like 17:30 or 17:30:00'],
    [{ duration: '', start: '9:00', end: '9:00' }, 'end', 'The end is not after the start'],
    [{ start: '9:00', endDate: '2026-10-18', end: '10:00' }, 'end', 'The end is not after the start'],
    [{ start: '9:00', endDate: '30.2.2026', end: '10:00' }, 'endDate', 'There is no day 30.2.2026'],
    [
      { start: '9:00', endDate: 'y'.repeat(50), end: '10:00' },
      'endDate',
      `There is no day ${'y'.repeat(40)}`,
    ],
    [
      { duration: '', start: '9:00', endDate: '2026-10-21', end: '10:00' },
      'end',
      timeMessages.minutesTooLong,
    ],
    [
      { duration: '1:01:01', start: '9:00', end: '10:00' },
      'duration',
      'The duration is longer than from start to end',
    ],
    [
      { duration: '', minutes: '90', start: '9:00', end: '10:00' },
      'minutes',
      'The duration is longer than from start to end',
    ],
    [
      { date: '2026-03-29', start: '2:30', end: '4:00' },
      'start',
      '2:30 does not exist on 2026-03-29 in Europe/Vienna: clocks skip it that night',
    ],
    [
      { date: '2026-03-28', start: '23:00', end: '2:30' },
      'end',
      '2:30 does not exist on 2026-03-29 in Europe/Vienna: clocks skip it that night',
    ],
  ])('SRV-04: of %j the column %s is told: %s', (cells, field, message) => {
    expect(read({ ...counted, ...cells })).toEqual({ column: IMPORT_FIELD_LABELS[field], message });
  });
});
