import type { KeyboardEvent } from 'react';

interface ListState {
  open: boolean;
  changeOpen: (open: boolean) => void;
  /** No option is marked any more. */
  unmark: () => void;
}

const caretKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * The keys of an editable combobox that downshift takes otherwise than the Authoring Practices: what moves the caret is the
 * text's, also while the list is open, and Alt with an arrow opens and closes without marking or taking.
 */
export function listKeys(
  event: KeyboardEvent<HTMLInputElement>,
  { open, changeOpen, unmark }: ListState,
): void {
  if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    keepFromDownshift(event);
    changeOpen(event.key === 'ArrowDown');
  } else if (open && caretKeys.includes(event.key)) {
    // The horizontal arrows are left to it: in a MultiSelect they lead to the chips.
    if (event.key === 'Home' || event.key === 'End') keepFromDownshift(event);
    unmark();
  }
}

/** Its own way to be told that a handler before it has done the work. */
function keepFromDownshift(event: KeyboardEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
