import { expect, test } from 'vitest';
import type { Notification } from './Notification';
import { describePush } from './push';

const notification = (change: Partial<Notification>): Notification => ({
  id: '01930000-0000-7000-8000-000000000001',
  kind: 'taskDueSoon',
  type: 'warning',
  title: 'Task is due soon',
  message: '60 % review, in Spillway.',
  at: '2026-11-26T10:00:00.000Z',
  read: false,
  ...change,
});
const { id: tag, title, message } = notification({});

test('SET-03: nothing unread is no push message', () => {
  expect(describePush([])).toBeNull();
});

test.each([
  ['/tasks?task=1', '/tasks?task=1'],
  [undefined, '/notifications'],
])('SET-03: one notification that leads to %s is pushed as it is and opens %s', (actionUrl, url) => {
  expect(describePush([notification({ actionUrl })])).toEqual({ title, body: message, url, tag });
});

test('SET-03: several are pushed as one that names them all, in the place of the newest', () => {
  const others = ['File uploaded', 'Your time is approved'].map((one, at) =>
    notification({ id: `01930000-0000-7000-8000-00000000001${at}`, title: one, actionUrl: '/documents' }),
  );
  expect(describePush([notification({ actionUrl: '/tasks?task=1' }), ...others])).toEqual({
    title: '3 new notifications',
    body: 'Task is due soon · File uploaded · Your time is approved',
    url: '/notifications',
    tag,
  });
});

test.each([
  [400, 'x'.repeat(400)],
  [401, `${'x'.repeat(399)}…`],
])('SET-03: of a text of %i letters a device shows 400 at most', (length, shown) => {
  const long = notification({ title: 'x'.repeat(length), message: 'x'.repeat(length) });
  expect(describePush([long])).toMatchObject({ title: shown, body: shown });
});
