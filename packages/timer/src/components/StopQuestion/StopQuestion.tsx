'use client';
import { Button, Dialog, TextField } from '@linework/design-system';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type ClockAt, firstInstantAt } from '../../core/forgotten';
import { formatClock } from '../../core/formatClock';
import { type RunningTimer, totalElapsed } from '../../core/timer';
import type { TimerMessages } from '../../messages';

interface StopQuestionProps {
  timer: RunningTimer;
  /** By the clock that counts, ms since the epoch. */
  now: () => number;
  text: TimerMessages;
  formatTime: (instant: number) => string;
  clockAt: ClockAt | undefined;
  /** Why the last answer was refused. */
  refusal: string | null;
  /** @param at the end that the person states, ms since the epoch; now unless given */
  onStop: (at?: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks about a timer that ran for very long when it ended: now, or at a time that the person remembers. */
export function StopQuestion({
  timer,
  now,
  text,
  formatTime,
  clockAt,
  refusal,
  onStop,
  onClose,
}: StopQuestionProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isStopping, setStopping] = useState(false);
  // What is asked stands still while somebody answers.
  const [asked] = useState(now);
  const { startedAt } = timer;
  const end = firstInstantAt(typed, { from: startedAt, to: asked, clockAt });
  const between = text.endBetween(formatTime(startedAt));
  const error = isWrong ? between : refusal;

  const stop = async (at?: number) => {
    setStopping(true);
    await onStop(at);
    setStopping(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (end !== null) {
      void stop(end);
      return;
    }
    setWrong(true);
    field.current?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title={text.forgottenTitle}
      description={text.forgotten(formatClock(asked - startedAt), formatTime(startedAt))}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button busy={isStopping} onClick={() => void stop()}>
            {text.stopNow}
          </Button>
          <Button type="submit" form={formId} variant="solid" tone="accent" busy={isStopping}>
            {text.stopThen}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          type="time"
          label={text.endedAt}
          value={typed}
          hint={
            end !== null
              ? text.wouldCount(formatClock(totalElapsed(timer, end)))
              : error
                ? undefined
                : between
          }
          error={error ?? undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
