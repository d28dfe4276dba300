import type { KeyboardEvent } from 'react';
import { isComposing } from '../shortcuts/isComposing';

/** Where a key leads, by the place of the stop that it is pressed on and of the last one. */
export type Steps = Readonly<Record<string, (from: number, last: number) => number>>;

const ends: Steps = { Home: () => 0, End: (_, last) => last };
const forward = (from: number) => from + 1;
const back = (from: number) => from - 1;

export const vertical: Steps = { ArrowDown: forward, ArrowUp: back, ...ends };

/** By the direction of the text. */
export const horizontal: Record<'ltr' | 'rtl', Steps> = {
  ltr: { ArrowRight: forward, ArrowLeft: back, ...ends },
  rtl: { ArrowRight: back, ArrowLeft: forward, ...ends },
};

/**
 * Moves the focus among the stops of a group before the next key is heard. Radix waits for a timer with it, so that on a busy
 * page the next key would find the stop that was left: End and Enter pressed in a row would edit what was meant to be deleted.
 * @param loops from the last on to the first, and back
 * @returns false where the key does not walk, was pressed with another key, or on no stop; else its default is prevented,
 * which keeps Radix from walking too
 */
export function walkByKey(
  event: KeyboardEvent,
  stops: readonly HTMLElement[],
  steps: Steps,
  loops: boolean,
): boolean {
  const from = placeOf(event, stops);
  const last = stops.length - 1;
  const to = steps[event.key]?.(from, last);
  if (to === undefined || from < 0 || event.shiftKey || isModified(event) || isComposing(event)) return false;
  event.preventDefault();
  stops.at(loops ? to % stops.length : Math.min(Math.max(to, 0), last))?.focus();
  return true;
}

/** Which of the stops has the focus; -1 for none. */
export function placeOf({ target }: KeyboardEvent, stops: readonly HTMLElement[]): number {
  return target instanceof HTMLElement ? stops.indexOf(target) : -1;
}

/** Whether it is pressed as a part of a shortcut. */
export function isModified({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
