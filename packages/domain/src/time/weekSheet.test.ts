import { expect, test } from 'vitest';
import { weekSheet } from './weekSheet';

const entry = (fields: object) => ({
  id: 'a',
  projectId: 'gate',
  projectName: 'Spillway gate',
  taskId: 'chain' as string | null,
  taskTitle: 'Chain' as string | null,
  date: '2026-11-16',
  minutes: 60,
  status: 'stopped' as const,
  ...fields,
});

test('TIM-09: a week is summed up by task and day, and a day is as far as the least far of its entries', () => {
  const { lines, days, minutes, openIds } = weekSheet(
    [
      entry({}),
      entry({ id: 'b', minutes: 15, status: 'approved' }),
      entry({ id: 'c', date: '2026-11-22', status: 'submitted' }),
      entry({ id: 'd', date: '2026-11-22', taskId: null, taskTitle: null, status: 'approved' }),
      entry({ id: 'e', date: '2026-11-17', projectId: 'quay', projectName: 'Quay 4', status: 'approved' }),
      entry({ id: 'f', date: '2026-11-23' }),
      entry({ id: 'g', date: '2026-11-15' }),
    ],
    '2026-11-16',
  );
  expect(lines.map((line) => [line.projectName, line.taskTitle, line.minutes])).toEqual([
    ['Quay 4', 'Chain', [0, 60, 0, 0, 0, 0, 0]],
    ['Spillway gate', null, [0, 0, 0, 0, 0, 0, 60]],
    ['Spillway gate', 'Chain', [75, 0, 0, 0, 0, 0, 60]],
  ]);
  expect(days.map(({ date, minutes: sum, mark }) => [date.slice(-2), sum, mark])).toEqual([
    ['16', 75, 'stopped'],
    ['17', 60, 'approved'],
    ['18', 0, null],
    ['19', 0, null],
    ['20', 0, null],
    ['21', 0, null],
    ['22', 120, 'submitted'],
  ]);
  expect([minutes, openIds]).toEqual([255, ['a']]);
});

test('TIM-09: the lines of a week stand by project and task, numbers by their value', () => {
  const line = (taskTitle: string) => entry({ taskId: taskTitle, taskTitle });
  const { lines } = weekSheet([line('Phase 2'), line('Anchors'), line('Phase 10')], '2026-11-16');
  expect(lines.map(({ taskTitle }) => taskTitle)).toEqual(['Anchors', 'Phase 2', 'Phase 10']);
});
