import { expect, test } from 'vitest';
import type { TaskRow } from './TaskRow';
import { taskColumns } from './taskColumns';

const row: TaskRow = {
  id: '01930000-0000-7000-8000-000000000001',
  version: 1,
  title: 'Gate leaf weld inspection plan',
  description: 'By the code',
  projectId: '01930000-0000-7000-8000-000000000002',
  projectName: 'Weir',
  clientId: '01930000-0000-7000-8000-000000000003',
  clientName: 'North',
  assigneeId: null,
  assigneeName: null,
  assigneeInitials: null,
  assigneeRole: null,
  priority: 'Low',
  status: 'Review',
  dueDate: '2026-11-27',
  estimatedHours: 7.5,
  tags: ['site', 'drawing'],
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};

test('SRV-04: a task is exported as its list shows it, its tags in one cell', () => {
  expect(Object.fromEntries(taskColumns.map(({ header, value }) => [header, value(row)]))).toEqual({
    'Task title': 'Gate leaf weld inspection plan',
    Project: 'Weir',
    Client: 'North',
    Assignee: null,
    Priority: 'Low',
    Status: 'Review',
    'Due date': '2026-11-27',
    'Estimated hours': 7.5,
    Tags: 'site, drawing',
    Description: 'By the code',
  });
});
