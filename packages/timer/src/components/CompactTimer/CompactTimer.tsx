'use client';
import { IconButton, VisuallyHidden } from '@linework/design-system';
import { Pause, Play, Square } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { type TimerMessages, timerMessages } from '../../messages';
import { useAnnouncement } from '../../react/useAnnouncement';
import { type StopOptions, useStop } from '../../react/useStop';
import type { TimerControl } from '../../react/useTimer';
import { TimerClock } from '../TimerClock';
import * as styles from './CompactTimer.css';

export interface CompactTimerProps<Details, Entry>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>,
    StopOptions<Entry> {
  timer: TimerControl<Details, Entry>;
  /** What is timed, often a link to where the timer stands. Left out where the bar is narrow. */
  children?: ReactNode;
  /** False beside a `Timer`, which says the same to a screen reader. */
  announce?: boolean;
}

/**
 * The open timer in a bar over the page: its clock, what is timed, pause and stop. Nothing while no timer is open.
 *
 * Not for the page on which time is tracked (`Timer`).
 *
 * Keyboard: Tab to the buttons, Enter and Space.
 */
export const CompactTimer = forwardRef(function CompactTimer<Details, Entry>(
  {
    timer,
    children,
    onStopped,
    announce = true,
    forgottenAfter,
    formatTime,
    clockAt,
    messages,
    className,
    ...rest
  }: CompactTimerProps<Details, Entry>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const text: TimerMessages = { ...timerMessages, ...messages };
  const announcement = useAnnouncement(timer, text);
  const { status, store, snapshot } = timer;
  const stopping = useStop(timer, { onStopped, forgottenAfter, formatTime, clockAt, messages });
  const said = announce && <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
  if (status !== 'running' && status !== 'paused') return said || null;
  const running = status === 'running';
  const pending = snapshot?.pending ?? 0;
  return (
    <>
      <div
        ref={ref}
        data-component="CompactTimer"
        data-state={status}
        className={[styles.root, running ? styles.running : styles.paused, className]
          .filter(Boolean)
          .join(' ')}
        {...rest}
      >
        <TimerClock store={store} aria-label={text.clock} className={styles.clock} />
        {children && (
          <span className={styles.label} data-part="label">
            {children}
          </span>
        )}
        {pending > 0 && (
          <span className={styles.pending} data-part="pending" title={text.pending(pending)}>
            <VisuallyHidden>{text.pending(pending)}</VisuallyHidden>
            <span aria-hidden="true">{pending}</span>
          </span>
        )}
        <span className={styles.actions}>
          <IconButton
            size="small"
            label={running ? text.pauseTimer : text.startTimer}
            icon={running ? <Pause aria-hidden /> : <Play aria-hidden />}
            onClick={() =>
              void (running ? timer.pause() : timer.details !== null && timer.start(timer.details))
            }
          />
          <IconButton
            size="small"
            label={text.stopTimer}
            icon={<Square fill="currentColor" aria-hidden />}
            disabled={!timer.canStop}
            onClick={stopping.stop}
          />
        </span>
      </div>
      {stopping.question}
      {said}
    </>
  );
}) as <Details, Entry>(
  props: CompactTimerProps<Details, Entry> & { ref?: Ref<HTMLDivElement> },
) => ReactElement;
