/**
 * One thing a person does to a timer. `actionId` is made once and stays the same when the action is sent again, so that a
 * repeated action changes nothing. `timerId` names the timer it is meant for: an action on a timer that was stopped elsewhere
 * must not hit the next one.
 */
export type TimerAction<Details> = { readonly actionId: string; readonly timerId: string } & (
  | { readonly kind: 'start' | 'details'; readonly details: Details }
  | { readonly kind: 'pause' | 'resume' | 'discard' }
  | {
      readonly kind: 'stop';
      /** The end that the person states instead of now, in ms since the epoch: 'I forgot it, it ended at 17:30'. */
      readonly at?: number;
    }
);
