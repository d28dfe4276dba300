import { expect, test } from 'vitest';
import { isCurrent, navigation } from './navigation';

const currentAt = (pathname: string) =>
  navigation.filter((entry) => isCurrent(entry, pathname)).map(({ label }) => label);

test('GEN-07: the entries stand in the order of the product', () => {
  expect(navigation.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Clients',
    'Projects',
    'Documents',
    'Drawings',
    'Tasks',
    'Time Tracking',
    'Users',
    'User Registration',
    'Settings',
  ]);
});

test.each([
  ['/dashboard', 'Dashboard'],
  ['/app', 'Dashboard'],
  ['/clients', 'Clients'],
  ['/clients/edit', 'Clients'],
  ['/clients/view', 'Clients'],
  ['/app/projects/view', 'Projects'],
  ['/app/tasks/new', 'Tasks'],
])('GEN-07: at %s the entry %s is marked, and no other', (pathname, label) => {
  expect(currentAt(pathname)).toEqual([label]);
});

test('GEN-07: a path that only begins alike marks nothing', () => {
  expect(currentAt('/clientsandmore')).toEqual([]);
  expect(currentAt('/application')).toEqual([]);
});
