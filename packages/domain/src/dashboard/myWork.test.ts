import { expect, test } from 'vitest';
import { workFilters } from './myWork';

test.each([
  ['open', {}],
  ['week', { due: 'week' }],
  ['overdue', { due: 'overdue' }],
] as const)("TSK-03: the part %s of one's own work is pending tasks, narrowed by %j", (part, due) => {
  expect(workFilters(part, 'tess')).toEqual({ user: 'tess', status: 'pending', ...due });
});
