import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TASK_STATUSES } from '../tasks/taskOptions';
import { budgetUsedPercent, projectFigures } from './projectFormulas';
import { isActiveProject } from './projectOptions';

describe("a project's figures", () => {
  test('PRJ-12: progress, tasks, team, hours and money used come from tasks, team and time', () => {
    const figures = projectFigures({
      tasks: [{ status: 'Completed' }, { status: 'Completed' }, { status: 'Review' }],
      team: ['a', 'b'],
      time: [
        { minutes: 90, billable: true, hourlyRateMinor: 10_000 },
        { minutes: 30, billable: false, hourlyRateMinor: 10_000 },
      ],
    });
    expect(figures).toEqual({
      taskCount: 3,
      completedTasks: 2,
      progress: 67,
      teamSize: 2,
      hours: 2,
      budgetUsedMinor: 15_000,
    });
  });

  test('PRJ-12: an empty project has made no progress', () => {
    expect(projectFigures({ tasks: [], team: [], time: [] })).toMatchObject({ progress: 0, hours: 0 });
  });

  test('PRJ-12: progress is a whole percent from 0 to 100, and 100 exactly where all is completed', () => {
    const tasks = fc.array(fc.record({ status: fc.constantFrom(...TASK_STATUSES) }), {
      minLength: 1,
      maxLength: 150,
    });
    fc.assert(
      fc.property(tasks, (list) => {
        const { progress } = projectFigures({ tasks: list, team: [], time: [] });
        expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
        if (list.every(({ status }) => status === 'Completed')) expect(progress).toBe(100);
      }),
    );
  });

  test('PRJ-12: the budget used is a percentage that may exceed 100, and unknown without a budget', () => {
    expect(budgetUsedPercent(8_000_000, 12_500_050)).toBe(64);
    expect(budgetUsedPercent(104, 100)).toBe(104);
    expect(budgetUsedPercent(100, 0)).toBeNull();
    expect(budgetUsedPercent(100, null)).toBeNull();
  });

  test('CLI-03: projects in Planning, In Progress and Review count as active', () => {
    expect(isActiveProject({ status: 'Planning' })).toBe(true);
    expect(isActiveProject({ status: 'In Progress' })).toBe(true);
    expect(isActiveProject({ status: 'Review' })).toBe(true);
    expect(isActiveProject({ status: 'Completed' })).toBe(false);
    expect(isActiveProject({ status: 'On Hold' })).toBe(false);
  });
});
