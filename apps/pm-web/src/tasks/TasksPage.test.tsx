import type { TaskBulkAnswer, TaskBulkForm } from '@linework/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../api/keys';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { heldAnswer } from '../testing/heldAnswer';
import { renderScreen } from '../testing/renderScreen';
import { clientDetail, idOf, page, personRow, projectDetail, taskRow } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { followedBulks } from './bulk/followedBulks';
import { TasksPage } from './TasksPage';

// Whole screens, by role, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());

const counts = { body: { total: 3, completed: 1, inProgress: 1, overdue: 1, hours: 1_148.5 } };

/** The list's parameters, each time that it was asked for. */
function server(given: Parameters<typeof fakeServer>[0] = {}) {
  const asked: Record<string, string>[] = [];
  const seen = fakeServer({
    'GET /tasks': ({ url }) => {
      asked.push(Object.fromEntries(url.searchParams));
      return page(taskRow());
    },
    'GET /tasks/counts': () => counts,
    [`GET /projects/${idOf(20)}`]: () => ({ body: projectDetail() }),
    [`GET /clients/${idOf(10)}`]: () => ({ body: clientDetail() }),
    [`GET /people/${idOf(40)}`]: () => ({ body: personRow() }),
    [`GET /tasks/${idOf(30)}`]: () => ({ body: taskRow() }),
    ...given,
  });
  return { asked, seen };
}

/** What the server answers to a bulk change: that it is through, unless told otherwise. */
function bulkAnswer({ chosen, ...rest }: Pick<TaskBulkAnswer, 'chosen'> & Partial<TaskBulkAnswer>) {
  const through = { state: 'done', undoing: false, handled: chosen, changed: chosen, restored: 0 } as const;
  const body: TaskBulkAnswer = {
    id: idOf(90),
    action: 'complete',
    chosen,
    ...through,
    problem: null,
    ...rest,
  };
  return { body };
}

/** The bulk changes that were sent. */
function bulkChanges(seen: ReturnType<typeof fakeServer>) {
  return seen.filter(({ call }) => call === 'POST /tasks/bulk').map(({ body }) => body as TaskBulkForm);
}

/** For what comes from a later file, or once the server has been asked again. */
const PATIENT = { timeout: 10_000 };

/** The toast with this title; the same words are also announced elsewhere. */
async function shownToast(title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-component="Toast"]')];
    const toast = toasts.find((shown) => shown.textContent?.startsWith(title));
    if (!toast) throw new Error(`No toast says '${title}'`);
    return toast;
  }, PATIENT);
}

// Wide enough for every column: nothing is laid out here, and the table goes by the window.
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
});

describe('the list of tasks', () => {
  it('TSK-02, TSK-04: shows the four stat cards and the table, by title ascending', async () => {
    const { asked } = server();
    const { container } = renderScreen(<TasksPage />, { at: '/tasks' });
    expect(await screen.findByRole('row', { name: /Check hoist chain drawing/ })).toHaveTextContent(
      'Jun Takeda',
    );
    await waitFor(() => {
      const cards = [...container.querySelectorAll('[data-component="StatCard"]')].map(
        (card) => card.textContent,
      );
      expect(cards).toEqual(['Total3', 'Completed1', 'In progress1', 'Overdue1']);
    });
    expect(asked[0]).toEqual({});
    for (const name of [
      'Title',
      'Project',
      'Client',
      'Assignee',
      'Priority',
      'Status',
      'Due date',
      'Hours',
    ]) {
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
    }
    expect(screen.getByRole('columnheader', { name: /^Title/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('GEN-14: rows that come into sight are drawn in the elements of those that go, their buttons too', async () => {
    const rows = Array.from({ length: 200 }, (_, number) =>
      taskRow({ id: idOf(1_000 + number), title: `Task ${number}` }),
    );
    server({ 'GET /tasks': () => page(...rows) });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('button', { name: 'Actions for Task 0' });
    const grid = screen.getByRole('grid');
    // Only then are rows drawn ahead.
    fireEvent.pointerEnter(grid);
    const buttons = () => new Set(grid.querySelectorAll('[data-part="widgets"] button'));
    const before = buttons();
    grid.scrollTop = 2_000;
    fireEvent.scroll(grid);
    expect(screen.queryByRole('button', { name: 'Actions for Task 0' })).not.toBeInTheDocument();
    expect(buttons()).toEqual(before);
  });

  it('TSK-02, TSK-04: the foot of the table says how many tasks the filters leave and how many hours they are', async () => {
    server({
      'GET /tasks': () => ({ body: { rows: [taskRow()], total: 1_500, nextCursor: 'more' } }),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    expect(await screen.findByText('1,148.5 hours estimated')).toBeInTheDocument();
    expect(screen.getByText('1,500 tasks')).toBeInTheDocument();
  });

  it('TSK-02, TSK-05: of a search that was not counted to its end it says so, and selects all that match', async () => {
    const unknown = { completed: null, inProgress: null, overdue: null, hours: null };
    const { seen } = server({
      'GET /tasks': ({ url }) =>
        url.searchParams.has('cursor')
          ? { status: 500, body: { title: 'Broken', detail: 'Oh no.' } }
          : { body: { rows: [taskRow(), second], total: 1_000, totalIsCapped: true, nextCursor: 'more' } },
      'GET /tasks/counts': () => ({ body: { total: 1_000, totalIsCapped: true, ...unknown } }),
      'POST /tasks/bulk': () => bulkAnswer({ chosen: 2_300 }),
    });
    renderScreen(<TasksPage />, { at: '/tasks?search=hoist' });
    expect(await screen.findByText('1,000+ tasks')).toBeInTheDocument();
    expect(screen.getByText('1,000+')).toBeInTheDocument();
    expect(screen.getAllByText('–')).toHaveLength(3);
    expect(screen.queryByText(/hours estimated/)).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('1,000+ selected', { selector: 'span' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected tasks' }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete 1,000+ tasks?');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Second' }));
    expect(screen.getByText('999+ selected', { selector: 'span' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await shownToast('2,300 tasks completed')).not.toHaveTextContent('no change');
    expect(bulkChanges(seen)[0]?.tasks).toEqual({
      by: 'list',
      list: { search: 'hoist' },
      except: [idOf(31)],
    });
  });

  it('TSK-04, GEN-14: a click on a head turns the sort, in the URL, in the question and in aria-sort', async () => {
    const { asked } = server();
    const { router } = renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('row', { name: /Check hoist/ });
    expect(screen.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(screen.getByRole('columnheader', { name: /Title/ })).getByText('Title'));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'descending'),
    );
    expect(new URLSearchParams(router.state.location.search).get('direction')).toBe('desc');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ direction: 'desc' }));
  });

  it('TSK-03, GEN-04: search and filters are asked of the server and stand in the URL', async () => {
    const { asked } = server();
    renderScreen(<TasksPage />, { at: '/tasks?status=pending&priority=high' });
    await screen.findByRole('row', { name: /Check hoist/ });
    expect(asked[0]).toEqual({ status: 'pending', priority: 'high' });
    await fill(screen.getByPlaceholderText('Search tasks...'), 'hoist');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ search: 'hoist', status: 'pending', priority: 'high' }),
    );
    expect(new URLSearchParams(location.search).get('search')).toBe('hoist');
  });

  it('TSK-02, TSK-03: a search asks for the rows first, then for the figures, which stay until the new ones are there', async () => {
    let answer: (counted: typeof counts) => void = () => undefined;
    const { seen } = server({
      'GET /people': () => ({ body: { rows: [], total: 0, totalIsCapped: false, nextCursor: null } }),
      'GET /tasks/counts': ({ url }) => {
        if (url.searchParams.has('status')) return { body: { ...counts.body, hours: 2 } };
        return url.searchParams.has('search') ? new Promise((resolve) => (answer = resolve)) : counts;
      },
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    expect(await screen.findByText('1,148.5 hours estimated')).toBeVisible();
    seen.length = 0;
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'gate');
    await waitFor(() => expect(seen.map(({ call }) => call)).toEqual(['GET /tasks', 'GET /tasks/counts']));
    expect(screen.getByText('1,148.5 hours estimated')).toBeVisible();
    answer({ body: { ...counts.body, hours: 8 } });
    expect(await screen.findByText('8.0 hours estimated')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pending' }));
    expect(await screen.findByText('2.0 hours estimated')).toBeVisible();
  });

  it('TSK-05: an overdue task says so in words; a completed one does not', async () => {
    server({
      'GET /tasks': () =>
        page(
          taskRow({ dueDate: '2020-01-01' }),
          taskRow({ id: idOf(31), title: 'Old and done', status: 'Completed', dueDate: '2020-01-01' }),
        ),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    expect(await screen.findByRole('row', { name: /Check hoist/ })).toHaveTextContent('01/01/2020 (Overdue)');
    expect(screen.getByRole('row', { name: /Old and done/ })).not.toHaveTextContent('(Overdue)');
  });

  it('TSK-05: ticking a task shows it as completed at once, saves it with its version, and un-ticking undoes it', async () => {
    const versions: (string | null)[] = [];
    let stored = taskRow();
    server({
      'GET /tasks': () => page(stored),
      [`POST /tasks/${idOf(30)}/completion`]: ({ body, headers }) => {
        versions.push(headers.get('If-Match'));
        const { completed } = body as { completed: boolean };
        stored = { ...stored, version: stored.version + 1, status: completed ? 'Completed' : 'Todo' };
        return { body: stored };
      },
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    const check = await screen.findByRole('checkbox', { name: 'Complete Check hoist chain drawing' });
    await userEvent.click(check);
    const row = screen.getByRole('row', { name: /Check hoist/ });
    expect(row).toHaveTextContent('Completed');
    expect(within(row).getByRole('checkbox', { name: /^Complete/ })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(within(row).getByRole('checkbox', { name: /^Complete/ }));
    await waitFor(() => expect(versions).toEqual(['"7"', '"8"']));
    await waitFor(() => expect(screen.getByRole('row', { name: /Check hoist/ })).toHaveTextContent('Todo'));
  });

  it('TSK-05, SRV-03: rows that were asked for before a tick and come after it do not take it back', async () => {
    const [rows, save] = [heldAnswer(), heldAnswer()];
    const done = taskRow({ status: 'Completed', version: 8 });
    let asked = 0;
    server({
      'GET /tasks': () => {
        asked += 1;
        if (asked === 2) return rows.answer;
        return page(asked === 1 ? taskRow() : done);
      },
      [`POST /tasks/${idOf(30)}/completion`]: () => save.answer,
    });
    const { queryClient } = renderScreen(<TasksPage />, { at: '/tasks' });
    const check = await screen.findByRole('checkbox', { name: 'Complete Check hoist chain drawing' });
    void queryClient.invalidateQueries({ queryKey: keys.tasks.lists });
    await waitFor(() => expect(asked).toBe(2));
    await userEvent.click(check);
    rows.give(page(taskRow(), taskRow({ id: idOf(31), title: 'Came with the rows' })));
    await screen.findByRole('row', { name: /Came with the rows/ });
    expect(screen.getByRole('row', { name: /Check hoist/ })).toHaveTextContent('Completed');
    save.give({ body: done });
    await waitFor(() => expect(screen.queryByText('Came with the rows')).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Check hoist/ })).toHaveTextContent('Completed');
  });

  it('TSK-05: ticking once more after a save, before the list has come again, goes on top of what was saved', async () => {
    const versions: (string | null)[] = [];
    let stored = taskRow();
    let asked = 0;
    server({
      'GET /tasks': () => {
        asked += 1;
        return asked === 1 ? page(stored) : heldAnswer().answer;
      },
      [`POST /tasks/${idOf(30)}/completion`]: ({ body, headers }) => {
        versions.push(headers.get('If-Match'));
        const { completed } = body as { completed: boolean };
        stored = { ...stored, version: stored.version + 1, status: completed ? 'Completed' : 'Todo' };
        return { body: stored };
      },
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('checkbox', { name: /^Complete/ });
    for (const times of [1, 2, 3]) {
      await userEvent.click(screen.getByRole('checkbox', { name: /^Complete/ }));
      await waitFor(() => expect(asked).toBe(times + 1));
    }
    expect(versions).toEqual(['"7"', '"8"', '"9"']);
    expect(screen.getByRole('checkbox', { name: /^Complete/ })).toBeChecked();
    // Fifty at once go one after the other, and the last one counts.
    for (let times = 0; times < 51; times++)
      fireEvent.click(screen.getByRole('checkbox', { name: /^Complete/ }));
    await waitFor(() => expect(versions).toHaveLength(54));
    expect(new Set(versions).size).toBe(54);
    await waitFor(() => expect(stored.status).toBe('Todo'));
    expect(screen.getByRole('checkbox', { name: /^Complete/ })).not.toBeChecked();
  });

  it('TSK-05: a tick that could not be saved is taken back and said', async () => {
    server({ [`POST /tasks/${idOf(30)}/completion`]: () => 'offline' });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Complete/ }));
    expect((await screen.findAllByText(/could not be changed/)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Check hoist/ })).toHaveTextContent('In Progress'),
    );
  });

  it('TSK-04: a task’s title in the table is a link that keeps the filter, to open it in a new tab, and leads on within the app', async () => {
    server();
    const { router } = renderScreen(<TasksPage />, { at: `/app/tasks?project=${idOf(20)}` });
    const link = await screen.findByRole('link', { name: 'Check hoist chain drawing' });
    expect(link).toHaveAttribute('href', `/app/tasks/edit?id=${idOf(30)}&project=${idOf(20)}`);
    // The Tab key goes from the table to what follows it, not from link to link.
    expect(link).toHaveAttribute('tabindex', '-1');
    await userEvent.click(link);
    expect(router.state.location).toMatchObject({
      pathname: '/app/tasks/edit',
      search: `?id=${idOf(30)}&project=${idOf(20)}`,
    });
  });

  it('TSK-01: under a project the project and client columns go, back leads to its client, and New Task carries it', async () => {
    const { asked } = server();
    renderScreen(<TasksPage />, { at: `/app/tasks?project=${idOf(20)}` });
    await screen.findByRole('row', { name: /Check hoist/ });
    expect(asked[0]).toEqual({ project: idOf(20) });
    expect(screen.queryByRole('columnheader', { name: /Project/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /Client/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Bergstrand Hydro Projects' })).toHaveAttribute(
      'href',
      `/app/projects?client=${idOf(10)}`,
    );
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(trail).toHaveTextContent('ProjectsBergstrand HydroSpillway gate renewalTasks');
    expect(screen.getByRole('link', { name: 'New Task' })).toHaveAttribute(
      'href',
      `/app/tasks/new?project=${idOf(20)}`,
    );
  });

  it('TSK-01: under a client back leads to the clients, and New Task carries it', async () => {
    server();
    renderScreen(<TasksPage />, { at: `/tasks?client=${idOf(10)}` });
    await screen.findByRole('row', { name: /Check hoist/ });
    expect(screen.getByRole('columnheader', { name: /Project/ })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /Client/ })).not.toBeInTheDocument();
    await waitFor(() => {
      const [back] = screen.getAllByRole('link', { name: 'Clients' });
      expect(back).toHaveAttribute('href', '/clients');
    });
    expect(screen.getByRole('link', { name: 'New Task' })).toHaveAttribute(
      'href',
      `/tasks/new?client=${idOf(10)}`,
    );
  });

  it('TSK-01: without a filter back leads to the projects', async () => {
    server();
    renderScreen(<TasksPage />, { at: '/tasks' });
    expect(await screen.findByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
  });

  it('GEN-04: user and task in the URL limit the list, by name, and can be taken off', async () => {
    const { asked } = server();
    const { router } = renderScreen(<TasksPage />, { at: `/tasks?user=${idOf(40)}&task=${idOf(30)}` });
    const row = await screen.findByRole('row', { name: /Check hoist/ });
    expect(asked[0]).toEqual({ user: idOf(40), task: idOf(30) });
    expect(row).toHaveAttribute('data-highlighted');
    await userEvent.click(await screen.findByRole('button', { name: 'Person: Jun Takeda. Show all' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('user='));
    expect(router.state.location.search).toContain(`task=${idOf(30)}`);
  });

  it('GEN-04: an unknown project gives a not-found state', async () => {
    server();
    renderScreen(<TasksPage />, { at: `/tasks?project=${idOf(99)}` });
    expect(await screen.findByText('This project was not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '/tasks');
  });

  it.each([
    [`/tasks?project=${idOf(20)}`, 'No tasks exist for Spillway gate renewal yet.'],
    [`/tasks?client=${idOf(10)}`, 'No tasks found for Bergstrand Hydro projects.'],
    ['/tasks?search=nothing', 'No tasks match your search criteria.'],
  ])('TSK-06: %s without tasks says why, and offers the first one', async (at, text) => {
    server({ 'GET /tasks': () => page() });
    renderScreen(<TasksPage />, { at });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText('No tasks found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create First Task' })).toBeInTheDocument();
  });

  it('GEN-12: deleting names the task, and Undo brings it back', async () => {
    const { seen } = server({
      [`GET /tasks/${idOf(30)}/deletion-preview`]: () => ({
        body: { counts: {}, names: {}, approvedMinutes: 0, closedMinutes: 0 },
      }),
      [`DELETE /tasks/${idOf(30)}`]: () => ({ body: { deletionId: idOf(90), counts: {} } }),
      [`POST /deletions/${idOf(90)}/undo`]: () => ({ body: {} }),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Actions for Check hoist chain drawing' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: /Delete task “Check hoist chain drawing”/,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain(`POST /deletions/${idOf(90)}/undo`));
  });

  const second = taskRow({ id: idOf(31), title: 'Second' });

  it('TSK-05: selected tasks are completed together; the toast says how many changed, and Undo names the change', async () => {
    const { seen } = server({
      'GET /tasks': () => page(taskRow(), second),
      'POST /tasks/bulk': () => bulkAnswer({ chosen: 2, changed: 1 }),
      'POST /tasks/bulk/:id/undo': () => bulkAnswer({ undoing: true, chosen: 1, restored: 1 }),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('row', { name: /Second/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    const toast = await shownToast('1 task completed');
    expect(toast).toHaveTextContent('1 task needed no change.');
    const [change] = bulkChanges(seen);
    expect(change).toMatchObject({ action: 'complete', tasks: { by: 'id', ids: [idOf(30), idOf(31)] } });
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(seen.map(({ call }) => call)).toContain(`POST /tasks/bulk/${idOf(90)}/undo`));
  });

  it('TSK-05: Undo says what somebody else had changed since', async () => {
    server({
      'GET /tasks': () => page(taskRow(), second),
      'POST /tasks/bulk': () => bulkAnswer({ chosen: 2 }),
      'POST /tasks/bulk/:id/undo': () => bulkAnswer({ undoing: true, chosen: 2, restored: 1 }),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('row', { name: /Second/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await userEvent.click(
      within(await shownToast('2 tasks completed')).getByRole('button', { name: 'Undo' }),
    );
    expect(await shownToast('1 task as before')).toHaveTextContent(
      '1 task was changed since and not undone.',
    );
  });

  it('TSK-05: a large one shows how far it is and can be cancelled; what is done can be undone', async () => {
    let state: TaskBulkAnswer['state'] = 'working';
    const begun = { chosen: 75_156, changed: 11_000 };
    const { seen } = server({
      'GET /tasks': () => page(taskRow(), second),
      'POST /tasks/bulk': () => bulkAnswer({ ...begun, state, handled: 0, changed: 0 }),
      'GET /tasks/bulk/:id': () => bulkAnswer({ ...begun, state, handled: 30_000 }),
      'POST /tasks/bulk/:id/cancel': () => {
        state = 'cancelled';
        return bulkAnswer({ ...begun, state, handled: 30_000 });
      },
      'POST /tasks/bulk/:id/undo': () =>
        bulkAnswer({ ...begun, undoing: true, handled: 0, restored: 11_000 }),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('row', { name: /Second/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    const shown = await shownToast('Completing tasks');
    await within(shown).findByText('30,000 of 75,156 tasks', { exact: false }, PATIENT);
    const bar = within(shown).getByRole('progressbar', { name: 'Completing tasks' });
    expect(bar).toHaveAttribute('aria-valuetext', '30,000 of 75,156 tasks');
    expect(within(shown).getByRole('status')).toHaveTextContent('Completing tasks is 25 percent done');
    expect(followedBulks(sessionOf().person.id)).toEqual([idOf(90)]);
    await userEvent.click(within(shown).getByRole('button', { name: 'Cancel' }));
    const end = await shownToast('11,000 tasks completed');
    expect(end).toHaveTextContent('19,000 tasks needed no change. 45,156 tasks left as they were.');
    await userEvent.click(within(end).getByRole('button', { name: 'Undo' }));
    await shownToast('11,000 tasks as before');
    expect(followedBulks(sessionOf().person.id)).toEqual([]);
    expect(seen.map(({ call }) => call)).toContain(`POST /tasks/bulk/${idOf(90)}/cancel`);
  });

  it('TSK-05: a completion without an answer can be tried again, and is the same one', async () => {
    let isUp = false;
    const { seen } = server({
      'GET /tasks': () => page(taskRow(), second),
      'POST /tasks/bulk': () => (isUp ? bulkAnswer({ chosen: 2 }) : 'offline'),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('row', { name: /Second/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    const toast = await shownToast('The server cannot be reached');
    isUp = true;
    await userEvent.click(within(toast).getByRole('button', { name: 'Try again' }));
    await shownToast('2 tasks completed');
    const [first, again] = bulkChanges(seen);
    expect(again).toEqual(first);
  });

  it('GEN-12: selected tasks are deleted after a question, with an Undo', async () => {
    const { seen } = server({
      'GET /tasks': () => page(taskRow(), second),
      'POST /tasks/bulk': () => bulkAnswer({ chosen: 2, action: 'delete' }),
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('row', { name: /Second/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected tasks' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 tasks?' });
    expect(bulkChanges(seen)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    const toast = await shownToast('2 tasks deleted');
    expect(within(toast).getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(bulkChanges(seen)[0]).toMatchObject({
      action: 'delete',
      tasks: { by: 'id', ids: [idOf(30), idOf(31)] },
    });
  });

  it('TSK-05: with everything selected, all that the list has is completed in one request, without what was taken out', async () => {
    const { seen } = server({
      'GET /tasks': ({ url }) => {
        // The table's own second page does not come.
        if (url.searchParams.has('cursor'))
          return { status: 500, body: { title: 'Broken', detail: 'Oh no.' } };
        return { body: { rows: [taskRow(), second], total: 1_500, nextCursor: 'more' } };
      },
      'POST /tasks/bulk': () => bulkAnswer({ chosen: 1_499 }),
    });
    renderScreen(<TasksPage />, { at: '/tasks?status=pending&sort=dueDate' });
    await screen.findByRole('row', { name: /Second/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Second' }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await shownToast('1,499 tasks completed')).not.toHaveTextContent('no change');
    expect(bulkChanges(seen)[0]?.tasks).toEqual({
      by: 'list',
      list: { status: 'pending', sort: 'dueDate' },
      except: [idOf(31)],
    });
  });

  it('TSK-04, GEN-13: the grid shows the same tasks as cards, and the view stands in the URL', async () => {
    server();
    const { router } = renderScreen(<TasksPage />, { at: '/tasks' });
    await screen.findByRole('row', { name: /Check hoist/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Grid' }));
    const cards = await screen.findByRole('list', { name: 'Tasks' });
    expect(within(cards).getByRole('listitem')).toHaveTextContent('Check hoist chain drawing');
    expect(router.state.location.search).toContain('view=grid');
  });

  it('TSK-05: a client person sees the tasks but nothing to change them with', async () => {
    server();
    renderScreen(<TasksPage />, { at: '/tasks', session: sessionOf('client', idOf(10)) });
    await screen.findByRole('row', { name: /Check hoist/ });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New Task' })).not.toBeInTheDocument();
  });

  it('GEN-17: a list that could not be loaded says so and can be asked again', async () => {
    let isUp = false;
    server({
      'GET /tasks': () =>
        isUp ? page(taskRow()) : { status: 500, body: { title: 'Broken', detail: 'Oh no.' } },
    });
    renderScreen(<TasksPage />, { at: '/tasks' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('row', { name: /Check hoist/ })).toBeInTheDocument();
  });
});
