import { Card, Chart, Stack, StatCard, StatRow, Text } from '@linework/design-system';
import { Timer, type TimerSnapshot, type TimerStore, useTimer } from '@linework/timer';

/** The tracker at work, the figures of a week, and its hours by day. */
export function TimePicture() {
  const timer = useTimer(stillStore);
  return (
    <Stack gap={16}>
      <Timer timer={timer} getDetails={() => null} formatTime={() => '13:24'}>
        <Stack gap={4}>
          <Text strong>Check hoist chain drawing</Text>
          <Text tone="secondary">Spillway gate renewal · Design · billable</Text>
        </Stack>
      </Timer>
      <StatRow compact>
        <StatCard compact label="Total hours" value="28h 12m" />
        <StatCard compact label="Billable hours" value="25h 27m" />
        <StatCard compact label="Total earnings" value="$2,417.75" />
        <StatCard compact label="Average per day" value="7h 03m" />
      </StatRow>
      <Card>
        <Chart
          type="stacked"
          label="Hours by day"
          categoryLabel="Day"
          categories={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}
          series={[
            { id: 'billable', label: 'Billable', values: [7.5, 6.75, 6.5, 4.7, 0] },
            { id: 'internal', label: 'Internal', values: [0.5, 0.75, 1, 0.5, 0] },
          ]}
          height={180}
        />
      </Card>
    </Stack>
  );
}

const startedAt = Date.UTC(2026, 10, 19, 13, 24);
const now = startedAt + (42 * 60 + 17) * 1000;

const snapshot: TimerSnapshot<string> = {
  timer: { id: 'timer', status: 'running', details: 'Check hoist chain drawing', segments: [], startedAt },
  uncertain: [],
  pending: 0,
  refused: [],
};

/** One whose clock stands still and which does nothing: a picture. */
const stillStore: TimerStore<string, never> = {
  now: () => now,
  current: () => snapshot,
  load: async () => snapshot,
  act: async () => ({ queued: false }),
  subscribe: () => () => undefined,
  settle: async () => undefined,
  dismiss: () => undefined,
  retry: async () => undefined,
};
