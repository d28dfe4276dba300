'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { formatClock } from '../../core/formatClock';
import { timerMessages } from '../../messages';
import { type Elapsed, useElapsedSeconds } from '../../react/useElapsedSeconds';
import type { TimerStore } from '../../stores/TimerStore';
import * as styles from './TimerClock.css';

export interface TimerClockProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  store: Pick<TimerStore<unknown>, 'current' | 'now' | 'subscribe'>;
  /** The running segment (when paused, the last one), or all segments together. */
  of?: Elapsed;
}

/**
 * HH:MM:SS of a timer, which changes each second by itself: nothing around it renders. It is not read out each second; whoever wants
 * to know goes to it.
 */
export const TimerClock = forwardRef<HTMLSpanElement, TimerClockProps>(function TimerClock(
  { store, of = 'segment', className, ...rest },
  ref,
) {
  const seconds = useElapsedSeconds(store, of);
  return (
    <span
      ref={ref}
      data-component="TimerClock"
      role="timer"
      aria-live="off"
      aria-label={timerMessages.clock}
      className={[styles.root, className].filter(Boolean).join(' ')}
      {...rest}
    >
      {formatClock(seconds * 1000)}
    </span>
  );
});
