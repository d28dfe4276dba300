import type { EmbeddedTaskRow } from '@linework/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { fill } from '../testing/fill';
import { renderScreen } from '../testing/renderScreen';
import { clientDetail, idOf, page, personRow, projectDetail, taskRow } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { ProjectFormPage } from './ProjectFormPage';

// Whole screens, by role, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const stored = `/projects/${idOf(20)}`;
const editAt = `/projects/edit?id=${idOf(20)}`;
const jun = personRow();
const petra = personRow({ id: idOf(41), name: 'Petra Koller', initials: 'PK', jobRole: 'Developer' });

function embedded(given: Partial<EmbeddedTaskRow> = {}): EmbeddedTaskRow {
  const { id, version, title, description, assigneeId, assigneeName, assigneeInitials } = taskRow();
  const { priority, status, estimatedHours, dueDate } = taskRow();
  return {
    ...{ id, version, title, description, assigneeId, assigneeName, assigneeInitials },
    ...{ priority, status, estimatedHours, dueDate },
    ...given,
  };
}

const withTeam = projectDetail({
  team: [
    { id: jun.id, role: '', hourlyRateMinor: null },
    { id: petra.id, role: 'Reviewer', hourlyRateMinor: 9_050 },
  ],
  hourlyRateMinor: null,
  leadId: jun.id,
  leadName: jun.name,
  tasks: [
    embedded(),
    embedded({ id: idOf(31), title: 'Issue transmittal', status: 'Completed' }),
    embedded({ id: idOf(32), title: 'Bearing photos', assigneeId: petra.id }),
  ],
});

function server(given: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    [`GET ${stored}`]: () => ({ body: withTeam }),
    [`PUT ${stored}`]: () => ({ body: { ...withTeam, version: 6 } }),
    [`GET /clients/${idOf(10)}`]: () => ({ body: clientDetail() }),
    'GET /people': () => page(jun, petra),
    ...given,
  });
}

function sentTasks(seen: ReturnType<typeof server>) {
  const put = seen.find(({ call }) => call === `PUT ${stored}`)?.body as {
    tasks: { title: string; assigneeId: string | null }[];
    team: { id: string; role: string; hourlyRateMinor: number | null }[];
    leadId: string | null;
  };
  return put;
}

describe('a new project', () => {
  it('PRJ-11, GEN-11: an empty form says each message at its field and focuses the first', async () => {
    const seen = server();
    renderScreen(<ProjectFormPage />, { at: '/projects/new' });
    expect(screen.getByRole('heading', { name: 'Create New Project' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create Project' }));
    for (const [field, message] of [
      ['name', 'Project name is required'],
      ['clientId', 'Client selection is required'],
      ['startDate', 'Start date is required'],
      ['endDate', 'End date is required'],
      ['budgetMinor', 'Valid budget amount is required'],
    ]) {
      expect(document.getElementById(field ?? '')).toHaveAccessibleDescription(message);
    }
    expect(screen.getByLabelText(/^Project name/)).toHaveFocus();
    expect(seen.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it.each(['0', '-1', '1e308', 'NaN', '12,5'])(
    'PRJ-11: a budget of %s is refused and stays as typed',
    async (typed) => {
      server();
      renderScreen(<ProjectFormPage />, { at: '/projects/new' });
      const budget = screen.getByLabelText(/^Budget/);
      await fill(budget, typed);
      await userEvent.click(screen.getByRole('button', { name: 'Create Project' }));
      expect(budget).toHaveAccessibleDescription('Valid budget amount is required');
      expect(budget).toHaveValue(typed);
    },
  );

  it('PRJ-11: an end before the start is refused at the end date', async () => {
    server();
    renderScreen(<ProjectFormPage />, { at: '/projects/new' });
    await fill(screen.getByLabelText(/^Start date/), '2026-12-01');
    await fill(screen.getByLabelText(/^End date/), '2026-11-15');
    await userEvent.click(screen.getByRole('button', { name: 'Create Project' }));
    expect(screen.getByLabelText(/^End date/)).toHaveAccessibleDescription(
      'End date must be after start date',
    );
  });

  it('PRJ-06, PRJ-07, PRJ-08, PRJ-10: a project with team and task, made through its tabs, is sent as one', async () => {
    const seen = server({
      'POST /projects': ({ body }) => ({ body: { ...projectDetail(), ...(body as object) } }),
    });
    const { router } = renderScreen(<ProjectFormPage />, { at: `/projects/new?client=${idOf(10)}` });
    expect(await screen.findByLabelText(/^Client/)).toHaveValue('Bergstrand Hydro');
    await fill(screen.getByLabelText(/^Project name/), 'Gate II');
    await fill(screen.getByLabelText(/^Start date/), '2027-02-01');
    await fill(screen.getByLabelText(/^End date/), '2027-11-30');
    await fill(screen.getByLabelText(/^Budget/), '480000');
    await userEvent.click(screen.getByRole('tab', { name: 'Team Assignment' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Jun Takeda/ }));
    await userEvent.click(screen.getByRole('tab', { name: /^Tasks/ }));
    expect(screen.getByText('No tasks yet')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Add Task' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Task' });
    const add = within(dialog).getByRole('button', { name: 'Add Task' });
    expect(add).toBeDisabled();
    await fill(within(dialog).getByLabelText(/^Task title/), 'Survey the sill beam');
    expect(add).toBeEnabled();
    await userEvent.click(add);
    expect(within(dialog).getByText('Assignee selection is required')).toBeInTheDocument();
    expect(within(dialog).getByText('Due date is required')).toBeInTheDocument();
    const assignee = within(dialog).getByRole('combobox', { name: /^Assignee/ });
    assignee.focus();
    await userEvent.keyboard('{Enter}');
    const offered = await screen.findAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(['Jun Takeda']);
    await userEvent.keyboard('{Enter}');
    await fill(within(dialog).getByLabelText(/^Due date/), '2027-03-15');
    await fill(within(dialog).getByLabelText(/^Estimated hours/), '12.5');
    await userEvent.click(add);

    await waitFor(() => expect(screen.getByRole('tab', { name: /^Tasks/ })).toHaveTextContent('1'));
    await userEvent.click(screen.getByRole('button', { name: 'Create Project' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
    expect(seen.find(({ call }) => call === 'POST /projects')?.body).toMatchObject({
      name: 'Gate II',
      clientId: idOf(10),
      budgetMinor: 48_000_000,
      status: 'Planning',
      priority: 'Medium',
      team: [{ id: jun.id, role: '', hourlyRateMinor: null }],
      leadId: null,
      tasks: [
        {
          title: 'Survey the sill beam',
          assigneeId: jun.id,
          dueDate: '2027-03-15',
          estimatedHours: 12.5,
          priority: 'Medium',
        },
      ],
    });
  });

  it('GEN-04: an unknown client in the URL gives a not-found state', async () => {
    server();
    renderScreen(<ProjectFormPage />, { at: `/projects/new?client=${idOf(99)}` });
    expect(await screen.findByText('This client was not found')).toBeInTheDocument();
  });
});

describe('a stored project', () => {
  it('PRJ-06, PRJ-12: shows its figures and its team beside the details', async () => {
    server();
    const { container } = renderScreen(<ProjectFormPage />, { at: editAt });
    expect(
      await screen.findByRole('heading', { name: 'Spillway gate renewal', level: 1 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Tasks/ })).toHaveTextContent('3');
    expect(screen.getByRole('progressbar', { name: 'Budget used' })).toHaveAttribute('aria-valuenow', '64');
    expect(container).toHaveTextContent('$80,000.00 of $125,000.50 used in 120.0 recorded hours.');
    expect(await screen.findByText('Petra Koller')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Documents/ })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Drawings/ })).toBeInTheDocument();
  });

  it('PRJ-08: taking somebody off the team says what happens to their tasks, and hands the open ones over', async () => {
    const seen = server();
    renderScreen(<ProjectFormPage />, { at: editAt });
    await userEvent.click(await screen.findByRole('tab', { name: 'Team Assignment' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Jun Takeda/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Take Jun Takeda off the team?' });
    expect(dialog).toHaveTextContent('They have one open task here.');
    expect(dialog).toHaveTextContent('Check hoist chain drawing');
    expect(dialog).not.toHaveTextContent('Issue transmittal');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take off the team' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    await waitFor(() => expect(sentTasks(seen)).toBeDefined());
    expect(sentTasks(seen)).toMatchObject({ team: [{ id: petra.id }], leadId: null });
    expect(sentTasks(seen).tasks.map(({ title, assigneeId }) => [title, assigneeId])).toEqual([
      ['Check hoist chain drawing', petra.id],
      ['Issue transmittal', jun.id],
      ['Bearing photos', petra.id],
    ]);
  });

  it('PRJ-07, TIM-07: the lead is chosen from the team; role and rate are those of the person in this project', async () => {
    const seen = server();
    renderScreen(<ProjectFormPage />, { at: editAt });
    await userEvent.click(await screen.findByRole('tab', { name: 'Team Assignment' }));
    const lead = await screen.findByRole('combobox', { name: 'Lead' });
    expect(lead).toHaveValue('Jun Takeda');
    await userEvent.clear(lead);
    await userEvent.type(lead, 'petra');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const role = screen.getByLabelText('Role of Jun Takeda');
    expect(role).toHaveAttribute('placeholder', 'QA Engineer');
    await userEvent.type(role, 'Surveyor');
    await userEvent.clear(screen.getByLabelText('Hourly rate of Petra Koller'));
    await userEvent.type(screen.getByLabelText('Hourly rate of Jun Takeda'), '110.50');
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    await waitFor(() => expect(sentTasks(seen)).toBeDefined());
    expect(sentTasks(seen)).toMatchObject({
      leadId: petra.id,
      team: [
        { id: jun.id, role: 'Surveyor', hourlyRateMinor: 11_050 },
        { id: petra.id, role: 'Reviewer', hourlyRateMinor: null },
      ],
    });
  });

  it('TIM-07: a manager sees the rates and cannot set them', async () => {
    server();
    renderScreen(<ProjectFormPage />, { at: editAt, session: sessionOf('manager') });
    expect(await screen.findByLabelText('Hourly rate')).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('tab', { name: 'Team Assignment' }));
    expect(await screen.findByLabelText('Hourly rate of Petra Koller')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Role of Petra Koller')).not.toHaveAttribute('readonly');
  });

  it('PRJ-08: their open tasks can be left without an assignee instead; cancelling changes nothing', async () => {
    const seen = server();
    renderScreen(<ProjectFormPage />, { at: editAt });
    await userEvent.click(await screen.findByRole('tab', { name: 'Team Assignment' }));
    const card = await screen.findByRole('checkbox', { name: /Jun Takeda/ });
    await userEvent.click(card);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(card).toBeChecked();

    await userEvent.click(card);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: /Leave them without an assignee/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take off the team' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    await waitFor(() => expect(sentTasks(seen)).toBeDefined());
    expect(sentTasks(seen).tasks[0]).toMatchObject({ title: 'Check hoist chain drawing', assigneeId: null });
  });

  it('PRJ-08: a task is edited in the dialog and goes into the form, not to the server', async () => {
    const seen = server();
    renderScreen(<ProjectFormPage />, { at: editAt });
    await userEvent.click(await screen.findByRole('tab', { name: /^Tasks/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Check hoist chain drawing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Task' });
    await fill(within(dialog).getByLabelText(/^Task title/), 'Check the chain again');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update Task' }));
    expect(await screen.findByRole('row', { name: /Check the chain again/ })).toBeInTheDocument();
    expect(seen.some(({ call }) => call.startsWith('PUT'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Update Project' }));
    await waitFor(() =>
      expect(sentTasks(seen).tasks[0]).toMatchObject({
        id: idOf(30),
        version: 7,
        title: 'Check the chain again',
      }),
    );
  });

  it('PRJ-06: a member may look at the project but not change it, and sees no money', async () => {
    const { budgetMinor: _budget, budgetUsedMinor: _used, ...withoutMoney } = withTeam;
    server({ [`GET ${stored}`]: () => ({ body: withoutMoney }) });
    renderScreen(<ProjectFormPage />, { at: editAt, session: sessionOf('member') });
    expect(await screen.findByLabelText(/^Project name/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Update Project' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Budget/)).not.toBeInTheDocument();
    expect(screen.queryByText('Budget burn')).not.toBeInTheDocument();
  });

  it('GEN-04: an unknown id gives a not-found state', async () => {
    server();
    renderScreen(<ProjectFormPage />, { at: `/projects/edit?id=${idOf(99)}` });
    expect(await screen.findByText('This project was not found')).toBeInTheDocument();
  });
});
