import { expect, test } from 'vitest';
import { nextPath, signInPath } from './nextPath';

test('GEN-02: after signing in a visitor comes to the page first asked for, with its query', () => {
  const asked = { pathname: '/tasks', search: '?status=pending&project=7', hash: '#top' };
  const next = new URL(signInPath(asked), 'http://linework.test').searchParams.get('next');
  expect(nextPath(next)).toBe('/tasks?status=pending&project=7#top');
});

test.each([
  '//evil.example/dashboard',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  'tasks',
  '',
  null,
])('ASVS-22, GEN-02: %j is no page of ours and leads to the dashboard', (next) => {
  expect(nextPath(next)).toBe('/dashboard');
});

test.each(['/', '/sign-in', '/sign-in?next=/tasks', '/setup'])(
  'GEN-02: %s is for visitors and is not gone back to',
  (next) => {
    expect(nextPath(next)).toBe('/dashboard');
  },
);
