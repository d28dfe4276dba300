import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../components/useLayoutEffect';
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
  /** The page scrolls the rows, not a box in it. */
  inPage: boolean;
}

/** Below this width, px, the table is a list of rows of several lines. */
export const LIST_BELOW = 640;

interface Measured {
  scroller: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  /** Elements as high as the tokens, so that a change of theme is noticed. */
  rowProbe: RefObject<HTMLElement | null>;
  rowTallProbe: RefObject<HTMLElement | null>;
}

/** Where nothing is laid out (a test without a browser, a hidden tab), something sensible. */
const assumed: TableMetrics = { width: 1024, viewport: 600, row: 40, rowTall: 74, inPage: false };

/**
 * @param maxHeight the table's, px, if it is known
 * @param fills it is as high as its container, on a phone too
 * @returns null on a server, and while its markup is taken over
 */
export function useTableMetrics(
  { scroller, head, rowProbe, rowTallProbe }: Measured,
  maxHeight: number | undefined,
  fills: boolean,
): TableMetrics | null {
  const inBrowser = useSyncExternalStore(neverChanges, isBrowser, isServer);
  const guessed = useMemo(() => (inBrowser ? guess(maxHeight, fills) : null), [inBrowser, maxHeight, fills]);
  const [measured, setMeasured] = useState<TableMetrics | null>(null);

  // Layout belongs to the browser. Rows are rendered for a guess, so that they are laid out once where it was right. They are measured
  // at once: what the browser's observer corrects, though it does so before painting, counts as a shift of the layout.
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const otherwise = guessed ?? assumed;
    const measure = () => {
      const width = scroller.current?.clientWidth || otherwise.width;
      const inPage = !fills && width < LIST_BELOW;
      const seen = (scroller.current?.clientHeight ?? 0) - (head.current?.offsetHeight ?? 0);
      const next: TableMetrics = {
        width,
        inPage,
        viewport: inPage ? window.innerHeight : seen || otherwise.viewport,
        row: rowProbe.current?.offsetHeight || otherwise.row,
        rowTall: rowTallProbe.current?.offsetHeight || otherwise.rowTall,
      };
      setMeasured((before) => {
        const known = before ?? guessed;
        return JSON.stringify(known) === JSON.stringify(next) ? before : next;
      });
    };
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    for (const { current } of [scroller, head, rowProbe, rowTallProbe]) {
      if (current) observer.observe(current);
    }
    return () => observer.disconnect();
  }, [scroller, head, rowProbe, rowTallProbe, guessed, fills]);

  return measured ?? guessed;
}

const neverChanges = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;

/** From what is known without a layout: the window and the theme's tokens. */
function guess(maxHeight: number | undefined, fills: boolean): TableMetrics {
  const style = getComputedStyle(document.documentElement);
  const token = (reference: string) =>
    Number.parseFloat(style.getPropertyValue(reference.slice('var('.length, -1)));
  const height = maxHeight ?? window.innerHeight * 0.7;
  const inPage = !fills && window.innerWidth < LIST_BELOW;
  return {
    width: window.innerWidth,
    inPage,
    viewport: inPage ? window.innerHeight : height - (token(styles.headHeight) || 0),
    row: token(styles.rowHeight) || assumed.row,
    rowTall: token(styles.rowTallHeight) + token(styles.metaHeight) + 8 || assumed.rowTall,
  };
}
