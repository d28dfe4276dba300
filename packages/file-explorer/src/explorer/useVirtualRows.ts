'use client';
import {
  contentHeight,
  offsetShowing,
  positionAt,
  renderedRows,
  type ScrollPosition,
  scrolledTo,
} from '@linework/design-system/table';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>;
  rowCount: number;
  /** px; 0 until it is measured. */
  rowHeight: number;
  /** Height that rows are seen through, px: without the header. */
  viewport: number;
}

export interface VirtualRows {
  /** Rows to render, half-open. */
  readonly first: number;
  readonly end: number;
  /** Of all rows, px. */
  readonly height: number;
  /** px from the top of the rows' box. */
  readonly topOf: (row: number) => number;
  /** Brings a row wholly into sight with the least scrolling. */
  readonly reveal: (row: number) => void;
  readonly toTop: () => void;
}

/** Rows beyond what is in sight: of high ones, which tiles are in, fewer cover as many px. */
const BEYOND = { overscan: 5, behind: 2 };
const BEYOND_HIGH = { overscan: 1, behind: 0 };
/** px */
const HIGH = 120;
const start: ScrollPosition = { scrollTop: 0, offset: 0 };

/** The rows in sight and a few beyond, of rows of one height. */
export function useVirtualRows({ scroller, rowCount, rowHeight, viewport }: VirtualRowsOptions): VirtualRows {
  const [shown, setShown] = useState<ScrollPosition & { towards: -1 | 0 | 1 }>({ ...start, towards: 0 });
  const exact = useRef<ScrollPosition>(start);
  const geometry = { rowCount, rowHeight: Math.max(1, rowHeight), viewport };

  // Scrolling is the browser's; its event comes once a frame, before painting.
  useEffect(() => {
    const element = scroller.current;
    if (!element || rowHeight === 0) return undefined;
    const shape = { rowCount, rowHeight, viewport };
    const follow = () => {
      const before = exact.current;
      exact.current = scrolledTo(shape, before, element.scrollTop);
      const towards = exact.current.offset < before.offset ? -1 : 1;
      // The rows beyond the edge cover a row's scrolling.
      setShown((now) =>
        Math.abs(now.offset - exact.current.offset) < rowHeight && now.towards === towards
          ? now
          : { ...exact.current, towards },
      );
    };
    const onScroll = () => flushSync(follow);
    // Fewer rows or more room: the browser may have scrolled without an event.
    follow();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller, rowCount, rowHeight, viewport]);

  const goTo = (offset: number) => {
    const element = scroller.current;
    if (!element || rowHeight === 0) return;
    const position = positionAt(geometry, offset);
    element.scrollTop = position.scrollTop;
    exact.current = { ...position, scrollTop: element.scrollTop };
    setShown({ ...exact.current, towards: 0 });
  };
  const beyond = rowHeight < HIGH ? BEYOND : BEYOND_HIGH;
  const { first, end } =
    rowHeight === 0 ? { first: 0, end: 0 } : renderedRows(geometry, shown.offset, beyond, shown.towards);
  return {
    first,
    end,
    height: contentHeight(geometry),
    topOf: (row) => row * rowHeight - (shown.offset - shown.scrollTop),
    reveal: (row) => {
      const offset = offsetShowing(geometry, exact.current.offset, row);
      if (offset !== exact.current.offset) goTo(offset);
    },
    toTop: () => goTo(0),
  };
}
