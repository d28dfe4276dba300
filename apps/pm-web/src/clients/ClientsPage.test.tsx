import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { renderScreen } from '../testing/renderScreen';
import { clientRow, idOf, page } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { ClientsPage } from './ClientsPage';

// Whole screens, by role, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => localStorage.clear());

const hydro = clientRow({
  projectCount: 5,
  activeProjectCount: 4,
  projects: [
    { id: idOf(20), name: 'Intake trash rack', status: 'Planning', progress: 0 },
    { id: idOf(21), name: 'Penstock survey', status: 'Review', progress: 60 },
    { id: idOf(22), name: 'Spillway gate renewal', status: 'In Progress', progress: 35 },
  ],
});

function server(given: Parameters<typeof fakeServer>[0] = {}) {
  const asked: Record<string, string>[] = [];
  const seen = fakeServer({
    'GET /clients': ({ url }) => {
      asked.push(Object.fromEntries(url.searchParams));
      return page(hydro);
    },
    ...given,
  });
  return { asked, seen };
}

describe('the list of clients', () => {
  it('CLI-02, CLI-05: a card says how to reach the client, shows three projects and how many more, and leads on', async () => {
    server();
    renderScreen(<ClientsPage />, { at: '/app/clients' });
    const card = within(await screen.findByRole('list', { name: 'Clients' })).getByRole('listitem');
    expect(within(card).getByRole('link', { name: 'drift@bergstrand.test' })).toHaveAttribute(
      'href',
      'mailto:drift@bergstrand.test',
    );
    expect(card).toHaveTextContent('+46 8 1');
    expect(card).toHaveTextContent('Active');
    expect(
      within(card)
        .getAllByRole('progressbar')
        .map((bar) => bar.getAttribute('aria-valuenow')),
    ).toEqual(['0', '60', '35']);
    expect(card).toHaveTextContent('+2 more projects');
    expect(within(card).getByRole('link', { name: 'View projects of Bergstrand Hydro' })).toHaveAttribute(
      'href',
      `/app/projects?client=${idOf(10)}`,
    );
    expect(within(card).getByRole('link', { name: 'Edit Bergstrand Hydro' })).toHaveAttribute(
      'href',
      `/app/clients/edit?id=${idOf(10)}`,
    );
    expect(screen.getByRole('link', { name: 'Add Client' })).toHaveAttribute('href', '/app/clients/new');
  });

  it('CLI-03: a client’s name in the table is a link, to open it in a new tab, and leads on within the app', async () => {
    server();
    const { router } = renderScreen(<ClientsPage />, { at: '/app/clients?view=table' });
    const link = await screen.findByRole('link', { name: 'Bergstrand Hydro' });
    expect(link).toHaveAttribute('href', `/app/clients/view?id=${idOf(10)}`);
    await userEvent.click(link);
    expect(router.state.location).toMatchObject({ pathname: '/app/clients/view', search: `?id=${idOf(10)}` });
  });

  it('CLI-03, GEN-14: the table has its columns with the active count, and sorts by a click on a head', async () => {
    const { asked } = server();
    renderScreen(<ClientsPage />, { at: '/clients?view=table' });
    const row = await screen.findByRole('row', { name: /Bergstrand Hydro/ });
    expect(row).toHaveTextContent('5 (4 active)');
    for (const name of ['Client', 'Contact', 'Projects', 'Status', 'Actions']) {
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeInTheDocument();
    }
    await userEvent.click(within(screen.getByRole('columnheader', { name: /^Status/ })).getByText('Status'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'status' }));
    expect(screen.getByRole('columnheader', { name: /^Status/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('CLI-05: the row menu leads to the projects and tasks of the client', async () => {
    server();
    renderScreen(<ClientsPage />, { at: '/clients?view=table' });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bergstrand Hydro' }));
    expect(await screen.findByRole('menuitem', { name: 'View projects' })).toHaveAttribute(
      'href',
      `/projects?client=${idOf(10)}`,
    );
    expect(screen.getByRole('menuitem', { name: 'View tasks' })).toHaveAttribute(
      'href',
      `/tasks?client=${idOf(10)}`,
    );
  });

  it('CLI-01, CLI-04: a search that finds nothing says so and can be taken back', async () => {
    const { asked } = server({
      'GET /clients': ({ url }) => (url.searchParams.has('search') ? page() : page(hydro)),
    });
    expect(asked).toEqual([]);
    renderScreen(<ClientsPage />, { at: '/clients' });
    await screen.findByRole('list', { name: 'Clients' });
    await fill(screen.getByPlaceholderText('Search clients...'), 'nobody');
    expect(await screen.findByText('No clients match your search criteria.')).toBeInTheDocument();
    expect(screen.getByText('No clients found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add First Client' })).toHaveAttribute('href', '/clients/new');
    await userEvent.click(screen.getByRole('button', { name: 'Show all clients' }));
    expect(await screen.findByRole('list', { name: 'Clients' })).toBeInTheDocument();
  });

  it('GEN-12: deleting a client names what goes with it', async () => {
    const { seen } = server({
      [`GET /clients/${idOf(10)}/deletion-preview`]: () => ({
        body: {
          counts: { projects: 1, tasks: 31 },
          names: { projects: ['Spillway gate renewal'] },
          ...{ approvedMinutes: 0, closedMinutes: 0 },
        },
      }),
      [`DELETE /clients/${idOf(10)}`]: () => ({ body: { deletionId: idOf(90), counts: {} } }),
    });
    renderScreen(<ClientsPage />, { at: '/clients' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Bergstrand Hydro' }));
    const question = await screen.findByRole('alertdialog', { name: /Delete client “Bergstrand Hydro”/ });
    await waitFor(() => expect(question).toHaveTextContent('1 project (Spillway gate renewal)'));
    expect(question).toHaveTextContent('31 tasks');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(seen.map(({ call }) => call)).toContain(`DELETE /clients/${idOf(10)}`);
  });

  it('CLI-02: a member sees no buttons to add, edit or delete', async () => {
    server();
    renderScreen(<ClientsPage />, { at: '/clients', session: sessionOf('member') });
    await screen.findByRole('list', { name: 'Clients' });
    expect(screen.queryByRole('link', { name: 'Add Client' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  it('GEN-13: the view that was chosen is there again on the next visit', async () => {
    server();
    const first = renderScreen(<ClientsPage />, { at: '/clients' });
    await screen.findByRole('list', { name: 'Clients' });
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await screen.findByRole('grid', { name: 'Clients' });
    first.unmount();
    renderScreen(<ClientsPage />, { at: '/clients' });
    expect(await screen.findByRole('grid', { name: 'Clients' })).toBeInTheDocument();
  });
});
