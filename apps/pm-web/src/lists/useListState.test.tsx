import { taskList } from '@linework/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen';
import { ListSearch } from './ListSearch';
import { useListState } from './useListState';
import { useLiveQuery } from './useLiveQuery';

/** A list's controls, bare. */
function Controls() {
  const list = useListState(taskList, { views: ['table', 'grid'] });
  const query = useLiveQuery(list.query);
  return (
    <>
      <ListSearch placeholder="Search" search={list.search} />
      <button type="button" onClick={() => list.setSort('dueDate', 'desc')}>
        Newest
      </button>
      <button type="button" onClick={() => list.setFilters({ status: 'pending' })}>
        Pending
      </button>
      <button type="button" onClick={() => list.setView('grid')}>
        Grid
      </button>
      <button type="button" onClick={list.showAll}>
        Show all
      </button>
      <output>{JSON.stringify({ ...query, view: list.view })}</output>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => localStorage.clear());

test('GEN-04: search, sort, filters and view are read from the URL, and nonsense in it is passed over', () => {
  renderScreen(<Controls />, {
    at: '/tasks?search=gate&sort=nonsense&direction=up&status=pending&priority=urgent&view=grid&project=p1',
  });
  expect(shown()).toMatchObject({
    search: 'gate',
    sort: 'title',
    direction: 'asc',
    filters: { status: 'pending', project: 'p1' },
    view: 'grid',
  });
});

test('GEN-13: what is chosen stands in the URL, and going back undoes it', async () => {
  const { router } = renderScreen(<Controls />, { at: '/tasks' });
  await press('Pending');
  expect(new URLSearchParams(router.state.location.search).get('status')).toBe('pending');
  await press('Newest');
  expect(shown()).toMatchObject({ sort: 'dueDate', direction: 'desc', filters: { status: 'pending' } });
  await act(() => router.navigate(-1));
  expect(shown()).toMatchObject({ sort: 'title', filters: { status: 'pending' } });
  await act(() => router.navigate(-1));
  expect(shown().filters).toEqual({});
});

test('GEN-13: what is chosen is remembered for the next visit', async () => {
  const first = renderScreen(<Controls />, { at: '/tasks' });
  await press('Pending');
  await press('Grid');
  first.unmount();
  renderScreen(<Controls />, { at: '/tasks' });
  expect(shown()).toMatchObject({ filters: { status: 'pending' }, view: 'grid' });
});

test('GEN-13: a list about one project shows all of it, whatever filter is remembered', async () => {
  const first = renderScreen(<Controls />, { at: '/tasks' });
  await press('Pending');
  first.unmount();
  renderScreen(<Controls />, { at: '/tasks?project=p1' });
  expect(shown().filters).toEqual({ project: 'p1' });
});

test('GEN-13: the search follows the typing with a pause, and one step back leaves it', async () => {
  renderScreen(<Controls />, { at: '/tasks' });
  const entries = history.length;
  await userEvent.type(screen.getByRole('searchbox'), 'weld');
  expect(shown().search).toBe('');
  await screen.findByText(/"search":"weld"/);
  expect(location.search).toBe('?search=weld');
  expect(history.length).toBe(entries);
});

test('GEN-13: letters typed before the list follows are not lost, nor is what is chosen meanwhile', async () => {
  renderScreen(<Controls />, { at: '/tasks' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, 'we');
  await press('Pending');
  await userEvent.type(box, 'ld');
  expect(box.value).toBe('weld');
  await screen.findByText(/"search":"weld"/);
  expect(shown().filters).toEqual({ status: 'pending' });
  expect(location.search).toContain('search=weld');
});

test('GEN-13: a filter chosen just as the typing pauses is kept, and so are the letters', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  renderScreen(<Controls />, { at: '/tasks' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'weld' } });
  // In one act, so that the pause ends between the step in the history and its drawing.
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Pending' }));
    vi.advanceTimersByTime(1000);
  });
  expect(shown()).toMatchObject({ search: 'weld', filters: { status: 'pending' } });
  expect(box.value).toBe('weld');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    search: 'weld',
    status: 'pending',
  });
});

test('GEN-13: letters typed between a choice and its drawing are kept', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  renderScreen(<Controls />, { at: '/tasks' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Pending' }));
    fireEvent.change(box, { target: { value: 'weld' } });
    vi.advanceTimersByTime(1000);
  });
  expect(shown()).toMatchObject({ search: 'weld', filters: { status: 'pending' } });
  expect(box.value).toBe('weld');
});

test('GEN-13: letters typed just before the list is left do not follow to the next page', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { router } = renderScreen(<Controls />, { at: '/tasks' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'weld' } });
  act(() => {
    void router.navigate('/clients');
    vi.advanceTimersByTime(1000);
  });
  expect(screen.getByText('Another page')).toBeVisible();
  expect(`${location.pathname}${location.search}`).toBe('/clients');
});

test('GEN-04: the box follows the URL when it changes by itself, also back to what it said before the typing', async () => {
  const { router } = renderScreen(<Controls />, { at: '/tasks?search=gate' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(box, 's');
  await screen.findByText(/"search":"gates"/);
  expect(box.value).toBe('gates');
  await act(() => router.navigate('/tasks?search=gate'));
  expect(box.value).toBe('gate');
});

test('GEN-13: letters typed just before a step back stay in the box, and are searched for', async () => {
  const { router } = renderScreen(<Controls />, { at: '/tasks' });
  await press('Pending');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'ga' } });
  await act(() => router.navigate(-1));
  expect(shown().filters).toEqual({});
  expect(box.value).toBe('ga');
  await screen.findByText(/"search":"ga"/);
  expect(box.value).toBe('ga');
});

test('TSK-06: emptying search and filters shows everything again', async () => {
  renderScreen(<Controls />, { at: '/tasks?search=gate&status=completed' });
  await press('Show all');
  expect(shown()).toMatchObject({ search: '', filters: {} });
});
