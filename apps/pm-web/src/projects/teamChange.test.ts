import { describe, expect, it } from 'vitest';
import type { ProjectTaskValues } from './ProjectValues';
import { handOver, openTasksOf } from './teamChange';

function task(id: string, given: Partial<ProjectTaskValues>): ProjectTaskValues {
  return {
    id,
    title: id,
    description: '',
    assigneeId: 'jun',
    priority: 'Medium',
    estimatedHours: 0,
    dueDate: null,
    ...given,
  };
}

const tasks = [
  task('new', {}),
  task('in review', { status: 'Review' }),
  task('finished', { status: 'Completed' }),
  task('of petra', { assigneeId: 'petra' }),
];

describe('leaving the team', () => {
  it('PRJ-08: leaves behind what is still to be done, new tasks included, and nothing that is finished', () => {
    expect(openTasksOf('jun', tasks).map(({ id }) => id)).toEqual(['new', 'in review']);
  });

  it('PRJ-08: the open tasks go to the heir, the finished ones keep their name', () => {
    expect(handOver('jun', 'petra', tasks).map(({ assigneeId }) => assigneeId)).toEqual([
      'petra',
      'petra',
      'jun',
      'petra',
    ]);
  });

  it('PRJ-08: without an heir the open tasks are nobody’s, and none is lost', () => {
    const left = handOver('jun', null, tasks);
    expect(left.map(({ assigneeId }) => assigneeId)).toEqual([null, null, 'jun', 'petra']);
    expect(left).toHaveLength(tasks.length);
  });
});
