'use client';
import { Button, Callout, NumberField } from '@linework/design-system';
import { type ReactNode, useState } from 'react';
import { formatClock } from '../../core/formatClock';
import type { Uncertainty } from '../../core/uncertainty';
import type { TimerMessages } from '../../messages';
import type { TimerControl } from '../../react/useTimer';
import type { RefusedAction } from '../../stores/TimerStore';
import * as styles from './Timer.css';

interface TimerNoticesProps<Details, Entry> {
  timer: TimerControl<Details, Entry>;
  text: TimerMessages;
  formatTime: (instant: number) => string;
  /** Of a timer that may have been forgotten: asks when the work ended. */
  onSetEnd: (() => void) | null;
  onSaveRefused?: (refused: RefusedAction<Details>) => void;
}

/** What the timer has to say or ask: a failure, what waits, time that is uncertain or was not accepted. */
export function TimerNotices<Details, Entry>({
  timer,
  text,
  formatTime,
  onSetEnd,
  onSaveRefused,
}: TimerNoticesProps<Details, Entry>) {
  const { store, snapshot, error } = timer;
  const [doubt] = snapshot?.uncertain ?? [];
  const pending = snapshot?.pending ?? 0;
  const refused = snapshot?.refused ?? [];
  const retry = (
    <Button size="small" variant="outline" onClick={() => void store.retry()}>
      {text.retry}
    </Button>
  );
  const running = snapshot?.timer?.status === 'running' ? snapshot.timer : null;
  const forgotten = onSetEnd && running;
  if (!error && !doubt && !forgotten && pending === 0 && refused.length === 0) return null;
  return (
    <div className={styles.notices} data-part="notices">
      {error !== null && (
        <Callout tone="danger" role="alert">
          <Question words={error instanceof Error ? error.message : text.unreadable}>
            {snapshot === null && retry}
          </Question>
        </Callout>
      )}
      {pending > 0 && (
        <Callout tone="info" role="status">
          <Question words={text.pending(pending)}>{retry}</Question>
        </Callout>
      )}
      {forgotten && (
        <Callout tone="warning" role="status" title={text.forgottenTitle}>
          <Question words={text.longSince(formatTime(forgotten.startedAt))}>
            <Button size="small" variant="outline" onClick={onSetEnd}>
              {text.setEnd}
            </Button>
          </Question>
        </Callout>
      )}
      {doubt && <Doubt key={doubt.from} doubt={doubt} text={text} onSettle={store.settle} />}
      {refused.map((each) => (
        <Callout key={each.action.actionId} tone="danger" role="alert">
          <Question
            words={text.refused(formatClock(each.counted.total), each.problem.detail ?? each.problem.title)}
          >
            {onSaveRefused && (
              <Button size="small" variant="outline" onClick={() => onSaveRefused(each)}>
                {text.saveAsEntry}
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={() => store.dismiss(each.action.actionId)}>
              {text.dismiss}
            </Button>
          </Question>
        </Callout>
      ))}
    </div>
  );
}

interface DoubtProps {
  doubt: Uncertainty;
  text: TimerMessages;
  onSettle: (counted: number) => Promise<void>;
}

function Doubt({ doubt: { reason, from, to }, text, onSettle }: DoubtProps) {
  const [minutes, setMinutes] = useState('0');
  const answer = (words: string, counted: number) => (
    <Button size="small" variant="outline" onClick={() => void onSettle(counted)}>
      {words}
    </Button>
  );
  return (
    <Callout tone="warning" role="status">
      {reason === 'clock-set-offline' && (
        <Question words={text.clockSetOffline}>{answer(text.understood, 0)}</Question>
      )}
      {reason === 'clock-jumped' && (
        <Question words={text.clockJumped(formatClock(to - from))}>
          {answer(text.countIt, to - from)}
          {answer(text.leaveOut, 0)}
        </Question>
      )}
      {reason === 'clock-set-back' && (
        <Question words={text.clockSetBack}>
          <NumberField
            label={text.minutesToAdd}
            hideLabel
            min={0}
            value={minutes}
            onValueChange={setMinutes}
            className={styles.minutes}
          />
          {answer(text.add, Math.max(0, Number(minutes) || 0) * 60_000)}
        </Question>
      )}
    </Callout>
  );
}

/** Words with their answers beside them, or under them where there is no room. */
function Question({ words, children }: { words: string; children: ReactNode }) {
  return (
    <span className={styles.question}>
      <span className={styles.words}>{words}</span>
      <span className={styles.answers}>{children}</span>
    </span>
  );
}
