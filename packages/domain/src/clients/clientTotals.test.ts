import { expect, test } from 'vitest';
import { clientTotals, clientWork } from './clientTotals';

test('CLI-07: the tiles count all, active and completed projects and add up their budgets', () => {
  const projects = [
    { status: 'Planning', budgetMinor: 100 },
    { status: 'In Progress', budgetMinor: 250 },
    { status: 'Review', budgetMinor: 0 },
    { status: 'On Hold', budgetMinor: null },
    { status: 'Completed', budgetMinor: 50 },
  ] as const;
  expect(clientTotals(projects)).toEqual({
    totalProjects: 5,
    activeProjects: 3,
    completed: 1,
    totalBudgetMinor: 400,
  });
});

test('CLI-07: without projects the budget is zero, without the permission it is unknown', () => {
  expect(clientTotals([]).totalBudgetMinor).toBe(0);
  expect(clientTotals([{ status: 'Planning' }]).totalBudgetMinor).toBeNull();
});

test.each([
  [[], { hours: 0, budgetUsedMinor: 0 }],
  [
    [
      { hours: 1.5, budgetUsedMinor: 100 },
      { hours: 2, budgetUsedMinor: null },
    ],
    { hours: 3.5, budgetUsedMinor: 100 },
  ],
  [[{ budgetUsedMinor: 100 }], { hours: null, budgetUsedMinor: 100 }],
  [[{ hours: 0 }], { hours: 0, budgetUsedMinor: null }],
])('GEN-01: the work on the projects %j of a client is %j', (projects, work) => {
  expect(clientWork(projects)).toEqual(work);
});
