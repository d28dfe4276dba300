import { type KeyboardEvent, useRef } from 'react';
import { plainText } from '../locale/plainText';
import { isComposing } from '../shortcuts/isComposing';
import { isModified, placeOf } from './walkByKey';

/** How long letters belong together, in ms. */
const pause = 1000;

/**
 * Letters typed in a row move the focus to the next stop that begins with them, one letter again and again through all that
 * begin with it: before the next key is heard, as with `walkByKey`.
 * @returns a function that says false where there is no stop or the key is no letter of a search; else its default is prevented
 */
export function useWalkByLetters() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, stops: readonly HTMLElement[]): boolean => {
    const { key, timeStamp: at } = event;
    const before = at - typed.current.at < pause ? typed.current.text : '';
    // Space chooses, unless it stands within a name.
    if (
      stops.length === 0 ||
      key.length > 1 ||
      isModified(event) ||
      isComposing(event) ||
      (key === ' ' && !before)
    )
      return false;
    event.preventDefault();
    const text = before + plainText(key);
    typed.current = { text, at };
    const search = text.replace(/^(.)\1+$/, '$1');
    const from = placeOf(event, stops);
    const start = search.length === 1 ? from + 1 : Math.max(from, 0);
    [...stops.slice(start), ...stops.slice(0, start)]
      .find((stop) => nameOf(stop).startsWith(search))
      ?.focus();
    return true;
  };
}

function nameOf(stop: HTMLElement): string {
  return plainText((stop.dataset.text ?? stop.textContent).trim());
}
