import type { RefObject } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';

/** A head's padding on both sides, and the half of a sort arrow that is not in it, px. */
const PADDING = 20;
const ARROW = 8;

/** The id of the actions' head among label widths, which is no column's. */
export const ACTIONS_LABEL = '\u0000actions';

export type LabelWidths = Readonly<Record<string, number>>;

/**
 * Measures the px that columns need so that no label in the head is clipped, of those that were too narrow.
 * @param columns measured anew when they change
 * @param onClipped by column id
 */
export function useLabelWidths(
  head: RefObject<HTMLElement | null>,
  columns: unknown,
  onClipped: (widths: LabelWidths) => void,
): void {
  // Layout and fonts are the browser's: its observer tells before painting, when reading costs no layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other labels
  useLayoutEffect(() => {
    const element = head.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const clipped: Record<string, number> = {};
      for (const label of element.querySelectorAll<HTMLElement>('[data-part="label"]')) {
        const cell = label.closest<HTMLElement>('[role="columnheader"]');
        const column = cell?.dataset.column;
        const needed = label.scrollWidth + PADDING + (column === undefined ? 0 : ARROW);
        if (cell && cell.clientWidth > 0 && cell.clientWidth < needed)
          clipped[column ?? ACTIONS_LABEL] = needed;
      }
      if (Object.keys(clipped).length > 0) onClipped(clipped);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [head, columns, onClipped]);
}
