import type { ActivityEntry, ActivityPage } from '@linework/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { renderScreen } from '../testing/renderScreen';
import { idOf } from '../testing/rows';
import { ActivityFeed } from './ActivityFeed';

const about = { kind: 'project', id: idOf(20) } as const;

function entryOf(id: number, fields: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id: idOf(id),
    at: new Date().toISOString(),
    doer: { id: idOf(1), name: 'Ola Eriksen', initials: 'OE' },
    subject: { kind: 'task', id: idOf(30), name: '60 % review', isThere: true },
    project: { id: about.id, name: 'Spillway gate renewal' },
    action: 'created',
    changes: [],
    count: 1,
    minutes: 0,
    ...fields,
  };
}

function page(rows: ActivityEntry[], next: string | null = null): { body: ActivityPage } {
  return { body: { rows, hasMore: next !== null, next } };
}

it('tells who did what, under its day, with links into the app, and what was earlier', async () => {
  const asked: (string | null)[] = [];
  const first = entryOf(1, {
    action: 'changed',
    changes: [{ field: 'status', from: 'Todo', to: 'Completed' }],
  });
  const earlier = entryOf(2, { at: '2026-01-20T10:00:00.000Z', doer: null });
  fakeServer({
    'GET /activity': ({ url }) => {
      expect(url.searchParams.get('project')).toBe(about.id);
      const before = url.searchParams.get('before');
      asked.push(before);
      return before ? page([earlier]) : page([first], 'the-place');
    },
  });
  renderScreen(<ActivityFeed about={about} />, { at: '/app/projects' });
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Ola Eriksen completed 60 % review Just now');
  expect(screen.getByRole('link', { name: '60 % review' })).toHaveAttribute(
    'href',
    `/app/tasks?task=${idOf(30)}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText('Somebody')).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([null, 'the-place']);
});

it('GEN-17: says that it could not be loaded, and tries again', async () => {
  const gone = { status: 404, body: { status: 404, detail: 'This project is not there.' } };
  let isGone = true;
  fakeServer({ 'GET /activity': () => (isGone ? gone : page([])) });
  renderScreen(<ActivityFeed about={about} />, { at: '/app/projects' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The activity could not be loaded')).toBeVisible();
  isGone = false;
  await userEvent.click(again);
  expect(await screen.findByText('No activity yet')).toBeVisible();
});
