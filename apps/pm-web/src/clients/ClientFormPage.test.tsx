import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { renderScreen } from '../testing/renderScreen';
import { clientDetail, clientProjectRow, idOf } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { ClientFormPage } from './ClientFormPage';

const editAt = `/clients/edit?id=${idOf(10)}`;
const stored = `/clients/${idOf(10)}`;

// Whole screens, by role, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

async function fillRequired() {
  await fill(screen.getByLabelText(/^Company name/), 'Åsgård Vindkraft');
  await fill(screen.getByLabelText(/^Email/, { selector: '#email' }), 'post@asgard.test');
  await fill(screen.getByLabelText(/^Phone/, { selector: '#phone' }), '+47 22');
  await fill(screen.getByLabelText('Primary contact name'), 'Sigrid');
  await fill(screen.getByLabelText('Primary contact email'), 'sigrid@asgard.test');
}

describe('a new client', () => {
  it('CLI-10, GEN-11: an empty form says each message at its field, marks the tab, and focuses the first', async () => {
    const seen = fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));

    const name = screen.getByLabelText(/^Company name/);
    expect(name).toHaveAccessibleDescription('Company name is required');
    expect(screen.getByLabelText(/^Email/, { selector: '#email' })).toHaveAccessibleDescription(
      'Email is required',
    );
    expect(screen.getByLabelText(/^Phone/, { selector: '#phone' })).toHaveAccessibleDescription(
      'Phone number is required',
    );
    expect(screen.getByLabelText('Primary contact name')).toHaveAccessibleDescription(
      'Primary contact name is required',
    );
    expect(screen.getByLabelText('Primary contact email')).toHaveAccessibleDescription(
      'Primary contact email is required',
    );
    expect(name).toHaveFocus();
    expect(screen.getByRole('tab', { name: /Client Details.*has errors/ })).toBeInTheDocument();
    expect(seen).toHaveLength(0);
  });

  it('GEN-11: the error of a field goes away when that field is edited', async () => {
    fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));
    await fill(screen.getByLabelText(/^Company name/), 'A');
    expect(screen.getByLabelText(/^Company name/)).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Primary contact name')).toHaveAccessibleDescription();
  });

  it('CLI-10: what is no e-mail address is refused with its message', async () => {
    fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await fillRequired();
    await fill(screen.getByLabelText(/^Email/, { selector: '#email' }), 'post at asgard');
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));
    expect(screen.getByLabelText(/^Email/, { selector: '#email' })).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  });

  it('CLI-08, CLI-09: the client and its projects are sent as one, with ids made here, then the list opens', async () => {
    const seen = fakeServer({
      'POST /clients': ({ body }) => ({ body: { ...clientDetail(), ...(body as object) } }),
    });
    const { router } = renderScreen(<ClientFormPage />, { at: '/clients/new' });
    expect(screen.getByRole('heading', { name: 'Create New Client' })).toBeInTheDocument();
    await fillRequired();
    await userEvent.click(screen.getByRole('tab', { name: /Projects/ }));
    expect(screen.getByText('No projects yet')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add Project' }));
    const project = screen.getByRole('group', { name: 'Project 1' });
    await fill(within(project).getByLabelText(/^Project name/), 'Tower foundations');
    await fill(within(project).getByLabelText(/^Start date/), '2027-01-04');
    await fill(within(project).getByLabelText(/^End date/), '2027-09-30');
    await fill(within(project).getByLabelText(/^Budget/), '125 000.50');
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
    expect(seen.filter(({ call }) => call === 'POST /clients')).toHaveLength(1);
    const sent = seen[0]?.body as { id: string; projects: Record<string, unknown>[] };
    expect(sent.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent).toMatchObject({
      name: 'Åsgård Vindkraft',
      status: 'Active',
      address: { country: 'United States' },
    });
    expect(sent.projects).toEqual([
      expect.objectContaining({
        name: 'Tower foundations',
        status: 'Planning',
        startDate: '2027-01-04',
        endDate: '2027-09-30',
        budgetMinor: 12_500_050,
      }),
    ]);
  });

  it('CLI-10: a bad project marks and opens its tab, with each message at its field', async () => {
    fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await fillRequired();
    await userEvent.click(screen.getByRole('tab', { name: /Projects/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Project' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Client Details' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));

    const tab = screen.getByRole('tab', { name: /Projects.*has errors/ });
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    const project = screen.getByRole('group', { name: 'Project 1' });
    expect(within(project).getByLabelText(/^Project name/)).toHaveAccessibleDescription(
      'Project name is required',
    );
    expect(within(project).getByLabelText(/^Start date/)).toHaveAccessibleDescription(
      'Start date is required',
    );
    expect(within(project).getByLabelText(/^End date/)).toHaveAccessibleDescription('End date is required');
    await waitFor(() => expect(within(project).getByLabelText(/^Project name/)).toHaveFocus());
  });

  it('CLI-10: an end before the start and a budget of 12,5 are errors, and the budget stays as typed', async () => {
    const seen = fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await fillRequired();
    await userEvent.click(screen.getByRole('tab', { name: /Projects/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Project' }));
    const project = screen.getByRole('group', { name: 'Project 1' });
    await fill(within(project).getByLabelText(/^Project name/), 'Tower');
    await fill(within(project).getByLabelText(/^Start date/), '2027-09-30');
    await fill(within(project).getByLabelText(/^End date/), '2027-01-04');
    const budget = within(project).getByLabelText(/^Budget/);
    await fill(budget, '12,5');
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));

    expect(within(project).getByLabelText(/^End date/)).toHaveAccessibleDescription(
      'End date must be after start date',
    );
    expect(budget).toHaveAccessibleDescription('Enter a valid amount, for example 1250.50');
    expect(budget).toHaveValue('12,5');
    expect(seen).toHaveLength(0);
  });

  it('CLI-10: the arrows change a project budget by 100 and never below 0', async () => {
    fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await userEvent.click(screen.getByRole('tab', { name: /Projects/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Project' }));
    const budget = screen.getByLabelText(/^Budget/);
    await userEvent.click(budget);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(Number((budget as HTMLInputElement).value)).toBe(200);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(Number((budget as HTMLInputElement).value)).toBe(0);
  });

  it('GEN-10: a double click saves once, and the button reads Saving... until the answer', async () => {
    let answer: (value: { body: unknown }) => void = () => {};
    const seen = fakeServer({
      'POST /clients': () =>
        new Promise<{ body: unknown }>((resolve) => {
          answer = resolve;
        }),
    });
    const { router } = renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await fillRequired();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Client' }));
    const saving = await screen.findByRole('button', { name: 'Saving...' });
    expect(saving).toHaveAttribute('aria-disabled', 'true');
    answer({ body: clientDetail() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
    expect(seen.filter(({ call }) => call === 'POST /clients')).toHaveLength(1);
  });

  it('GEN-10: a save that finds no server keeps what was typed and says what to do; the next try sends the same id', async () => {
    let isUp = false;
    const seen = fakeServer({ 'POST /clients': () => (isUp ? { body: clientDetail() } : 'offline') });
    const { router } = renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));
    expect(await screen.findByText('The server cannot be reached')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Company name/)).toHaveValue('Åsgård Vindkraft');

    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Create Client' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
    const ids = seen
      .filter(({ call }) => call === 'POST /clients')
      .map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('GEN-11: leaving with unsaved changes asks first, and staying keeps them', async () => {
    fakeServer({});
    const { router } = renderScreen(<ClientFormPage />, { at: '/clients/new' });
    await fill(screen.getByLabelText(/^Company name/), 'Half');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/clients/new');
    expect(screen.getByLabelText(/^Company name/)).toHaveValue('Half');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
  });

  it('CLI-01: somebody who may not create clients is told so instead of shown a form', () => {
    fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/new', session: sessionOf('member') });
    expect(screen.getByText('You may not create clients')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Company name/)).not.toBeInTheDocument();
  });
});

describe('a stored client', () => {
  const projects = [
    clientProjectRow(),
    clientProjectRow({ id: idOf(21), name: 'Penstock survey', status: 'Completed', budgetMinor: 100_000 }),
  ];

  it('CLI-06, CLI-07: shows its fields, the number of its projects, and four tiles', async () => {
    fakeServer({ [`GET ${stored}`]: () => ({ body: clientDetail({ projects }) }) });
    const { container } = renderScreen(<ClientFormPage />, { at: editAt });
    expect(await screen.findByRole('heading', { name: 'Edit Client' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Company name/)).toHaveValue('Bergstrand Hydro');
    expect(screen.getByRole('tab', { name: /Projects/ })).toHaveTextContent('2');
    const tiles = [...container.querySelectorAll('[data-component="StatCard"]')].map(
      (tile) => tile.textContent,
    );
    expect(tiles).toEqual(['Total Projects2', 'Active Projects1', 'Completed1', 'Total Budget$126,001']);
  });

  it('GEN-04: an unknown id gives a not-found state, not an empty form', async () => {
    fakeServer({});
    renderScreen(<ClientFormPage />, { at: '/clients/edit?id=nonsense' });
    expect(await screen.findByText('This client was not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All clients' })).toHaveAttribute('href', '/clients');
  });

  it('CLI-08: a project can be viewed and edited on its own, under the prefix that one is under', async () => {
    fakeServer({ [`GET ${stored}`]: () => ({ body: clientDetail({ projects }) }) });
    renderScreen(<ClientFormPage />, { at: `/app${editAt}` });
    await userEvent.click(await screen.findByRole('tab', { name: /Projects/ }));
    expect(screen.getByRole('link', { name: 'View Spillway gate renewal' })).toHaveAttribute(
      'href',
      `/app/projects?client=${idOf(10)}&project=${idOf(20)}`,
    );
    expect(screen.getByRole('link', { name: 'Edit Spillway gate renewal' })).toHaveAttribute(
      'href',
      `/app/projects/edit?id=${idOf(20)}`,
    );
  });

  it('CLI-08, GEN-12: removing a stored project says what goes with it, and is saved with the client', async () => {
    const seen = fakeServer({
      [`GET ${stored}`]: () => ({ body: clientDetail({ projects }) }),
      [`PUT ${stored}`]: () => ({ body: clientDetail({ version: 4 }) }),
    });
    renderScreen(<ClientFormPage />, { at: editAt });
    await userEvent.click(await screen.findByRole('tab', { name: /Projects/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Spillway gate renewal' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Remove project “Spillway gate renewal”?',
    });
    expect(question).toHaveTextContent('It and its 2 tasks will be deleted when you save the client.');
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: /Projects/ })).toHaveTextContent('1'));
    await userEvent.click(screen.getByRole('button', { name: 'Update Client' }));

    await waitFor(() => expect(seen.some(({ call }) => call === `PUT ${stored}`)).toBe(true));
    const put = seen.find(({ call }) => call === `PUT ${stored}`);
    expect(put?.headers.get('If-Match')).toBe('"3"');
    expect(put?.body).toMatchObject({ projects: [{ id: idOf(21), version: 5, name: 'Penstock survey' }] });
  });

  it('SRV-02: a client that somebody else saved first shows both values, and saves the chosen one', async () => {
    const theirs = clientDetail({ version: 4, phone: '222 theirs' });
    let reads = 0;
    const seen = fakeServer({
      [`GET ${stored}`]: () => ({ body: reads++ === 0 ? clientDetail() : theirs }),
      [`PUT ${stored}`]: ({ headers }) =>
        headers.get('If-Match') === '"4"'
          ? { body: clientDetail({ version: 5 }) }
          : { status: 412, body: { title: 'Changed', detail: 'Somebody else saved it.', current: theirs } },
    });
    const { router } = renderScreen(<ClientFormPage />, { at: editAt });
    const phone = await screen.findByLabelText(/^Phone/, { selector: '#phone' });
    await fill(phone, '111 mine');
    await userEvent.click(screen.getByRole('button', { name: 'Update Client' }));

    const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this first' });
    expect(dialog).toHaveTextContent('111 mine');
    expect(dialog).toHaveTextContent('222 theirs');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save the chosen values' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'));
    const last = seen.filter(({ call }) => call === `PUT ${stored}`).at(-1);
    expect(last?.body).toMatchObject({ phone: '111 mine' });
  });

  it("GEN-11: the server's word about a field stands at that field", async () => {
    fakeServer({
      [`GET ${stored}`]: () => ({ body: clientDetail() }),
      [`PUT ${stored}`]: () => ({
        status: 422,
        body: { title: 'Invalid', errors: [{ path: 'email', message: 'This email is already in use' }] },
      }),
    });
    renderScreen(<ClientFormPage />, { at: editAt });
    await screen.findByRole('heading', { name: 'Edit Client' });
    await userEvent.click(screen.getByRole('button', { name: 'Update Client' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Email/, { selector: '#email' })).toHaveAccessibleDescription(
        'This email is already in use',
      ),
    );
  });

  it('CLI-06: somebody who may only look sees the fields but cannot type or save, and no money', async () => {
    const { budgetMinor: _hidden, ...withoutBudget } = clientProjectRow();
    fakeServer({ [`GET ${stored}`]: () => ({ body: clientDetail({ projects: [withoutBudget] }) }) });
    const { container } = renderScreen(<ClientFormPage />, { at: editAt, session: sessionOf('member') });
    expect(await screen.findByLabelText(/^Company name/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Update Client' })).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent('Total Budget');
  });
});
