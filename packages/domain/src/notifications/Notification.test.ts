import { expect, test } from 'vitest';
import { Notification, NotificationChoice } from './Notification';

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

test.each([
  [{ ids: [notification.id] }, true],
  [{ until: notification.id }, true],
  [{}, false],
  [{ ids: [notification.id], until: notification.id }, false],
])('NOT-01: notifications are chosen by ids or up to one, %j: %s', (choice, isTaken) => {
  expect(NotificationChoice.safeParse(choice).success).toBe(isTaken);
});
