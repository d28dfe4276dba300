import { comboboxMessages } from '../Combobox/messages';

/** Words of MultiSelect in English. Those with a count get the number and as it is written here. */
export const multiSelectMessages = {
  ...comboboxMessages,
  clear: 'Clear all',
  chosen: (_count: number, written: string) => `${written} chosen`,
  added: (label: string) => `${label} added`,
  removed: (label: string) => `${label} removed`,
  remove: (label: string) => `Remove ${label}`,
  selectAll: (_count: number, written: string) => `Select all (${written})`,
  /** Said after what the button shows: '+9'. */
  showAll: (_count: number, written: string) => `show all ${written}`,
  showFewer: 'Show fewer',
};
