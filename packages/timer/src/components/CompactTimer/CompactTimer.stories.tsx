import { IconButton, Logo, TopBar } from '@linework/design-system';
import { Sheet } from '@linework/design-system/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useTimer } from '../../react/useTimer';
import { createLocalTimerStore } from '../../stores/createLocalTimerStore';
import type { TimerSnapshot } from '../../stores/TimerStore';
import { memoryStorage } from '../../testing/memoryStorage';
import { longTimer, pausedTimer, runningTimer, type SomeDetails, storyNow } from '../../testing/someTimers';
import { stillStore } from '../../testing/stillStore';
import { CompactTimer } from './CompactTimer';

const meta = {
  title: 'Timer/CompactTimer',
  component: CompactTimer,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof CompactTimer>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

function Still({ shown }: { shown: Partial<TimerSnapshot<SomeDetails>> }) {
  const [store] = useState(() => stillStore(storyNow, shown));
  const timer = useTimer(store);
  return (
    <CompactTimer timer={timer} announce={false}>
      {timer.details?.project}
    </CompactTimer>
  );
}

function Live() {
  const [store] = useState(() =>
    createLocalTimerStore<SomeDetails, number>({
      key: 'story',
      storage: memoryStorage(),
      saveEntry: async ({ total }) => total,
    }),
  );
  const timer = useTimer(store);
  return (
    <>
      <CompactTimer timer={timer}>{timer.details?.project}</CompactTimer>
      <button type="button" onClick={() => void timer.start({ project: 'Quay 4', description: '' })}>
        Begin
      </button>
    </>
  );
}

/** Appears with a timer, pauses and stops it, and goes with it. */
export const PauseAndStop: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(canvas.getByText('Quay 4')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause timer' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Start timer' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop timer' }));
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Timer stopped');
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <TopBar
        logo={<Logo />}
        end={
          <>
            <Still shown={{ timer: runningTimer }} />
            <IconButton label="Notifications" icon={<Bell />} />
          </>
        }
      />
      <Sheet.Row label="running">
        <Still shown={{ timer: runningTimer }} />
      </Sheet.Row>
      <Sheet.Row label="paused">
        <Still shown={{ timer: pausedTimer }} />
      </Sheet.Row>
      <Sheet.Row label="offline">
        <Still shown={{ timer: longTimer, pending: 3 }} />
      </Sheet.Row>
      <Sheet.Row label="narrow">
        <div style={{ width: 200 }}>
          <Still shown={{ timer: runningTimer }} />
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
