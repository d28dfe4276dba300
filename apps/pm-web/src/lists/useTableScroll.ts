import type { Resource } from '@linework/domain';
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { KeptLists } from './keptLists';

/**
 * Where a list's table was scrolled to when the list was left.
 *
 * @param restores whether the person comes back to it
 * @returns for the table
 */
export function useTableScroll(resource: Resource, restores: boolean): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const lists = useContext(KeptLists);
  // The scroll position is the browser's. It is read before the table is taken out of the page.
  useLayoutEffect(
    () => () => {
      const kept = lists?.get(resource);
      if (kept) kept.scrollTop = scrollerOf(table.current)?.scrollTop ?? 0;
    },
    [lists, resource],
  );
  const restoredTo = useRef(restores ? (lists?.get(resource)?.scrollTop ?? 0) : 0);
  useEffect(() => {
    const scroller = scrollerOf(table.current);
    if (scroller && restoredTo.current > 0) scroller.scrollTop = restoredTo.current;
    restoredTo.current = 0;
  }, []);
  return table;
}

function scrollerOf(table: HTMLElement | null): Element | null {
  return table?.querySelector('[role="grid"]') ?? null;
}
