import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { renderScreen } from '../testing/renderScreen';
import { clientDetail, idOf, page, personRow, projectDetail, projectRow } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { ProjectsPage } from './ProjectsPage';

// Whole screens, by role, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());

function server(given: Parameters<typeof fakeServer>[0] = {}) {
  const asked: Record<string, string>[] = [];
  fakeServer({
    'GET /projects': ({ url }) => {
      asked.push(Object.fromEntries(url.searchParams));
      return page(projectRow());
    },
    'GET /projects/counts': () => ({
      body: {
        total: 24,
        byClient: [
          { clientId: idOf(10), clientName: 'Bergstrand Hydro', count: 3 },
          { clientId: idOf(11), clientName: 'Kelvin DC', count: 2 },
        ],
      },
    }),
    [`GET /clients/${idOf(10)}`]: () => ({ body: clientDetail() }),
    [`GET /projects/${idOf(20)}`]: () => ({ body: projectDetail() }),
    [`GET /people/${idOf(40)}`]: () => ({ body: personRow() }),
    ...given,
  });
  return asked;
}

// Wide enough for every column: nothing is laid out here, and the table goes by the window.
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
});

describe('the list of projects', () => {
  it('PRJ-01: without a filter, All Projects has a chip for all clients and one for each', async () => {
    server();
    renderScreen(<ProjectsPage />, { at: '/projects' });
    expect(screen.getByRole('heading', { name: 'All Projects' })).toBeInTheDocument();
    const all = await screen.findByRole('link', { name: 'All Clients (24)' });
    expect(all).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Kelvin DC (2)' })).toHaveAttribute(
      'href',
      `/projects?client=${idOf(11)}`,
    );
  });

  it('PRJ-01: among hundreds of clients twelve have a chip, and all are in a menu', async () => {
    const byClient = Array.from({ length: 300 }, (_, at) => ({
      clientId: idOf(1_000 + at),
      clientName: `Client ${at + 1}`,
      count: 1,
    }));
    server({ 'GET /projects/counts': () => ({ body: { total: 300, byClient } }) });
    renderScreen(<ProjectsPage />, { at: '/projects' });
    const more = await screen.findByRole('button', { name: 'More: choose among 300 clients' });
    expect(screen.getByRole('link', { name: 'Client 12 (1)' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Client 13 (1)' })).not.toBeInTheDocument();
    await userEvent.click(more);
    expect(await screen.findByRole('menuitem', { name: 'Client 300 (1)' })).toHaveAttribute(
      'href',
      `/projects?client=${idOf(1_299)}`,
    );
  });

  it('PRJ-03: a project’s name in the table is a link, to open it in a new tab, and leads on within the app', async () => {
    server();
    const { router } = renderScreen(<ProjectsPage />, { at: '/app/projects?view=table' });
    const link = await screen.findByRole('link', { name: 'Spillway gate renewal' });
    expect(link).toHaveAttribute('href', `/app/projects/view?id=${idOf(20)}`);
    await userEvent.click(link);
    expect(router.state.location).toMatchObject({
      pathname: '/app/projects/view',
      search: `?id=${idOf(20)}`,
    });
  });

  it('PRJ-01, PRJ-04: under a client the title names it, back leads to all, and New Project carries it', async () => {
    const asked = server();
    renderScreen(<ProjectsPage />, { at: `/projects?client=${idOf(10)}&view=table` });
    expect(await screen.findByRole('heading', { name: 'Bergstrand Hydro Projects' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects');
    expect(screen.getByRole('link', { name: 'New Project' })).toHaveAttribute(
      'href',
      `/projects/new?client=${idOf(10)}`,
    );
    expect(asked[0]).toEqual({ client: idOf(10) });
    await screen.findByRole('row', { name: /Spillway/ });
    expect(screen.queryByRole('columnheader', { name: /^Client/ })).not.toBeInTheDocument();
  });

  it('PRJ-03, PRJ-05: the table has its columns; the status stands in words', async () => {
    server();
    renderScreen(<ProjectsPage />, { at: '/projects?view=table' });
    const row = await screen.findByRole('row', { name: /Spillway gate renewal/ });
    for (const name of [
      'Project',
      'Client',
      'Status',
      'Progress',
      'Tasks',
      'Budget',
      'Timeline',
      'Team',
      'Actions',
    ]) {
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
    }
    expect(row).toHaveTextContent('In Progress');
    expect(row).toHaveTextContent('1/2');
    expect(row).toHaveTextContent('$125,001');
    expect(row).toHaveTextContent('06/22/2026 – 02/02/2027');
  });

  it('PRJ-03: a member sees neither the budget nor buttons to change projects', async () => {
    server();
    renderScreen(<ProjectsPage />, { at: '/projects?view=table', session: sessionOf('member') });
    await screen.findByRole('row', { name: /Spillway/ });
    expect(screen.queryByRole('columnheader', { name: /^Budget/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New Project' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Spillway gate renewal' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(['View tasks']);
  });

  it('PRJ-04: the row menu leads to the tasks and the form of the project', async () => {
    server();
    renderScreen(<ProjectsPage />, { at: '/projects?view=table' });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Spillway gate renewal' }));
    expect(await screen.findByRole('menuitem', { name: 'View tasks' })).toHaveAttribute(
      'href',
      `/tasks?project=${idOf(20)}`,
    );
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/projects/edit?id=${idOf(20)}`,
    );
  });

  it('PRJ-04: nothing found says so and offers the first project', async () => {
    server({ 'GET /projects': () => page() });
    renderScreen(<ProjectsPage />, { at: '/projects?search=nothing' });
    expect(await screen.findByText('No projects found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create First Project' })).toHaveAttribute(
      'href',
      '/projects/new',
    );
  });

  it('GEN-04: person and project in the URL limit the list, by name', async () => {
    const asked = server();
    renderScreen(<ProjectsPage />, {
      at: `/projects?client=${idOf(10)}&project=${idOf(20)}&user=${idOf(40)}`,
    });
    expect(await screen.findByRole('button', { name: 'Person: Jun Takeda. Show all' })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Project: Spillway gate renewal. Show all' }),
    ).toBeInTheDocument();
    expect(asked[0]).toEqual({ client: idOf(10), project: idOf(20), user: idOf(40) });
  });

  it('GEN-04: an unknown client gives a not-found state', async () => {
    server();
    renderScreen(<ProjectsPage />, { at: '/projects?client=nonsense' });
    expect(await screen.findByText('This client was not found')).toBeInTheDocument();
  });

  it('PRJ-03: cards show progress and lead to the project', async () => {
    server();
    renderScreen(<ProjectsPage />, { at: '/projects' });
    const card = within(await screen.findByRole('list', { name: 'Projects' })).getByRole('listitem');
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(card).toHaveTextContent('1 of 2 tasks');
    await waitFor(() =>
      expect(within(card).getByRole('link', { name: 'Spillway gate renewal' })).toHaveAttribute(
        'href',
        `/projects/view?id=${idOf(20)}`,
      ),
    );
  });
});
