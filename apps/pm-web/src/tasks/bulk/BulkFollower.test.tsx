import type { TaskBulkAnswer } from '@linework/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer';
import { renderScreen } from '../../testing/renderScreen';
import { idOf } from '../../testing/rows';
import { sessionOf } from '../../testing/session';
import { BulkFollower } from './BulkFollower';
import { followedBulks, rememberFollowed } from './followedBulks';

vi.setConfig({ testTimeout: 30_000 });

const { id: personId } = sessionOf().person;
const BULK = `/tasks/bulk/${idOf(90)}`;
/** For what comes from a later file, or once the server has been asked again. */
const PATIENT = { timeout: 10_000 };

beforeEach(() => localStorage.clear());

/** A server that is 30,000 tasks into completing 75,000, until it is told otherwise; `now` is what it says of it. */
function serverAtWork() {
  const now: TaskBulkAnswer = {
    id: idOf(90),
    action: 'complete',
    state: 'working',
    undoing: false,
    chosen: 75_000,
    handled: 30_000,
    changed: 30_000,
    restored: 0,
    problem: null,
  };
  const answer = () => ({ body: now });
  const change = (next: Partial<TaskBulkAnswer>) => () => {
    Object.assign(now, next);
    return answer();
  };
  const seen = fakeServer({
    [`GET ${BULK}`]: answer,
    [`POST ${BULK}/cancel`]: change({ state: 'cancelled' }),
    [`POST ${BULK}/undo`]: change({ state: 'done', undoing: true, handled: 0, restored: 30_000 }),
  });
  return { now, seen };
}

/** The toast with this title; the same words are also announced elsewhere. */
function toast(page: HTMLElement, title: string): Promise<HTMLElement> {
  return waitFor(() => {
    const toasts = [...page.querySelectorAll<HTMLElement>('[data-component="Toast"]')];
    const shown = toasts.find(({ textContent }) => textContent?.startsWith(title));
    if (!shown) throw new Error(`No toast says '${title}'`);
    return shown;
  }, PATIENT);
}

/** One tab of the browser. */
function openTab() {
  const { container, unmount } = renderScreen(<BulkFollower />);
  return { page: container, close: unmount };
}

async function press(shown: HTMLElement, label: string): Promise<void> {
  await userEvent.click(within(shown).getByRole('button', { name: label }));
}

describe('a large change that a page before this one began', () => {
  it('TSK-05: is shown as far as it is, can be cancelled and undone, and is forgotten at its end', async () => {
    const { seen } = serverAtWork();
    rememberFollowed(personId, idOf(90));
    const { page, close } = openTab();
    const progress = await toast(page, 'Completing tasks');
    expect(within(progress).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '30,000 of 75,000 tasks',
    );
    await press(progress, 'Cancel');
    const end = await toast(page, '30,000 tasks completed');
    expect(end).toHaveTextContent('45,000 tasks left as they were.');
    expect(followedBulks(personId)).toEqual([]);
    await press(end, 'Undo');
    await toast(page, '30,000 tasks as before');
    expect(seen.map(({ call }) => call)).toContain(`POST ${BULK}/undo`);
    close();
  });

  it('TSK-05: is told of with its Undo where it came to its end meanwhile', async () => {
    Object.assign(serverAtWork().now, { state: 'done', handled: 75_000, changed: 75_000 });
    rememberFollowed(personId, idOf(90));
    const { page } = openTab();
    await within(await toast(page, '75,000 tasks completed')).findByRole('button', { name: 'Undo' });
    expect(followedBulks(personId)).toEqual([]);
  });

  it('TSK-05: is followed by two tabs, where either may turn it back and each tells the end that it has', async () => {
    const { now } = serverAtWork();
    rememberFollowed(personId, idOf(90));
    const [first, second] = [openTab(), openTab()];
    await toast(first.page, 'Completing tasks');
    await toast(second.page, 'Completing tasks');
    Object.assign(now, { undoing: true, restored: 10_000 });
    for (const { page } of [first, second]) {
      const undoing = await toast(page, 'Undoing the completion of tasks');
      expect(undoing).toHaveTextContent('10,000 of 30,000 tasks');
    }
    Object.assign(now, { state: 'done', handled: 0, restored: 30_000 });
    for (const { page } of [first, second]) await toast(page, '30,000 tasks as before');
  });

  it('TSK-05: is forgotten in silence where the server knows it no more', async () => {
    const seen = fakeServer({});
    rememberFollowed(personId, idOf(90));
    openTab();
    await waitFor(() => expect(followedBulks(personId)).toEqual([]), PATIENT);
    expect(seen.map(({ call }) => call)).toEqual([`GET ${BULK}`]);
    expect(screen.queryByText('Not found')).not.toBeInTheDocument();
  });

  it('TSK-05: stays remembered while the server cannot be reached, and is asked for again on demand', async () => {
    let isUp = false;
    const body = { id: idOf(90), action: 'delete', state: 'done', undoing: false, chosen: 600, handled: 600 };
    fakeServer({
      [`GET ${BULK}`]: () =>
        isUp ? { body: { ...body, changed: 600, restored: 0, problem: null } } : 'offline',
    });
    rememberFollowed(personId, idOf(90));
    const { page } = openTab();
    const failure = await toast(page, 'The server cannot be reached');
    expect(followedBulks(personId)).toEqual([idOf(90)]);
    isUp = true;
    await press(failure, 'Try again');
    await toast(page, '600 tasks deleted');
  });

  it("GEN-09: is nothing to the browser's next person", async () => {
    const { seen } = serverAtWork();
    rememberFollowed(idOf(41), idOf(90));
    rememberFollowed(personId, idOf(91));
    openTab();
    await waitFor(() => expect(followedBulks(personId)).toEqual([]), PATIENT);
    expect(seen.map(({ call }) => call)).toEqual([`GET /tasks/bulk/${idOf(91)}`]);
    expect(followedBulks(idOf(41))).toEqual([idOf(90)]);
  });
});
