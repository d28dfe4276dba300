import type { KeyboardEvent } from 'react';

/**
 * Moves the focus before the next key is heard. Radix waits for a timer with it, so that on a busy page Enter would take the
 * entry that was left: End and Enter pressed in a row would edit what was meant to be deleted.
 * @returns false where the key does not walk, or was pressed with another key
 */
export function walkEntries(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false;
  const menu = event.target.closest('[role="menu"]');
  const from = event.target.closest<HTMLElement>('[role^="menuitem"]');
  if (!menu || !from) return false;
  const entries = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')];
  const index = targetOf(event.key, entries.indexOf(from), entries.length);
  if (index === undefined) return false;
  entries[index]?.focus();
  return true;
}

/** The entry that a key leads to, walking round at both ends. */
function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return undefined;
  }
}
