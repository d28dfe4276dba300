import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';

/** A head's padding on both sides, and the half of a sort arrow that is not in it, px. */
const AROUND = 20 + 8;

/**
 * The px that columns need so that no label in the head is clipped, by column id, of those that were too narrow.
 * @param columns measured anew when they change
 */
export function useLabelWidths(
  head: RefObject<HTMLElement | null>,
  columns: unknown,
): Readonly<Record<string, number>> {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  // Layout and fonts are the browser's: its observer tells before painting, when reading costs no layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other labels
  useLayoutEffect(() => {
    const element = head.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const clipped: Record<string, number> = {};
      for (const cell of element.querySelectorAll<HTMLElement>('[data-column]')) {
        const label = cell.querySelector('[data-part="label"]');
        const needed = (label?.scrollWidth ?? 0) + AROUND;
        if (cell.clientWidth > 0 && cell.clientWidth < needed) clipped[cell.dataset.column ?? ''] = needed;
      }
      if (Object.keys(clipped).length > 0) setWidths((before) => ({ ...before, ...clipped }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [head, columns]);
  return widths;
}
