import { describeConformance } from '@linework/design-system/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTimer } from '../../react/useTimer';
import { createLocalTimerStore } from '../../stores/createLocalTimerStore';
import { TimerRefusal } from '../../stores/TimerRefusal';
import type { TimerSnapshot, TimerStore } from '../../stores/TimerStore';
import { memoryStorage } from '../../testing/memoryStorage';
import { runningTimer, type SomeDetails, storyNow } from '../../testing/someTimers';
import { stillStore } from '../../testing/stillStore';
import { Timer, type TimerProps } from './Timer';

const details = { project: 'Gate', description: 'Chain' };

function Shown({
  store,
  ...props
}: { store: TimerStore<SomeDetails, number> } & Partial<TimerProps<SomeDetails, number>>) {
  return <Timer timer={useTimer(store)} getDetails={() => details} {...props} />;
}

const running = stillStore<SomeDetails>(storyNow, { timer: runningTimer });
describeConformance('Timer', (props) => <Shown store={running} {...props} />, { element: 'SECTION' });

const press = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const clock = () => screen.getByRole('timer', { name: 'Timer' }).textContent;
const total = () => screen.getByRole('timer', { name: 'Total' }).textContent;

describe('Timer', () => {
  beforeEach(() => void vi.useFakeTimers({ now: storyNow }));
  afterEach(() => void vi.useRealTimers());

  function local(saved: number[] = []) {
    return createLocalTimerStore<SomeDetails, number>({
      key: 'timer',
      storage: memoryStorage(),
      saveEntry: async ({ total: counted }) => saved.push(counted),
    });
  }

  it('TIM-03: after a pause, Start counts from 0 while the total stays in sight, and Stop makes one entry', async () => {
    const saved: number[] = [];
    const store = local(saved);
    await act(async () => void render(<Shown store={store} />));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDisabled();
    await press('Start');
    await pass(62_000);
    expect(clock()).toBe('00:01:02');
    await press('Pause');
    await pass(30_000);
    expect(screen.getByText('Paused')).toBeInTheDocument();
    expect(total()).toBe('00:01:02');
    await press('Start');
    await pass(5_000);
    expect([clock(), total()]).toEqual(['00:00:05', '00:01:07']);
    await press('Stop');
    expect(saved).toEqual([67_000]);
    expect(clock()).toBe('00:00:00');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
    store.close();
  });

  it('TIM-02: only start, pause and stop are announced, the clock itself never', async () => {
    const store = local();
    await act(async () => void render(<Shown store={store} />));
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('');
    await press('Start');
    expect(said()).toBe('Timer started');
    await pass(3_000);
    expect(said()).toBe('Timer started');
    expect(screen.getByRole('timer', { name: 'Timer' })).toHaveAttribute('aria-live', 'off');
    await press('Pause');
    expect(said()).toBe('Timer paused at 00:00:03');
    await press('Stop');
    expect(said()).toBe('Timer stopped');
    store.close();
  });

  it('TIM-03: a second renders the clock and nothing around it, and none while the page is hidden', async () => {
    const store = local();
    const formatTime = vi.fn(() => '09:00');
    await act(async () => void render(<Shown store={store} formatTime={formatTime} />));
    await press('Start');
    const before = formatTime.mock.calls.length;
    await pass(10_000);
    expect(clock()).toBe('00:00:10');
    expect(formatTime).toHaveBeenCalledTimes(before);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10_000);
    expect(clock()).toBe('00:00:10');
    hidden.mockRestore();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(clock()).toBe('00:00:20');
    store.close();
  });

  it('TIM-03: seconds change when they are full by the timer, not by the wall clock', async () => {
    const store = local();
    await act(async () => void render(<Shown store={store} />));
    await pass(300);
    await press('Start');
    await pass(999);
    expect(clock()).toBe('00:00:00');
    await pass(1);
    expect(clock()).toBe('00:00:01');
    store.close();
  });

  it('TIM-02: nothing starts while details are missing', async () => {
    const store = local();
    await act(async () => void render(<Shown store={store} getDetails={() => null} />));
    await press('Start');
    expect(screen.getByText('Ready')).toBeInTheDocument();
  });

  it('TIM-04: says what was refused, and goes on when it was done again', async () => {
    let refuse = true;
    const kept = local();
    const store: TimerStore<SomeDetails, number> = {
      ...kept,
      act: (action) =>
        refuse
          ? Promise.reject(new TimerRefusal({ status: 409, title: 'Another timer is running.' }))
          : kept.act(action),
    };
    await act(async () => void render(<Shown store={store} />));
    await press('Start');
    expect(screen.getByRole('alert')).toHaveTextContent('Another timer is running.');
    refuse = false;
    await press('Start');
    expect(screen.queryByRole('alert')).toBeNull();
    kept.close();
  });
});

describe('what a timer asks', () => {
  function asked(given: Partial<TimerSnapshot<SomeDetails>>) {
    const store = {
      ...stillStore<SomeDetails>(storyNow, { timer: runningTimer, ...given }),
      settle: vi.fn(async () => {}),
      retry: vi.fn(async () => {}),
      dismiss: vi.fn(),
    };
    const onSaveRefused = vi.fn();
    render(<Shown store={store} onSaveRefused={onSaveRefused} />);
    return { store, onSaveRefused };
  }
  const hour = 3_600_000;
  const gap = { from: storyNow - hour, to: storyNow };

  it('TIM-04: asks whether a jump of the clock counts', async () => {
    const { store } = asked({ uncertain: [{ reason: 'clock-jumped', ...gap }] });
    expect(screen.getByText(/jumped forward by 01:00:00/)).toBeInTheDocument();
    await press('Count It');
    await press('Leave It Out');
    expect(store.settle.mock.calls).toEqual([[hour], [0]]);
  });

  it('TIM-04: asks how long it was after a crash and a clock set back', async () => {
    const { store } = asked({ uncertain: [{ reason: 'clock-set-back', from: gap.from, to: gap.from }] });
    fireEvent.change(screen.getByLabelText('Minutes to add'), { target: { value: '25' } });
    await press('Add');
    expect(store.settle.mock.calls).toEqual([[25 * 60_000]]);
  });

  it('TIM-04: shows what waits for a connection and what was not accepted', async () => {
    const refused = {
      action: { kind: 'pause', actionId: 'a', timerId: 't' },
      problem: { status: 409, title: 'Another timer is running' },
      counted: { segments: [], total: 1_500_000 },
      details,
    } as const;
    const { store, onSaveRefused } = asked({ pending: 2, refused: [refused] });
    expect(screen.getByText('2 changes wait for a connection')).toBeInTheDocument();
    await press('Try Again');
    expect(store.retry).toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('00:25:00 was counted here');
    await press('Save as Entry');
    expect(onSaveRefused).toHaveBeenCalledWith(refused);
    await press('Dismiss');
    expect(store.dismiss).toHaveBeenCalledWith('a');
  });

  it('TIM-04: a timer that ran for over 8 hours is asked about, and can be stopped when the work ended', async () => {
    vi.useFakeTimers({ now: storyNow });
    const act = vi.fn(async () => ({ queued: false, entry: 1 }));
    const startedAt = storyNow - 7.9 * hour;
    const store = {
      ...stillStore<SomeDetails>(storyNow, {
        timer: { id: 'running', status: 'running', startedAt, segments: runningTimer.segments, details },
      }),
      now: () => Date.now(),
      act,
    };
    const onStopped = vi.fn();
    const utc = (instant: number) => new Date(instant).toISOString().slice(11, 16);
    render(<Shown store={store} onStopped={onStopped} formatTime={utc} clockAt={utc} />);
    expect(screen.queryByText('Did you forget to stop the timer?')).toBeNull();
    await pass(0.2 * hour);
    expect(screen.getByText(/running without a pause since 01:06/)).toBeInTheDocument();
    await press('Stop');
    const dialog = screen.getByRole('dialog', { name: 'Did you forget to stop the timer?' });
    expect(dialog).toHaveTextContent('It has been running for 08:06:00, since 01:06');
    const end = screen.getByLabelText('When did you stop working?');
    await press('Stop at That Time');
    expect(end).toHaveAccessibleDescription('Choose a time between 01:06 and now.');
    fireEvent.change(end, { target: { value: '09:30' } });
    await press('Stop at That Time');
    expect(act).not.toHaveBeenCalled();
    fireEvent.change(end, { target: { value: '03:00' } });
    // 1 h 54 min of this segment, and the half hour of the first.
    expect(end).toHaveAccessibleDescription('02:24:23 will be saved.');
    await press('Stop at That Time');
    expect(act).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'stop', timerId: 'running', at: Date.UTC(2026, 10, 16, 3) }),
    );
    expect(onStopped).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
