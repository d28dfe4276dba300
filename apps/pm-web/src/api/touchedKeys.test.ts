import type { ChangeEvent } from '@linework/domain';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keys } from './keys';
import { touchedKeys } from './touchedKeys';

/** Which of these answers a change makes old. */
function staleAfter(entity: ChangeEvent['entity'], ids: string[]): string[] {
  const queryClient = new QueryClient();
  const known = {
    'task list': keys.tasks.list({}),
    'task counts': keys.tasks.counts('/tasks/counts'),
    'task t1': keys.tasks.detail('t1'),
    'task t2': keys.tasks.detail('t2'),
    'client list': keys.clients.list({}),
    'client c1': keys.clients.detail('c1'),
    people: keys.people.list({}),
    dashboard: keys.dashboard,
    'page of a client': keys.overview('client', 'c1'),
    trash: keys.trash,
    comments: keys.comments.list({}),
    activity: keys.activity.of('project', 'p1'),
    session: keys.session,
  };
  for (const queryKey of Object.values(known)) queryClient.setQueryData(queryKey, {});
  for (const queryKey of touchedKeys({ entity, ids })) void queryClient.invalidateQueries({ queryKey });
  return Object.entries(known)
    .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name);
}

test('SRV-03: a changed task refreshes itself, the lists that count it and the dashboard, and no other task', () => {
  expect(staleAfter('task', ['t1'])).toEqual([
    'task list',
    'task counts',
    'task t1',
    'client list',
    'people',
    'dashboard',
    'page of a client',
    'trash',
    'comments',
    'activity',
  ]);
});

test('SRV-03: more changed tasks than are named refresh every task', () => {
  expect(staleAfter('task', [])).toEqual([
    'task list',
    'task counts',
    'task t1',
    'task t2',
    'client list',
    'people',
    'dashboard',
    'page of a client',
    'trash',
    'comments',
    'activity',
  ]);
});

test('SRV-03: changed settings reach every screen through the session, and no list is loaded again', () => {
  expect(staleAfter('settings', [])).toEqual(['session']);
});

test('SRV-03, NOT-03: a new comment refreshes the comments and the activity, and nothing that an open form stands on', () => {
  expect(staleAfter('comment', ['k1'])).toEqual(['trash', 'comments', 'activity']);
});
