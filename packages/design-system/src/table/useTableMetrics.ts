import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './DataTable.css';

/** What the view must know in px. */
export interface TableMetrics {
  /** Width of the scroller. */
  width: number;
  /** Height that rows are seen through, without the head. */
  viewport: number;
  /** Heights of a row and of a two-line row, from the theme's tokens. */
  row: number;
  rowTall: number;
}

interface Measured {
  scroller: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  /** Elements as high as the tokens, so that a change of theme is noticed. */
  rowProbe: RefObject<HTMLElement | null>;
  rowTallProbe: RefObject<HTMLElement | null>;
}

/** Where nothing is laid out (a test without a browser, a hidden tab), something sensible. */
const assumed: TableMetrics = { width: 1024, viewport: 600, row: 40, rowTall: 50 };

/**
 * @param maxHeight the table's, px, if it is known
 * @returns null until the table is in the document, which is before the first paint
 */
export function useTableMetrics(
  { scroller, head, rowProbe, rowTallProbe }: Measured,
  maxHeight: number | undefined,
): TableMetrics | null {
  const [metrics, setMetrics] = useState<TableMetrics | null>(null);

  // Layout belongs to the browser. Rows are rendered for a guess, so that it lays them out once; its observer then says,
  // still before painting, what they really got, and whenever one of the boxes changes.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    setMetrics((before) => before ?? guess(element, maxHeight));
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const next = measure();
      flushSync(() => setMetrics((before) => (before && sameMetrics(before, next) ? before : next)));
    });
    for (const { current } of [scroller, head, rowProbe, rowTallProbe]) {
      if (current) observer.observe(current);
    }
    return () => observer.disconnect();

    function measure(): TableMetrics {
      return {
        width: scroller.current?.clientWidth || assumed.width,
        viewport:
          (scroller.current?.clientHeight ?? 0) - (head.current?.offsetHeight ?? 0) || assumed.viewport,
        row: rowProbe.current?.offsetHeight || assumed.row,
        rowTall: rowTallProbe.current?.offsetHeight || assumed.rowTall,
      };
    }
  }, [scroller, head, rowProbe, rowTallProbe, maxHeight]);

  return metrics;
}

/** From what is known without a layout: the window and the theme's tokens. */
function guess(element: HTMLElement, maxHeight: number | undefined): TableMetrics {
  const style = getComputedStyle(element);
  const token = (reference: string) =>
    Number.parseFloat(style.getPropertyValue(reference.slice('var('.length, -1)));
  const height = maxHeight ?? window.innerHeight * 0.7;
  return {
    width: window.innerWidth,
    viewport: height - (token(styles.headHeight) || 0),
    row: token(styles.rowHeight) || assumed.row,
    rowTall: token(styles.rowTallHeight) || assumed.rowTall,
  };
}

function sameMetrics(a: TableMetrics, b: TableMetrics): boolean {
  return a.width === b.width && a.viewport === b.viewport && a.row === b.row && a.rowTall === b.rowTall;
}
