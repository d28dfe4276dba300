import { expect, test } from 'vitest';
import type { WaitingGroup } from './WaitingTime';
import { waitingByProject } from './waitingByProject';

const group = (fields: Partial<WaitingGroup>): WaitingGroup => ({
  projectId: 'weir',
  projectName: 'Weir',
  clientName: 'North',
  leads: true,
  personId: 'tess',
  personName: 'Tess Berg',
  personInitials: 'TB',
  week: '2026-11-16',
  from: '2026-11-16',
  to: '2026-11-18',
  entries: 1,
  minutes: 60,
  billableMinutes: 60,
  ids: [],
  ...fields,
});

test('TIM-09: the groups of a project are added up and keep their order', () => {
  const groups = [
    group({ minutes: 50, earningsMinor: 8_333, ids: ['a'] }),
    group({ week: '2026-11-23', entries: 2, minutes: 70, earningsMinor: 7_500, ids: ['b', 'c'] }),
    group({ projectId: 'amper', leads: false, earningsMinor: 100, ids: ['d'] }),
  ];
  expect(waitingByProject(groups)).toMatchObject([
    {
      projectId: 'weir',
      leads: true,
      entries: 3,
      minutes: 120,
      earningsMinor: 15_833,
      ids: ['a', 'b', 'c'],
      groups: groups.slice(0, 2),
    },
    { projectId: 'amper', leads: false, entries: 1, earningsMinor: 100, groups: groups.slice(2) },
  ]);
  expect(waitingByProject([])).toEqual([]);
});

test.each([
  [undefined, undefined],
  [8_333, undefined],
  [undefined, 8_333],
])('TIM-09: there are no earnings where not all rates are seen: %s and %s', (one, other) => {
  const [weir] = waitingByProject([group({ earningsMinor: one }), group({ earningsMinor: other })]);
  expect(weir?.earningsMinor).toBeUndefined();
});
