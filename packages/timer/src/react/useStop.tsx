'use client';
import { type ReactNode, useState } from 'react';
import { StopQuestion } from '../components/StopQuestion/StopQuestion';
import { type ClockAt, forgottenAfter as usualLimit } from '../core/forgotten';
import { type TimerMessages, timerMessages } from '../messages';
import type { ActionResult } from '../stores/TimerStore';
import { useFormatTime } from './useFormatTime';
import { useMayBeForgotten } from './useMayBeForgotten';
import type { TimerControl } from './useTimer';

export interface StopOptions<Entry> {
  /** Told once the entry is made, or put in line while there is no connection. */
  onStopped?: ((result: ActionResult<Entry>) => void) | undefined;
  /** After so long without a pause a stop asks first when the work ended, in ms: 8 hours; Infinity for never. */
  forgottenAfter?: number | undefined;
  /** Writes the time of day of an instant, ms since the epoch; as the language around does unless given. */
  formatTime?: ((instant: number) => string) | undefined;
  /** The clocks by which an end is typed, as of another time zone; the device's unless given. */
  clockAt?: ClockAt | undefined;
  messages?: Partial<TimerMessages> | undefined;
}

/**
 * Stops a timer, and asks first where it may have been forgotten. `Timer` and `CompactTimer` stop by it; an app uses it where it
 * stops a timer by a button or a key of its own.
 *
 * @returns `stop`, to be called on the press; `ask` asks at once; `question` has to be rendered
 */
export function useStop<Details, Entry>(
  timer: TimerControl<Details, Entry>,
  { onStopped, forgottenAfter = usualLimit, formatTime, clockAt, messages }: StopOptions<Entry> = {},
): { stop: () => Promise<void>; ask: () => void; mayBeForgotten: boolean; question: ReactNode } {
  const { store, snapshot, error } = timer;
  const [asked, setAsked] = useState<string | null>(null);
  const mayBeForgotten = useMayBeForgotten(store, forgottenAfter);
  const written = useFormatTime(formatTime);
  const open = snapshot?.timer ?? null;

  const stop = async (at?: number) => {
    const result = await timer.stop(at);
    if (!result) return;
    setAsked(null);
    onStopped?.(result);
  };
  const ask = () => setAsked(open?.id ?? null);
  return {
    stop: async () => (mayBeForgotten ? ask() : stop()),
    ask,
    mayBeForgotten,
    // A timer that was stopped elsewhere meanwhile is not asked about any more.
    question: open?.status === 'running' && open.id === asked && (
      <StopQuestion
        timer={open}
        now={store.now}
        text={{ ...timerMessages, ...messages }}
        formatTime={written}
        clockAt={clockAt}
        refusal={error instanceof Error ? error.message : null}
        onStop={stop}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
