import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { renderScreen } from '../testing/renderScreen';
import { clientDetail, idOf, page, personRow, projectDetail, projectRow, taskRow } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { TaskFormPage } from './TaskFormPage';

// Whole screens, by role, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const stored = `/tasks/${idOf(30)}`;

function server(given: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    [`GET ${stored}`]: () => ({ body: taskRow({ tags: ['inspection'] }) }),
    [`GET /projects/${idOf(20)}`]: () => ({ body: projectDetail() }),
    [`GET /clients/${idOf(10)}`]: () => ({ body: clientDetail() }),
    'GET /projects': () => page(projectRow()),
    'GET /people': () => page(personRow()),
    ...given,
  });
}

describe('a new task', () => {
  it('TSK-08, GEN-11: an empty form says each message at its field and focuses the first', async () => {
    const seen = server();
    renderScreen(<TaskFormPage />, { at: '/tasks/new' });
    await userEvent.click(screen.getByRole('button', { name: 'Create Task' }));
    for (const [field, message] of [
      ['title', 'Task title is required'],
      ['projectId', 'Project selection is required'],
      ['assigneeId', 'Assignee selection is required'],
      ['dueDate', 'Due date is required'],
      ['estimatedHours', 'Estimated hours must be greater than 0'],
    ]) {
      expect(document.getElementById(field ?? '')).toHaveAccessibleDescription(message);
    }
    expect(screen.getByLabelText(/^Task title/)).toHaveFocus();
    expect(seen.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it.each(['0', '-1', 'NaN', '7,5'])('TSK-08: hours of %s are refused and stay as typed', async (typed) => {
    server();
    renderScreen(<TaskFormPage />, { at: '/tasks/new' });
    const hours = screen.getByLabelText(/^Estimated hours/);
    await fill(hours, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Create Task' }));
    expect(hours).toHaveAttribute('aria-invalid', 'true');
    expect(hours).toHaveValue(typed);
  });

  it('TSK-07: a chosen project shows its client, a chosen assignee their role; saving returns with ?project= kept', async () => {
    const seen = server({ 'POST /tasks': ({ body }) => ({ body: { ...taskRow(), ...(body as object) } }) });
    const { router } = renderScreen(<TaskFormPage />, { at: `/tasks/new?project=${idOf(20)}` });
    const project = await screen.findByLabelText(/^Project/);
    expect(project).toHaveValue('Spillway gate renewal');
    expect(project).toHaveAccessibleDescription('Client: Bergstrand Hydro');

    await fill(screen.getByLabelText(/^Task title/), 'Survey the sill beam');
    const assignee = screen.getByLabelText(/^Assignee/);
    await userEvent.click(assignee);
    await userEvent.click(await screen.findByRole('option', { name: /Jun Takeda/ }));
    expect(assignee).toHaveAccessibleDescription('Role: QA Engineer');
    await fill(screen.getByLabelText(/^Due date/), '2027-03-15');
    await fill(screen.getByLabelText(/^Estimated hours/), '12.5');
    await userEvent.type(screen.getByLabelText(/^Tags/), 'survey{Enter} {Enter}SURVEY{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Create Task' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/tasks'));
    expect(router.state.location.search).toBe(`?project=${idOf(20)}`);
    expect(seen.find(({ call }) => call === 'POST /tasks')?.body).toMatchObject({
      title: 'Survey the sill beam',
      projectId: idOf(20),
      assigneeId: idOf(40),
      priority: 'Medium',
      status: 'Todo',
      dueDate: '2027-03-15',
      estimatedHours: 12.5,
      tags: ['survey'],
    });
  });

  it('TSK-07: under a client only its projects are offered, and Cancel returns with ?client= kept', async () => {
    const asked: string[] = [];
    server({
      'GET /projects': ({ url }) => {
        asked.push(url.searchParams.get('client') ?? 'all');
        return page(projectRow());
      },
    });
    const { router } = renderScreen(<TaskFormPage />, { at: `/app/tasks/new?client=${idOf(10)}` });
    await userEvent.click(await screen.findByLabelText(/^Project/));
    await screen.findByRole('option', { name: /Spillway/ });
    expect(asked).toEqual([idOf(10)]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/tasks'));
    expect(router.state.location.search).toBe(`?client=${idOf(10)}`);
  });

  it('GEN-04: an unknown project in the URL gives a not-found state', async () => {
    server();
    renderScreen(<TaskFormPage />, { at: `/tasks/new?project=${idOf(99)}` });
    expect(await screen.findByText('This project was not found')).toBeInTheDocument();
  });

  it('TSK-07: a client person may not create tasks and is told so', () => {
    server();
    renderScreen(<TaskFormPage />, { at: '/tasks/new', session: sessionOf('client', idOf(10)) });
    expect(screen.getByText('You may not create tasks')).toBeInTheDocument();
  });
});

describe('a stored task', () => {
  it('TSK-07: opens with its values, removes a tag, and is sent with the version it was read at', async () => {
    const seen = server({ [`PUT ${stored}`]: () => ({ body: taskRow({ version: 8 }) }) });
    const { router } = renderScreen(<TaskFormPage />, { at: `/tasks/edit?id=${idOf(30)}` });
    expect(await screen.findByRole('heading', { name: 'Edit Task' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Estimated hours/)).toHaveValue('6.5');
    expect(screen.getByLabelText(/^Assignee/)).toHaveValue('Jun Takeda');
    await userEvent.click(screen.getByRole('button', { name: 'Remove inspection' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Task' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tasks'));
    const put = seen.find(({ call }) => call === `PUT ${stored}`);
    expect(put?.headers.get('If-Match')).toBe('"7"');
    expect(put?.body).toMatchObject({ tags: [], estimatedHours: 6.5 });
  });

  it('GEN-04: an unknown task gives a not-found state', async () => {
    server();
    renderScreen(<TaskFormPage />, { at: `/tasks/edit?id=${idOf(98)}` });
    expect(await screen.findByText('This task was not found')).toBeInTheDocument();
  });
});
