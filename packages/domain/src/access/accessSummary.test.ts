import { expect, test } from 'vitest';
import { accessRights } from './accessSummary';

const rights = (role: Parameters<typeof accessRights>[0]) =>
  Object.fromEntries(accessRights(role).map(({ about, may }) => [about, may]));

test('USR-04: what a role may do is told as the permission table has it', () => {
  expect(rights('owner')).toMatchObject({
    Clients: 'Change and delete',
    Budgets: 'Read all',
    Rates: 'Change all',
    People: 'Change and delete',
    Settings: 'Change all',
  });
  expect(rights('manager')).toEqual({
    Clients: 'Change all, not delete',
    Projects: 'Change and delete',
    Tasks: 'Change and delete',
    Time: 'Change and approve',
    Budgets: 'Read all',
    Rates: 'Read all',
    People: 'Read all, change own',
    Invitations: 'No',
    Settings: 'Read all',
  });
  expect(rights('member')).toMatchObject({
    Clients: 'Read own',
    Tasks: 'Change own, not delete',
    Time: 'Change and delete own',
    Budgets: 'No',
    Rates: 'Read own',
  });
  expect(rights('client')).toMatchObject({
    Projects: 'Read own',
    People: 'Read own, change own',
    Time: 'No',
    Rates: 'No',
    Invitations: 'No',
  });
});

test.each([
  ['owner', 'Rates', 'change'],
  ['owner', 'Clients', 'change'],
  ['owner', 'Budgets', 'read'],
  ['manager', 'Time', 'change'],
  ['manager', 'People', 'read'],
  ['manager', 'Invitations', 'none'],
  ['member', 'Tasks', 'change'],
  ['client', 'Projects', 'read'],
  ['client', 'People', 'read'],
  ['client', 'Time', 'none'],
] as const)('USR-04: how far a role %s goes with %s: %s', (role, about, level) => {
  expect(accessRights(role).find((right) => right.about === about)).toMatchObject({ level });
});
