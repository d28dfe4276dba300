import { describeConformance } from '@linework/design-system/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTimer } from '../../react/useTimer';
import { createLocalTimerStore } from '../../stores/createLocalTimerStore';
import type { TimerStore } from '../../stores/TimerStore';
import { memoryStorage } from '../../testing/memoryStorage';
import { runningTimer, type SomeDetails, storyNow } from '../../testing/someTimers';
import { stillStore } from '../../testing/stillStore';
import { CompactTimer, type CompactTimerProps } from './CompactTimer';

function Shown({
  store,
  ...props
}: { store: TimerStore<SomeDetails, number> } & Partial<CompactTimerProps<SomeDetails, number>>) {
  const timer = useTimer(store);
  return (
    <CompactTimer timer={timer} {...props}>
      {timer.details?.project}
    </CompactTimer>
  );
}

const running = stillStore<SomeDetails>(storyNow, { timer: runningTimer, pending: 2 });
describeConformance('CompactTimer', (props) => <Shown store={running} {...props} />, { element: 'DIV' });

describe('CompactTimer', () => {
  it('TIM-04: stands in the bar while a timer is open, pauses and stops it', async () => {
    const saved: string[] = [];
    const store = createLocalTimerStore<SomeDetails, number>({
      key: 'timer',
      storage: memoryStorage(),
      saveEntry: async ({ id }) => saved.push(id),
    });
    const { container } = await act(async () => render(<Shown store={store} announce={false} />));
    expect(container).toBeEmptyDOMElement();
    const details = { project: 'Gate', description: '' };
    await act(async () => void (await store.act({ kind: 'start', actionId: 'a', timerId: 't', details })));
    expect(screen.getByText('Gate')).toBeInTheDocument();
    const press = async (name: string) => {
      await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    };
    await press('Pause timer');
    expect(container.firstElementChild).toHaveAttribute('data-state', 'paused');
    await press('Start timer');
    await press('Stop timer');
    expect(saved).toEqual(['t']);
    expect(container).toBeEmptyDOMElement();
    store.close();
  });

  it('TIM-04: says how many changes wait for a connection', () => {
    render(<Shown store={running} />);
    expect(screen.getByText('2 changes wait for a connection')).toBeInTheDocument();
  });
});
