import { FormGrid, Select, TextField } from '@linework/design-system';
import { Sheet } from '@linework/design-system/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useTimer } from '../../react/useTimer';
import { createLocalTimerStore } from '../../stores/createLocalTimerStore';
import type { TimerSnapshot } from '../../stores/TimerStore';
import { memoryStorage } from '../../testing/memoryStorage';
import { longTimer, pausedTimer, runningTimer, type SomeDetails, storyNow } from '../../testing/someTimers';
import { stillStore } from '../../testing/stillStore';
import { Timer } from './Timer';

const meta = {
  title: 'Timer/Timer',
  component: Timer,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Timer>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

function Fields() {
  return (
    <FormGrid columns={2}>
      <Select
        label="Project"
        defaultValue="gate"
        options={[{ value: 'gate', label: 'Spillway gate renewal' }]}
      />
      <TextField label="Description" defaultValue="Check hoist chain drawing" />
    </FormGrid>
  );
}

interface StillProps {
  /** Names the region: two timers on a page need two names. */
  name: string;
  shown: Partial<TimerSnapshot<SomeDetails>>;
  bare?: boolean;
}

function Still({ name, shown, bare = false }: StillProps) {
  const [store] = useState(() => stillStore(storyNow, shown));
  return (
    <Timer
      aria-label={name}
      timer={useTimer(store)}
      getDetails={() => null}
      formatTime={() => '08:17'}
      onSaveRefused={() => {}}
    >
      {!bare && <Fields />}
    </Timer>
  );
}

function Live({ complete = true }: { complete?: boolean }) {
  const [entries, setEntries] = useState<number[]>([]);
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
      <Timer
        timer={timer}
        getDetails={() => (complete ? { project: 'Spillway gate renewal', description: 'Chain' } : null)}
        onStopped={({ entry = 0 }) => setEntries([...entries, entry])}
      />
      <p>Entries: {entries.length}</p>
    </>
  );
}

/** Starts, pauses, goes on and stops, kept on this device. */
export const StartPauseStop: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('Stop')).toBeDisabled();
    await userEvent.click(button('Start'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Timer started'));
    await waitFor(() => expect(canvas.getByRole('timer', { name: 'Timer' })).toHaveTextContent('00:00:01'), {
      timeout: 5000,
    });
    await userEvent.click(button('Pause'));
    await waitFor(() => expect(canvas.getByText('Paused')).toBeVisible());
    await expect(button('Start')).toHaveFocus();
    await userEvent.click(button('Start'));
    await waitFor(() => expect(canvas.getByText('in 2 segments', { exact: false })).toBeVisible());
    await userEvent.click(button('Stop'));
    await waitFor(() => expect(canvas.getByText('Entries: 1')).toBeVisible());
    await expect(button('Start')).toHaveFocus();
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
  },
};

/** Nothing starts while the app says that something is missing. */
export const Incomplete: Story = {
  render: () => <Live complete={false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(canvas.getByText('Ready')).toBeVisible();
  },
};

const gap = { from: storyNow - 3_600_000, to: storyNow };

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Still name="Idle" shown={{}} />
      <Still name="Running" shown={{ timer: runningTimer }} />
      <Still name="Paused" shown={{ timer: pausedTimer }} />
      <div style={{ width: 280 }}>
        <Still name="Long" shown={{ timer: longTimer }} bare />
      </div>
      <Still
        name="Asking"
        bare
        shown={{
          timer: runningTimer,
          pending: 2,
          uncertain: [{ reason: 'clock-jumped', ...gap }],
          refused: [
            {
              action: { kind: 'start', actionId: 'a', timerId: 't', details: runningTimer.details },
              problem: { status: 409, title: 'Another timer is running.' },
              counted: { segments: [], total: 1_500_000 },
              details: runningTimer.details,
            },
          ],
        }}
      />
      <Still
        name="Crashed"
        bare
        shown={{
          timer: pausedTimer,
          uncertain: [{ reason: 'clock-set-back', from: gap.from, to: gap.from }],
        }}
      />
    </Sheet>
  ),
};
