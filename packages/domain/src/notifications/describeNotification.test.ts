import { expect, test } from 'vitest';
import {
  describeNotification,
  type NotificationFacts,
  type NotificationSubject,
} from './describeNotification';
import { kindsOfTopic, type NotificationKind } from './notificationKinds';

const settings = { dateFormat: 'DD/MM/YYYY', currency: 'EUR' } as const;
const AT = '2026-11-26T10:00:00.000Z';

const facts = (
  kind: NotificationKind,
  {
    subject,
    ...change
  }: Partial<Omit<NotificationFacts, 'subject'>> & { subject?: Partial<NotificationSubject> },
): NotificationFacts => ({
  id: 'n1',
  kind,
  at: AT,
  read: false,
  count: 1,
  minutes: 0,
  doerName: null,
  personId: 'p1',
  ...change,
  subject: { id: 's1', name: '60 % review', projectId: 'j1', projectName: 'Spillway', ...subject },
});
type Change = Parameters<typeof facts>[1];

const ola = { doerName: 'Ola Eriksen' };
const dated = { dueDate: '2026-11-30' };

test.each<[NotificationKind, Change, string, string]>([
  [
    'taskAssigned',
    { ...ola, subject: dated },
    'Task assigned to you',
    '60 % review, in Spillway, by Ola Eriksen, due 30/11/2026.',
  ],
  ['taskAssigned', { subject: { dueDate: null } }, 'Task assigned to you', '60 % review, in Spillway.'],
  [
    'taskAssigned',
    { ...ola, count: 1_002, subject: dated },
    '1,002 tasks assigned to you',
    '60 % review and 1,001 more, by Ola Eriksen.',
  ],
  ['taskDueSoon', { subject: dated }, 'Task is due soon', '60 % review, in Spillway, due 30/11/2026.'],
  ['taskDueSoon', { count: 2, subject: dated }, '2 tasks are due soon', '60 % review and 1 more.'],
  ['taskOverdue', { subject: dated }, 'Task is overdue', '60 % review, in Spillway, due 30/11/2026.'],
  ['taskOverdue', { count: 3, subject: dated }, '3 tasks are overdue', '60 % review and 2 more.'],
])('NOT-03: %s of %j is told as "%s", "%s"', (kind, change, title, message) => {
  const one = (change.count ?? 1) === 1;
  expect(describeNotification(facts(kind, change), settings)).toEqual({
    id: 'n1',
    kind,
    type: kind === 'taskAssigned' ? 'info' : 'warning',
    at: AT,
    read: false,
    title,
    message,
    actionUrl: one ? '/tasks?task=s1' : '/tasks?user=p1',
    actionText: one ? 'Open task' : 'Open tasks',
  });
});

test.each<[NotificationKind, Change, string, string, string, string]>([
  [
    'budgetWarning',
    { subject: { name: 'Spillway', budgetMinor: 1_000_000 } },
    '80% of the budget used',
    'Spillway has used 80% of €10,000.00.',
    '/projects/edit?id=s1',
    'Open project',
  ],
  [
    'budgetUsed',
    { subject: { name: 'Spillway', budgetMinor: 1_000_000 } },
    'The whole budget is used',
    'Spillway has used 100% of €10,000.00 or more.',
    '/projects/edit?id=s1',
    'Open project',
  ],
  [
    'fileUploaded',
    { ...ola, subject: { name: 'S-204.dxf', fileKind: 'drawing' } },
    'File uploaded',
    'Ola Eriksen uploaded S-204.dxf to Spillway.',
    '/drawings?project=j1',
    'Open file',
  ],
  [
    'fileUploaded',
    { count: 3, subject: { name: 'Report.pdf', fileKind: 'document' } },
    '3 files uploaded',
    'Somebody uploaded Report.pdf and 2 more to Spillway.',
    '/documents?project=j1',
    'Open files',
  ],
  [
    'timeSubmitted',
    { ...ola, minutes: 135 },
    'Time submitted',
    'Ola Eriksen submitted 2h 15m for approval.',
    '/time-tracking/approvals',
    'Review time',
  ],
  [
    'timeSubmitted',
    { minutes: 60 },
    'Time submitted',
    'Somebody submitted 1h 0m for approval.',
    '/time-tracking/approvals',
    'Review time',
  ],
  [
    'timeApproved',
    { ...ola, minutes: 135 },
    'Your time is approved',
    '2h 15m, by Ola Eriksen.',
    '/time-tracking?tab=entries',
    'Open entries',
  ],
  [
    'timeSentBack',
    { ...ola, minutes: 135, subject: { reason: 'Wrong task' } },
    'Your time was sent back',
    '2h 15m, by Ola Eriksen: Wrong task',
    '/time-tracking?tab=entries',
    'Open entries',
  ],
  [
    'timeSentBack',
    { minutes: 135 },
    'Your time was sent back',
    '2h 15m.',
    '/time-tracking?tab=entries',
    'Open entries',
  ],
  [
    'weekNotSubmitted',
    { minutes: 135 },
    'Last week is not submitted',
    '2h 15m of last week can be submitted for approval.',
    '/time-tracking?tab=entries&date=lastWeek&status=stopped',
    'Open last week',
  ],
  [
    'memberJoined',
    { subject: { name: 'Petra Koller', accessRole: 'manager' } },
    'Petra Koller joined',
    'Manager.',
    '/users/edit?id=s1',
    'Open user',
  ],
  [
    'memberJoined',
    { subject: { name: 'Petra Koller' } },
    'Petra Koller joined',
    '',
    '/users/edit?id=s1',
    'Open user',
  ],
  [
    'memberJoined',
    { count: 4, subject: { name: 'Petra Koller', accessRole: 'manager' } },
    'Petra Koller and 3 more joined',
    '',
    '/users?side=all',
    'Open users',
  ],
])('NOT-03: %s of %j is told as "%s", "%s"', (kind, change, title, message, actionUrl, actionText) => {
  expect(describeNotification(facts(kind, change), settings)).toMatchObject({
    title,
    message,
    actionUrl,
    actionText,
  });
});

test.each<[NotificationKind, Partial<NotificationSubject>, object]>([
  [
    'mentioned',
    {
      name: 'Please\n\ncheck  this',
      authorName: 'Jun Takeda',
      about: { kind: 'task', id: 't1' },
      aboutName: 'Gate',
    },
    {
      title: 'Jun Takeda mentioned you',
      message: 'Gate: Please check this',
      actionUrl: '/tasks/edit?id=t1&comment=s1',
      actionText: 'Open comment',
    },
  ],
  [
    'answered',
    { name: 'Yes', authorName: '', about: { kind: 'project', id: 'j1' }, aboutName: 'Spillway' },
    {
      title: 'Somebody answered',
      message: 'Spillway: Yes',
      actionUrl: '/projects/view?id=j1&comment=s1',
      actionText: 'Open comment',
    },
  ],
  [
    'answered',
    {
      name: 'x'.repeat(141),
      authorName: null,
      about: { kind: 'file', id: 'f1' },
      aboutName: 'S-204',
      fileKind: 'drawing',
    },
    {
      title: 'Somebody answered',
      message: `S-204: ${'x'.repeat(139)}…`,
      actionUrl: '/drawings?file=f1&comment=s1',
      actionText: 'Open comment',
    },
  ],
  ['mentioned', { name: 'Yes', authorName: 'Jun' }, { title: 'Jun mentioned you', message: ': Yes' }],
])('NOT-03: a person %s in a comment %j is led to it', (kind, subject, words) => {
  const told = describeNotification(facts(kind, { subject }), settings);
  expect(told).toEqual({ id: 'n1', kind, type: 'info', at: AT, read: false, ...words });
});

test.each([
  ['time', ['timeSubmitted', 'timeApproved', 'timeSentBack', 'weekNotSubmitted']],
  ['budgets', ['budgetWarning', 'budgetUsed']],
  ['people', ['memberJoined']],
] as const)('NOT-03: the filter %s lists %j', (topic, kinds) => {
  expect(kindsOfTopic(topic)).toEqual(kinds);
});
