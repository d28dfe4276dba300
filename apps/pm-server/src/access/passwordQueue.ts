import { Problem } from '../http/Problem';

/** How many wait at most, of browsers that are known and of others each. */
export const QUEUE_LENGTH = 60;
/** Failures that browsers which are not known have in advance, and how many come back a second. */
export const FAILURES_IN_ADVANCE = 100;
export const FAILURES_PER_SECOND = 2;

/**
 * Passwords are hashed one after the other: each takes a tenth of a second of a core, 32 MB, and one of the few threads that Node
 * also reads and syncs files with, so a flood of sign-ins would leave the server to nobody else.
 */
export interface PasswordQueue {
  /**
   * Takes the next place in the queue. Browsers that are known have a queue of their own, which is served first. The others share a
   * budget of failures across all accounts: once it is spent they are served as it comes back, two a second, so that in a flood
   * whoever knows their password waits, but gets in.
   *
   * @param gone whoever asked does not wait any more
   * @throws Problem 429 where the queue is full
   */
  join(browser: 'known' | 'unknown', gone: AbortSignal): Place;
}

export interface Place {
  /** Resolves when it is this place's turn. @throws Problem where whoever asked has gone */
  turn(): Promise<void>;
  /** Ends the turn, or gives the place up before it. To be called in any case. */
  leave(outcome: 'failed' | 'other'): void;
}

export function openPasswordQueue(now: () => Date): PasswordQueue {
  const queues = { known: new Set<() => void>(), unknown: new Set<() => void>() };
  let failures = FAILURES_IN_ADVANCE;
  let countedAt = now().getTime();
  let isBusy = false;
  let waking: NodeJS.Timeout | undefined;

  const serve = () => {
    if (isBusy) return;
    const comesBack = (now().getTime() - countedAt) * (FAILURES_PER_SECOND / 1_000);
    failures = Math.min(FAILURES_IN_ADVANCE, failures + comesBack);
    countedAt = now().getTime();
    const [known] = queues.known;
    const [unknown] = queues.unknown;
    const next = known ?? (failures >= 1 ? unknown : undefined);
    if (next) return next();
    clearTimeout(waking);
    if (unknown) waking = setTimeout(serve, Math.ceil(((1 - failures) * 1_000) / FAILURES_PER_SECOND));
  };

  return {
    join: (browser, gone) => {
      const queue = queues[browser];
      if (queue.size >= QUEUE_LENGTH) throw tooMany();
      const { promise, resolve, reject } = withResolvers();
      let isServed = false;
      const begin = () => {
        queue.delete(begin);
        isServed = true;
        isBusy = true;
        resolve();
      };
      const giveUp = () => {
        queue.delete(begin);
        if (!isServed) reject(tooMany());
      };
      queue.add(begin);
      gone.addEventListener('abort', giveUp);
      serve();
      return {
        turn: () => promise,
        leave: (outcome) => {
          gone.removeEventListener('abort', giveUp);
          giveUp();
          if (!isServed) return;
          isBusy = false;
          if (outcome === 'failed' && browser === 'unknown') failures -= 1;
          serve();
        },
      };
    },
  };
}

function withResolvers() {
  let [resolve, reject] = [() => {}, (_error: Problem) => {}];
  const promise = new Promise<void>((fulfil, refuse) => {
    [resolve, reject] = [fulfil, refuse];
  });
  // Nobody may have asked for the turn yet.
  promise.catch(() => {});
  return { promise, resolve, reject };
}

function tooMany(): Problem {
  return new Problem(429, {
    detail: 'Too many people are signing in at the moment. Try again in half a minute.',
    retryAfter: QUEUE_LENGTH / FAILURES_PER_SECOND,
  });
}
