import type { KeyboardEvent } from 'react';
import { isComposing } from '../../shortcuts/isComposing';

interface ListState {
  open: boolean;
  changeOpen: (open: boolean) => void;
  /** Whether an option is marked that Enter would take. */
  marked: boolean;
  /** No option is marked any more. */
  unmark: () => void;
  /** The options did not come. */
  failed: boolean;
  retry: () => void;
}

const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * The keys of an editable combobox that downshift takes otherwise than the Authoring Practices: what moves the caret is the
 * text's, also while the list is open, and Alt with an arrow opens and closes without marking or taking. Enter means the list
 * while it is open, not the form; where the options did not come it asks again. Keys of an input method are its own, and a
 * Backspace that is held ends with the text: what stands before it is not meant.
 */
export function listKeys(
  event: KeyboardEvent<HTMLInputElement>,
  { open, changeOpen, marked, unmark, failed, retry }: ListState,
): void {
  const heldOn = event.repeat && event.key === 'Backspace' && event.currentTarget.value === '';
  if (isComposing(event) || heldOn) keepFromDownshift(event);
  else if (event.defaultPrevented) return;
  else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    keepFromDownshift(event);
    changeOpen(event.key === 'ArrowDown');
  } else if (open && caretKeys.includes(event.key)) {
    // The horizontal arrows are left to it: in a MultiSelect they lead to the chips.
    if (event.key === 'Home' || event.key === 'End') keepFromDownshift(event);
    unmark();
  } else if (event.key === 'Enter' && open && (failed || !marked)) {
    event.preventDefault();
    if (failed) retry();
  }
}

/** Its own way to be told that a handler before it has done the work. */
function keepFromDownshift(event: KeyboardEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
