import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import { queryOf, useQueryParams } from './useQueryParams';

function List() {
  const { params, go, write } = useQueryParams();
  const location = useLocation();
  return (
    <>
      <button type="button" onClick={() => write(new URLSearchParams({ search: 'gate' }))}>
        Search
      </button>
      <button
        type="button"
        onClick={() => go(new URLSearchParams({ ...Object.fromEntries(params), sort: 'title' }))}
      >
        Sort
      </button>
      <output>{`${params} ${queryOf(location)}`}</output>
    </>
  );
}

function Other({ onDraw }: { onDraw: () => void }) {
  useLocation();
  onDraw();
  return null;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('GEN-04: what is written stands in the address without a step of the history, and draws nothing that asks the router', async () => {
  const onDraw = vi.fn();
  renderScreen(
    <>
      <List />
      <Other onDraw={onDraw} />
    </>,
    { at: '/tasks' },
  );
  const before = { drawn: onDraw.mock.calls.length, entries: history.length };
  await press('Search');
  expect(screen.getByRole('status')).toHaveTextContent('search=gate ?search=gate');
  expect(location.search).toBe('?search=gate');
  expect({ drawn: onDraw.mock.calls.length, entries: history.length }).toEqual(before);
});

test('GEN-04: a step takes along what was written, and back leads to it', async () => {
  const { router } = renderScreen(<List />, { at: '/tasks' });
  await press('Search');
  await press('Sort');
  expect(router.state.location.search).toBe('?search=gate&sort=title');
  expect(screen.getByRole('status')).toHaveTextContent('search=gate&sort=title');
  history.back();
  expect(await screen.findByText('search=gate ?search=gate')).toBeVisible();
});
