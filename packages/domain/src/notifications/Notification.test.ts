import { expect, test } from 'vitest';
import { Notification } from './Notification';

const notification = {
  id: '01930000-0000-7000-8000-000000000001',
  kind: 'budgetWarning',
  type: 'warning',
  title: 'Budget',
  message: 'Spillway gate renewal has used 80% of its budget',
  at: '2026-11-19T08:00:00.000Z',
  read: false,
};

test.each(['/projects/edit?id=1', '/'])('NOT-03: an action link may lead to %s', (actionUrl) => {
  expect(Notification.safeParse({ ...notification, actionUrl }).success).toBe(true);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'NOT-03: an action link may not lead to %j',
  (actionUrl) => expect(Notification.safeParse({ ...notification, actionUrl }).success).toBe(false),
);
