/** Every word that the timer's components say, in English. Each component takes a `messages` prop that replaces some or all. */
export const timerMessages = {
  start: 'Start',
  pause: 'Pause',
  stop: 'Stop',
  /** Of buttons that only show an icon. */
  startTimer: 'Start timer',
  pauseTimer: 'Pause timer',
  stopTimer: 'Stop timer',
  idle: 'Ready',
  /** @param since the time of day at which the segment began, as `formatTime` writes it */
  running: (since: string) => `Running since ${since}`,
  paused: 'Paused',
  /** Names the clock for a screen reader. */
  clock: 'Timer',
  total: 'Total',
  segments: (count: number) => (count === 1 ? 'in 1 segment' : `in ${count} segments`),
  started: 'Timer started',
  pausedAt: (total: string) => `Timer paused at ${total}`,
  stopped: 'Timer stopped',
  pending: (count: number) =>
    count === 1 ? '1 change waits for a connection' : `${count} changes wait for a connection`,
  retry: 'Try Again',
  unreadable: 'The timer could not be read.',
  clockSetBack:
    'The clock of this device was set back while no page was open, so the time since then is unknown. How many minutes have to be added?',
  minutesToAdd: 'Minutes to add',
  add: 'Add',
  clockJumped: (duration: string) =>
    `The clock jumped forward by ${duration}: the device slept, or its clock was set. Does this time count?`,
  countIt: 'Count It',
  leaveOut: 'Leave It Out',
  forgottenTitle: 'Did you forget to stop the timer?',
  /**
   * @param duration HH:MM:SS
   * @param since the time of day at which the segment began, as `formatTime` writes it
   */
  forgotten: (duration: string, since: string) => `It has been running for ${duration}, since ${since}.`,
  /** @param since as in `forgotten` */
  longSince: (since: string) => `It has been running without a pause since ${since}.`,
  setEnd: 'Set the End',
  endedAt: 'When did you stop working?',
  endBetween: (since: string) => `Choose a time between ${since} and now.`,
  wouldCount: (total: string) => `${total} will be saved.`,
  cancel: 'Cancel',
  stopNow: 'Stop Now',
  stopThen: 'Stop at That Time',
  clockSetOffline:
    'The clock of this device was changed while there was no connection. Check the start and end of your latest entries.',
  understood: 'OK',
  refused: (duration: string, reason: string) => `${duration} was counted here but not accepted: ${reason}`,
  saveAsEntry: 'Save as Entry',
  dismiss: 'Dismiss',
};

export type TimerMessages = typeof timerMessages;
