import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { newTask } from './newTask';
import { TaskInput } from './TaskInput';
import { addTag } from './tags';
import { TASK_STATUSES } from './taskOptions';

const filled = {
  ...newTask('01930000-0000-7000-8000-000000000001'),
  title: 'Gate leaf weld inspection plan',
  assigneeId: '01930000-0000-7000-8000-000000000002',
  dueDate: '2026-11-27',
  estimatedHours: 16,
};

function errors(form: unknown): Record<string, string> {
  const { error } = TaskInput.safeParse(form);
  return Object.fromEntries(error ? fieldErrors(error).map(({ path, message }) => [path, message]) : []);
}

describe('the task form', () => {
  test('TSK-07: a filled form passes, by default Todo with Medium priority', () => {
    expect(TaskInput.parse({ ...filled, status: undefined, priority: undefined })).toMatchObject({
      status: 'Todo',
      priority: 'Medium',
      tags: [],
    });
    expect(TASK_STATUSES).toEqual(['Todo', 'In Progress', 'Review', 'Completed']);
  });

  test.each([
    ['a blank title', { title: '  ' }, 'title', 'Task title is required'],
    ['no project', { projectId: '' }, 'projectId', 'Project selection is required'],
    ['no assignee', { assigneeId: '' }, 'assigneeId', 'Assignee selection is required'],
    ['no due date', { dueDate: '' }, 'dueDate', 'Due date is required'],
    ['zero hours', { estimatedHours: 0 }, 'estimatedHours', 'Estimated hours must be greater than 0'],
    ['hours below zero', { estimatedHours: -1 }, 'estimatedHours', 'Estimated hours must be greater than 0'],
    [
      'hours that are no number',
      { estimatedHours: Number.NaN },
      'estimatedHours',
      'Estimated hours must be greater than 0',
    ],
    ['no hours', { estimatedHours: null }, 'estimatedHours', 'Estimated hours must be greater than 0'],
  ])('TSK-08: %s is refused with its message', (_, change, path, message) => {
    expect(errors({ ...filled, ...change })).toEqual({ [path]: message });
  });

  test('TSK-08: an empty form says everything at once', () => {
    const all = {
      title: 'Task title is required',
      projectId: 'Project selection is required',
      assigneeId: 'Assignee selection is required',
      dueDate: 'Due date is required',
      estimatedHours: 'Estimated hours must be greater than 0',
    };
    expect(errors(newTask())).toEqual(all);
    expect(errors({})).toEqual(all);
  });

  test('TSK-07: blank and duplicate tags are ignored', () => {
    expect(TaskInput.parse({ ...filled, tags: [' site ', '', 'Site', 'drawing', '  '] }).tags).toEqual([
      'site',
      'drawing',
    ]);
    expect(addTag(['site'], 'drawing ')).toEqual(['site', 'drawing']);
    const tags = ['site'];
    expect(addTag(tags, 'SITE')).toBe(tags);
    expect(addTag(tags, '   ')).toBe(tags);
  });

  test('TSK-07: a tag has a length, a task a number of them', () => {
    expect(errors({ ...filled, tags: ['x'.repeat(51)] })).toEqual({
      'tags.0': 'A tag must be at most 50 characters',
    });
    const many = Array.from({ length: 51 }, (_, index) => `tag ${index}`);
    expect(errors({ ...filled, tags: many })).toEqual({ tags: 'A task can have at most 50 tags' });
    expect(errors({ ...filled, tags: Array(51).fill('site') })).toEqual({
      tags: 'A task can have at most 50 tags',
    });
  });
});
