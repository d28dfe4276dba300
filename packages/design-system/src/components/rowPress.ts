import type { MouseEvent } from 'react';

/** What in a row does something of its own. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="checkbox"], [role="switch"]';

type Press = Pick<MouseEvent, 'target' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press is on a link, a button or a field, and not on the row itself. */
export function isOnControl({ target }: Press): boolean {
  return (target as Element).closest(CONTROLS) !== null;
}

/** Whether a press asks for another tab or window, as on a link: with Ctrl, ⌘ or Shift, or by the middle button. */
export function asksForAnother({ button, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 1 || (button === 0 && (ctrlKey || metaKey || shiftKey));
}

/** Opens a page there; which of tab, window and background it is the browser reads from the press. */
export function openAnother(href: string): void {
  window.open(href, '_blank', 'noopener');
}

/**
 * For `onClickCapture` of a row: the click that ends marking its text, to copy it, opens nothing, be it on a link or beside it.
 * @param row null where the press is on none
 */
export function keepMarkedText(event: MouseEvent, row: Element | null): void {
  const { target, detail } = event;
  const selection = row?.ownerDocument.getSelection();
  // A key makes clicks too, and a button is pressed while text is marked elsewhere in the row.
  if (!row || !selection || selection.isCollapsed || detail === 0 || asksForAnother(event)) return;
  const isOnButton = isOnControl(event) && !(target as Element).closest('a');
  if (isOnButton || !selection.containsNode(row, true)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** For `onMouseDown` of a row that the middle button opens: that would scroll the page otherwise. */
export function keepFromScrolling(event: MouseEvent): void {
  if (event.button === 1 && !isOnControl(event)) event.preventDefault();
}
