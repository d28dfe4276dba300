import { expect, test } from 'vitest';
import { dashboardStats, statMoments } from './dashboardStats';
import { STAT_LABELS } from './statLabels';

const NOW = new Date('2026-11-19T12:00:00Z');
const on = (date: string) => `${date}T12:00:00.000Z`;

test('DSH-02: the cards are labelled to the letter, in their order', () => {
  expect(Object.values(STAT_LABELS)).toEqual([
    'Active Clients',
    'Total Projects',
    'Active Tasks',
    'Team Members',
  ]);
});

test('DSH-02: values and changes are computed from what there was now and a month ago', () => {
  const stats = dashboardStats(
    {
      clients: [
        { status: 'Active', createdAt: on('2025-01-01') },
        { status: 'Active', createdAt: on('2026-11-01') },
        { status: 'Prospect', createdAt: on('2026-11-01') },
      ],
      projects: [{ createdAt: on('2026-10-18') }, { createdAt: on('2026-10-20') }],
      tasks: [
        { createdAt: on('2026-01-01'), completedAt: null },
        { createdAt: on('2026-01-01'), completedAt: on('2026-11-02') },
        { createdAt: on('2026-01-01'), completedAt: on('2026-11-03') },
        { createdAt: on('2026-11-04'), completedAt: null },
      ],
      people: [
        { accessRole: 'owner', status: 'Active', createdAt: on('2026-01-01') },
        { accessRole: 'member', status: 'Inactive', createdAt: on('2026-01-01') },
        { accessRole: 'client', status: 'Active', createdAt: on('2026-11-01') },
      ],
    },
    NOW,
  );
  expect(stats.map(({ value, change }) => [value, change])).toEqual([
    [2, 1],
    [2, 1],
    [2, -1],
    [1, 0],
  ]);
  expect(stats[2]?.months).toEqual([3, 3, 3, 3, 3, 2]);
});

test('DSH-02: what was made or completed at the very moment that is counted at, already was then', () => {
  const createdAt = '2026-10-19T00:00:00.000Z';
  const stats = dashboardStats(
    {
      clients: [{ status: 'Active', createdAt }],
      projects: [{ createdAt }],
      tasks: [
        { createdAt, completedAt: null },
        { createdAt: on('2026-01-01'), completedAt: createdAt },
      ],
      people: [{ accessRole: 'owner', status: 'Active', createdAt }],
    },
    NOW,
  );
  expect(stats.map(({ months }) => months)).toEqual([
    [0, 0, 0, 0, 1, 1],
    [0, 0, 0, 0, 1, 1],
    [1, 1, 1, 1, 1, 1],
    [0, 0, 0, 0, 1, 1],
  ]);
});

test('DSH-02: an empty workspace has zeros and no changes', () => {
  const stats = dashboardStats({ clients: [], projects: [], tasks: [], people: [] }, NOW);
  expect(stats.every(({ value, change }) => value === 0 && change === 0)).toBe(true);
});

test('DSH-02: the small lines count at the beginning of this day of five months, and now', () => {
  expect(statMoments(NOW).map((moment) => moment.toISOString())).toEqual([
    '2026-06-19T00:00:00.000Z',
    '2026-07-19T00:00:00.000Z',
    '2026-08-19T00:00:00.000Z',
    '2026-09-19T00:00:00.000Z',
    '2026-10-19T00:00:00.000Z',
    '2026-11-19T12:00:00.000Z',
  ]);
});
