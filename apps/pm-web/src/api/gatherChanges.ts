import type { ChangeEvent } from '@linework/domain';

/** How long changes are gathered: chance spreads the screens that a change reaches over it. All show it within a second (SRV-03). */
const GATHER_MS = { least: 50, most: 500 };

export interface Gathering {
  add(event: ChangeEvent): void;
  /** What was gathered and not handed on is dropped. */
  stop(): void;
}

/**
 * Gathers other people's changes for a moment and hands them on together. Without that, each save makes every open screen fetch
 * its list again in the same instant: with sixty people, a hundred requests that all wait for each other.
 */
export function gatherChanges(
  handOn: (events: ChangeEvent[]) => void,
  chance: () => number = Math.random,
): Gathering {
  let gathered: ChangeEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (event) => {
      gathered.push(event);
      timer ??= setTimeout(
        () => {
          const events = gathered;
          [gathered, timer] = [[], undefined];
          handOn(events);
        },
        GATHER_MS.least + chance() * (GATHER_MS.most - GATHER_MS.least),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
