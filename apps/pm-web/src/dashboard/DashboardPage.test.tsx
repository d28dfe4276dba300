import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keys } from '../api/keys';
import { fakeServer } from '../testing/fakeServer';
import { heldAnswer } from '../testing/heldAnswer';
import { renderScreen } from '../testing/renderScreen';
import { clientRow, idOf, projectRow, taskRow } from '../testing/rows';
import { sessionOf } from '../testing/session';
import { DashboardPage } from './DashboardPage';

// Whole screens, by role, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const stats = ['activeClients', 'totalProjects', 'activeTasks', 'teamMembers'].map((key) => ({
  key,
  value: 12,
  change: 2,
  months: [1, 2, 3, 4, 5, 12],
}));

function dashboard(task = taskRow()) {
  return {
    body: { stats, recentClients: [clientRow()], recentProjects: [projectRow()], recentTasks: [task] },
  };
}

describe('the dashboard', () => {
  it('DSH-03: a row of a project leads to the project, to its tasks and to its client', async () => {
    fakeServer({ 'GET /dashboard': () => dashboard() });
    renderScreen(<DashboardPage />, { at: '/dashboard' });
    expect(await screen.findByRole('link', { name: 'Spillway gate renewal' })).toHaveAttribute(
      'href',
      `/projects/edit?id=${idOf(20)}`,
    );
    const tasks = screen.getByRole('link', { name: 'View Tasks of Spillway gate renewal' });
    expect(tasks).toHaveAttribute('href', `/tasks?project=${idOf(20)}`);
    // Where a phone cuts the line, it cuts the client's name.
    expect(tasks.parentElement).toHaveTextContent('View Tasks · Bergstrand Hydro');
  });

  it('TSK-05, DSH-03: ticking a recent task completes it at once and saves it with its version', async () => {
    let task = taskRow();
    const seen = fakeServer({
      'GET /dashboard': () => dashboard(task),
      [`POST /tasks/${idOf(30)}/completion`]: () => {
        task = { ...task, status: 'Completed', version: 8 };
        return { body: task };
      },
    });
    renderScreen(<DashboardPage />, { at: '/dashboard' });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Complete Check hoist chain drawing' }),
    );
    expect(screen.getByRole('checkbox', { name: /^Complete/ })).toBeChecked();
    const saved = await waitFor(() => {
      const call = seen.find(({ call }) => call === `POST /tasks/${idOf(30)}/completion`);
      if (!call) throw new Error('not saved yet');
      return call;
    });
    expect([saved.body, saved.headers.get('If-Match')]).toEqual([{ completed: true }, '"7"']);
    await waitFor(() =>
      expect(seen.filter(({ call }) => call === 'GET /dashboard').length).toBeGreaterThan(1),
    );
    expect(screen.getByRole('checkbox', { name: /^Complete/ })).toBeChecked();
  });

  it('TSK-05: a dashboard that was asked for before a tick and comes after it does not take it back', async () => {
    const before = heldAnswer();
    let asked = 0;
    fakeServer({
      'GET /dashboard': () => {
        asked += 1;
        return asked === 2 ? before.answer : dashboard();
      },
      [`POST /tasks/${idOf(30)}/completion`]: () => new Promise(() => {}),
    });
    const { queryClient } = renderScreen(<DashboardPage />, { at: '/dashboard' });
    const check = await screen.findByRole('checkbox', { name: 'Complete Check hoist chain drawing' });
    void queryClient.invalidateQueries({ queryKey: keys.dashboard });
    await waitFor(() => expect(asked).toBe(2));
    await userEvent.click(check);
    before.give(dashboard());
    await waitFor(() => expect(queryClient.isFetching({ queryKey: keys.dashboard })).toBe(0));
    expect(screen.getByRole('checkbox', { name: /^Complete/ })).toBeChecked();
  });

  it('TSK-05: a tick on the dashboard that could not be saved is taken back and said', async () => {
    fakeServer({
      'GET /dashboard': () => dashboard(),
      [`POST /tasks/${idOf(30)}/completion`]: () => 'offline',
    });
    renderScreen(<DashboardPage />, { at: '/dashboard' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Complete/ }));
    expect((await screen.findAllByText(/could not be changed/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Complete/ })).not.toBeChecked());
  });

  it('DSH-03: a client person gets no boxes to tick', async () => {
    fakeServer({ 'GET /dashboard': () => dashboard() });
    renderScreen(<DashboardPage />, { at: '/dashboard', session: sessionOf('client', idOf(10)) });
    await screen.findByRole('link', { name: 'Check hoist chain drawing' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('GEN-16: dates on the dashboard follow the workspace’s format and its time zone', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T03:30:00Z'), toFake: ['Date'] });
    fakeServer({ 'GET /dashboard': () => dashboard(taskRow({ dueDate: '2026-11-24' })) });
    const session = sessionOf();
    renderScreen(<DashboardPage />, {
      at: '/dashboard',
      session: {
        ...session,
        settings: { ...session.settings, dateFormat: 'DD/MM/YYYY', timeZone: 'UTC-5' },
      },
    });
    const row = await screen.findByRole('link', { name: 'Check hoist chain drawing' });
    expect(within(row.closest('li') ?? row).getByText('24/11/2026')).toBeInTheDocument();
    expect(screen.getByText('Friday 20 November')).toBeInTheDocument();
    vi.useRealTimers();
  });
});
