import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What Windows calls a key that an input method has taken, and every browser after it. */
const PROCESS_KEY = 229;

/**
 * Whether a key belongs to an input method: while a word is being composed (Japanese, Chinese, Korean, dead keys) Escape, Enter
 * and the arrows choose among its proposals, and nothing else may answer them. Safari ends a word with a key that no longer
 * says so, but still has the number.
 * @see https://www.w3.org/TR/uievents/#events-composition-key-events
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === PROCESS_KEY;
}
