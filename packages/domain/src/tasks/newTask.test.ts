import { expect, test } from 'vitest';
import { newEmbeddedTask, newTask } from './newTask';

const open = { title: '', description: '', assigneeId: '', priority: 'Medium', status: 'Todo', dueDate: '' };

test('TSK-07: an empty form has nothing filled in but the project that it was opened for', () => {
  expect(newTask()).toEqual({ ...open, projectId: '', estimatedHours: null, tags: [] });
  expect(newTask('weir')).toEqual({ ...newTask(), projectId: 'weir' });
});

test("PRJ-08: the project form's new task is empty, with zero hours", () => {
  expect(newEmbeddedTask('seal')).toEqual({ ...open, id: 'seal', estimatedHours: 0 });
});
