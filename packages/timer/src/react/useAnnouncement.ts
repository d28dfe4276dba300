'use client';
import { useState } from 'react';
import { formatClock } from '../core/formatClock';
import { totalElapsed } from '../core/timer';
import type { TimerMessages } from '../messages';
import type { TimerControl } from './useTimer';

/** What a screen reader says of the last change: started, paused, stopped. Nothing before the first, and nothing each second. */
export function useAnnouncement(
  { status, snapshot, store }: Pick<TimerControl<unknown>, 'status' | 'snapshot' | 'store'>,
  text: TimerMessages,
): string {
  const [said, setSaid] = useState({ status, words: '' });
  if (said.status === status) return said.words;
  const timer = snapshot?.timer;
  const words =
    said.status === 'loading'
      ? ''
      : status === 'running'
        ? text.started
        : status === 'paused' && timer
          ? text.pausedAt(formatClock(totalElapsed(timer, store.now())))
          : text.stopped;
  setSaid({ status, words });
  return words;
}
