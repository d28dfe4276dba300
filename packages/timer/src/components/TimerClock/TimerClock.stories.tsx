import { Sheet } from '@linework/design-system/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTimer, pausedTimer, runningTimer, storyNow } from '../../testing/someTimers';
import { stillStore } from '../../testing/stillStore';
import { TimerClock } from './TimerClock';

const meta = {
  title: 'Timer/TimerClock',
  component: TimerClock,
  args: { store: stillStore(storyNow, { timer: runningTimer }) },
} satisfies Meta<typeof TimerClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {[undefined, runningTimer, pausedTimer, longTimer].map((timer) => (
        <Sheet.Row key={timer?.id ?? 'idle'} label={timer?.id ?? 'idle'}>
          <TimerClock store={stillStore(storyNow, { timer: timer ?? null })} />
          <TimerClock store={stillStore(storyNow, { timer: timer ?? null })} of="total" aria-label="Total" />
        </Sheet.Row>
      ))}
    </Sheet>
  ),
};
