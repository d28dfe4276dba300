import { expect, test } from 'vitest';
import { fieldErrors } from '../fields/fieldErrors';
import { defaultQuery } from '../lists/toSearchParams';
import { TaskBulk } from './TaskBulk';
import { taskList } from './taskList';

const id = '01930000-0000-7000-8000-000000000001';
const other = '01930000-0000-7000-8000-000000000002';

function errors(form: unknown) {
  const { error } = TaskBulk.safeParse(form);
  return error && fieldErrors(error);
}

test('TSK-05: a bulk action is for tasks chosen one by one', () => {
  const form = { id, action: 'complete', tasks: { by: 'id', ids: [other] } };
  expect(TaskBulk.parse(form)).toEqual(form);
});

test('TSK-05: a bulk action is for all that a list has, as its URL says it, but for some', () => {
  const tasks = { by: 'list', list: { status: 'pending', search: ' weld ' }, except: [other] };
  expect(TaskBulk.parse({ id, action: 'delete', tasks }).tasks).toEqual({
    by: 'list',
    list: { ...defaultQuery(taskList), search: 'weld', filters: { status: 'pending' } },
    except: [other],
  });
});

test('TSK-05: a bulk action says what is missing: the action, the tasks, a filter that there is', () => {
  expect(errors({ id, action: 'archive', tasks: { by: 'id', ids: [] } })).toEqual([
    { path: 'action', message: 'The action must be complete or delete' },
    { path: 'tasks.ids', message: 'Choose the tasks first' },
  ]);
  expect(errors({ id, action: 'complete' })).toEqual([{ path: 'tasks', message: 'Choose the tasks first' }]);
  expect(errors({ id, action: 'complete', tasks: { by: 'list', list: { status: 'lost' } } })).toEqual([
    {
      path: 'tasks.list.status',
      message: 'Filter status by one of: all, pending, Todo, In Progress, Review, completed',
    },
  ]);
  const ids = Array.from({ length: 100_001 }, () => other);
  expect(errors({ id, action: 'complete', tasks: { by: 'id', ids } })).toEqual([
    { path: 'tasks.ids', message: 'Choose at most 100,000 tasks at a time' },
  ]);
});
