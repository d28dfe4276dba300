import { type RefObject, useLayoutEffect, useState } from 'react';

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
  // Layout, and when a font arrives, is the browser's: its observer tells before painting, when reading costs no layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other labels
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const labels = [...(head.current?.querySelectorAll<HTMLElement>('[data-part="label"]') ?? [])];
    const observer = new ResizeObserver(() => {
      const clipped: Record<string, number> = {};
      for (const label of labels) {
        const cell = label.closest<HTMLElement>('[data-column]');
        const needed = label.scrollWidth + AROUND;
        if (cell?.dataset.column && cell.clientWidth > 0 && cell.clientWidth < needed)
          clipped[cell.dataset.column] = needed;
      }
      if (Object.keys(clipped).length > 0) setWidths((before) => ({ ...before, ...clipped }));
    });
    for (const label of labels) observer.observe(label);
    return () => observer.disconnect();
  }, [head, columns]);
  return widths;
}
