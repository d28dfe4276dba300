import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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

/** @returns null until measured, which is before the first paint */
export function useTableMetrics({ scroller, head, rowProbe, rowTallProbe }: Measured): TableMetrics | null {
  const [metrics, setMetrics] = useState<TableMetrics | null>(null);

  // Layout belongs to the browser: read it once before painting, and again whenever one of the boxes changes.
  useLayoutEffect(() => {
    const measure = (): TableMetrics => ({
      width: scroller.current?.clientWidth || assumed.width,
      viewport: (scroller.current?.clientHeight ?? 0) - (head.current?.offsetHeight ?? 0) || assumed.viewport,
      row: rowProbe.current?.offsetHeight || assumed.row,
      rowTall: rowTallProbe.current?.offsetHeight || assumed.rowTall,
    });
    const update = () => {
      const next = measure();
      setMetrics((before) => (before && sameMetrics(before, next) ? before : next));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return;
    let first = true;
    const observer = new ResizeObserver(() => {
      if (first) {
        first = false;
        return;
      }
      flushSync(update);
    });
    for (const { current } of [scroller, head, rowProbe, rowTallProbe]) {
      if (current) observer.observe(current);
    }
    return () => observer.disconnect();
  }, [scroller, head, rowProbe, rowTallProbe]);

  return metrics;
}

function sameMetrics(a: TableMetrics, b: TableMetrics): boolean {
  return a.width === b.width && a.viewport === b.viewport && a.row === b.row && a.rowTall === b.rowTall;
}
