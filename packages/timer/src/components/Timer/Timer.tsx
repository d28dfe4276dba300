'use client';
import { Button, VisuallyHidden } from '@linework/design-system';
import { Pause, Play, Square } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { type TimerMessages, timerMessages } from '../../messages';
import { useAnnouncement } from '../../react/useAnnouncement';
import { useFormatTime } from '../../react/useFormatTime';
import { type StopOptions, useStop } from '../../react/useStop';
import type { TimerControl } from '../../react/useTimer';
import type { RefusedAction } from '../../stores/TimerStore';
import { TimerClock } from '../TimerClock';
import * as styles from './Timer.css';
import { TimerNotices } from './TimerNotices';

export interface TimerProps<Details, Entry>
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    StopOptions<Entry> {
  timer: TimerControl<Details, Entry>;
  /** What a start is to time; `null` when something is missing, which the app then points out. */
  getDetails: () => Details | null;
  /** Offers to save time that the server did not accept. */
  onSaveRefused?: (refused: RefusedAction<Details>) => void;
  /** The app's fields: project, task, description. */
  children?: ReactNode;
}

/**
 * A timer with its clock, its buttons and room for the fields of what is timed. After a pause, Start counts a new segment from 0
 * while the total stays in sight.
 *
 * Not for a bar over the page (`CompactTimer`).
 *
 * Keyboard: Tab to the buttons, Enter and Space; starting and pausing is the same button.
 */
export const Timer = forwardRef(function Timer<Details, Entry>(
  {
    timer,
    getDetails,
    onStopped,
    onSaveRefused,
    forgottenAfter,
    formatTime,
    clockAt,
    messages,
    className,
    children,
    ...rest
  }: TimerProps<Details, Entry>,
  ref: ForwardedRef<HTMLElement>,
) {
  const text: TimerMessages = { ...timerMessages, ...messages };
  const written = useFormatTime(formatTime);
  const toggle = useRef<HTMLButtonElement>(null);
  const { status, store, segments, snapshot } = timer;
  const running = status === 'running';
  const announcement = useAnnouncement(timer, text);
  const started = snapshot?.timer?.status === 'running' ? written(snapshot.timer.startedAt) : '';
  const count = segments.length + (running ? 1 : 0);

  const startOrPause = () => {
    if (running) return timer.pause();
    const details = timer.details ?? getDetails();
    return details === null ? null : timer.start(details);
  };
  const stopping = useStop(timer, {
    forgottenAfter,
    formatTime,
    clockAt,
    messages,
    onStopped: (result) => {
      // Stop cannot be pressed any more: the keyboard goes on from Start.
      toggle.current?.focus();
      onStopped?.(result);
    },
  });

  return (
    <section
      ref={ref}
      aria-label={text.clock}
      data-component="Timer"
      data-state={status}
      className={[styles.root, running && styles.running, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <div className={styles.layout}>
        <div className={styles.clock} data-part="clock">
          <span className={[styles.state, running && styles.stateRunning].filter(Boolean).join(' ')}>
            <span className={styles.dot} aria-hidden="true" />
            <span>{running ? text.running(started) : status === 'paused' ? text.paused : text.idle}</span>
          </span>
          <TimerClock store={store} className={styles.figures} aria-label={text.clock} />
          <span className={styles.total} data-part="total">
            {count > 0 && (
              <>
                <span>{text.total}</span>{' '}
                <TimerClock
                  store={store}
                  of="total"
                  className={styles.totalFigures}
                  aria-label={text.total}
                />{' '}
                <span>{text.segments(count)}</span>
              </>
            )}
          </span>
        </div>
        {children && (
          <div className={styles.fields} data-part="fields">
            {children}
          </div>
        )}
        <div className={styles.actions} data-part="actions">
          <Button
            ref={toggle}
            variant={running ? 'outline' : 'solid'}
            tone={running ? 'neutral' : 'accent'}
            icon={running ? <Pause aria-hidden /> : <Play aria-hidden />}
            busy={status === 'loading'}
            onClick={startOrPause}
          >
            {running ? text.pause : text.start}
          </Button>
          <Button
            variant={running ? 'solid' : 'outline'}
            tone={running ? 'accent' : 'neutral'}
            icon={<Square fill="currentColor" aria-hidden />}
            disabled={!timer.canStop}
            onClick={stopping.stop}
          >
            {text.stop}
          </Button>
        </div>
      </div>
      <TimerNotices
        timer={timer}
        text={text}
        formatTime={written}
        onSetEnd={stopping.mayBeForgotten ? stopping.ask : null}
        {...(onSaveRefused ? { onSaveRefused } : {})}
      />
      {stopping.question}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}) as <Details, Entry>(props: TimerProps<Details, Entry> & { ref?: Ref<HTMLElement> }) => ReactElement;
