import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Where the row that has the focus goes, approved here or by somebody else, the focus goes to the next one's last button, the one that
 * goes on. Behind the last row it goes to the page, as everywhere (useKeptFocus).
 *
 * @param rows ids of the rows' elements, in their order
 * @param isCovered by a dialog, which has the focus until it is closed
 * @returns for the element around the rows
 */
export function useRowFocus(rows: readonly string[], isCovered: boolean) {
  const held = useRef<{ element: Element; row: string } | null>(null);
  const before = useRef(rows);
  const next = useRef<string | null>(null);
  // The document's focus is the external thing.
  useEffect(() => {
    if (held.current && !held.current.element.isConnected) {
      const following = before.current.slice(before.current.indexOf(held.current.row) + 1);
      next.current = following.find((row) => rows.includes(row)) ?? null;
      held.current = null;
    }
    before.current = rows;
    if (isCovered || next.current === null) return;
    const row = document.getElementById(next.current);
    next.current = null;
    // Whoever has gone on meanwhile is left where they are.
    if (document.activeElement?.matches('body, main'))
      [...(row?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [rows, isCovered]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      // What stands in a card's head is of all of its rows.
      const row =
        target.closest('li') ?? [...(target.closest('section')?.querySelectorAll('li') ?? [])].at(-1);
      held.current = row ? { element: target, row: row.id } : null;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // A press beside the rows is on the page.
      if (relatedTarget?.contains(currentTarget)) held.current = null;
    },
  };
}
