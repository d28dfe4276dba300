import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';

/**
 * What downshift makes of leaving, pressing and Enter, put right for both our comboboxes.
 * @param canTake whether an option is marked that may be taken
 * @returns undefined where nothing has to be put right
 */
export function keepMark<Item>(
  state: UseComboboxState<Item>,
  { type }: UseComboboxStateChangeOptions<Item>,
  canTake: boolean,
): Partial<UseComboboxState<Item>> | undefined {
  const { InputBlur, InputKeyDownEscape, InputClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
  // Leaving commits nothing: the marked option may only have been under the eye.
  if (type === InputBlur || type === InputKeyDownEscape)
    return { ...state, isOpen: false, highlightedIndex: -1 };
  // A second press places the caret in what is typed; it does not close the list.
  if (type === InputClick && state.isOpen) return state;
  // With nothing marked Enter takes nothing; after a failure it asks again.
  if (type === InputKeyDownEnter && !canTake) return state;
  return undefined;
}
