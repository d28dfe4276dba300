import type { NavigationEntry } from './navigation';

/** As `useShortcut` takes them (DSH-01, GEN-06). */
export const PALETTE_KEYS = 'mod+k';
export const SEARCH_KEYS = '/';
export const HELP_KEYS = '?';

/** 'n t' for a new task. */
export function creationKeys({ letter }: { letter: string }): string {
  return `n ${letter}`;
}

/** 'g t' to go to the tasks. */
export function pageKeys({ letter }: Pick<NavigationEntry, 'letter'>): string {
  return `g ${letter}`;
}
