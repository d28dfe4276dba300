import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLayoutEffect } from '../components/useLayoutEffect';
import {
  offsetCentring,
  offsetShowing,
  positionAt,
  renderedRows,
  type ScrollGeometry,
  type ScrollPosition,
  scrolledTo,
  slotCount,
} from './engine/scrollWindow';
import { type ScrollArea, scrollAreaOf } from './scrollArea';

/** Rows rendered beyond each edge once somebody may scroll; while scrolling, all but two of both edges' lie ahead. */
const BEYOND = { overscan: 5, behind: 2 };
const NONE = { overscan: 0, behind: 0 };
/** Rows that may come into sight before the next render, ahead and when turning back. */
const STEP = 2;
const STEP_BACK = 1;
/** Until one of these, rows out of sight would only make the table appear later. */
const SIGNS = ['pointerenter', 'touchstart', 'focusin', 'wheel', 'scroll'] as const;
/** Positions within a block are small numbers, which stay exact as transforms a million rows down. */
const BLOCK = 10_000;

/** A position for which rows were rendered, and where the scrolling went: rows are ready there. */
interface ShownPosition extends ScrollPosition {
  towards: -1 | 0 | 1;
}

const top: ShownPosition = { scrollTop: 0, offset: 0, towards: 0 };

export interface ScrollWindow {
  /** Half-open range of rows to render. */
  first: number;
  end: number;
  /** Those of them that are in sight, or are before the next render. */
  inSight: { first: number; end: number };
  /** Elements that rows take turns in: row `n` is drawn in element `n % slots`. At least `end - first`. */
  slots: number;
  /** Where row `origin` lies in the content, px; others lie whole row heights from it. */
  origin: number;
  originTop: number;
  /** Another value whenever rows are rendered for another scroll position. */
  shown: ScrollPosition;
  /** Scrolls with the least movement until the row is in sight. */
  reveal: (row: number) => void;
  centre: (row: number) => void;
}

/**
 * Which rows a scroller shows, kept up with its scrolling before each frame is drawn.
 * @param query goes back to the top when it changes
 * @param inPage the page scrolls, not the grid
 */
export function useScrollWindow(
  grid: RefObject<HTMLElement | null>,
  geometry: ScrollGeometry,
  query: number,
  inPage: boolean,
): ScrollWindow {
  const [scrolled, setScrolled] = useState({ query, position: top });
  // Other rows are rendered from their first at once, not where the ones before were scrolled to.
  const shown = scrolled.query === query ? scrolled.position : top;
  const [awake, setAwake] = useState(false);
  const exact = useRef<ScrollPosition>(top);
  /** What `shown` was last set to, for the listener to compare with. */
  const rendered = useRef(top);
  const latestQuery = useRef(query);
  const { rowCount, rowHeight, viewport } = geometry;

  // The scroll position is the browser's.
  useLayoutEffect(() => {
    latestQuery.current = query;
    if (!grid.current || exact.current.scrollTop === 0) return;
    exact.current = top;
    rendered.current = top;
    scrollAreaOf(grid.current, inPage).scrollTop = 0;
  }, [grid, query, inPage]);

  // The scroller is outside React: its native event comes once a frame, before painting.
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const area = scrollAreaOf(element, inPage);
    const shape = { rowCount, rowHeight, viewport };
    const onScroll = () => {
      const position = scrolledTo(shape, exact.current, area.scrollTop);
      exact.current = position;
      if (stillCovers(rendered.current, position, shape)) return;
      const towards = position.offset < rendered.current.offset ? -1 : 1;
      rendered.current = { ...position, towards };
      flushSync(show);
    };
    /** A scaled scrollbar has drifted while rows moved px by px: put it where the rows are. */
    const onScrollEnd = () => {
      const settled = positionAt(shape, exact.current.offset);
      if (inPage || Math.abs(settled.scrollTop - area.scrollTop) < 1) return;
      exact.current = scrollTo(area, settled);
      rendered.current = { ...exact.current, towards: 0 };
      flushSync(show);
    };
    const show = () => setScrolled({ query: latestQuery.current, position: rendered.current });
    const wake = () => setAwake(true);
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    for (const sign of SIGNS) element.addEventListener(sign, wake, { ...options, once: true });
    area.scrolls.addEventListener('scroll', onScroll, options);
    area.scrolls.addEventListener('scrollend', onScrollEnd, options);
    // The page may be scrolled already: somebody came back to it.
    if (inPage && area.scrollTop > 0) onScroll();
    return () => listening.abort();
  }, [grid, inPage, rowCount, rowHeight, viewport]);

  const goTo = (offset: number) => {
    if (!grid.current || offset === exact.current.offset) return;
    const position = positionAt(geometry, offset);
    exact.current = scrollTo(scrollAreaOf(grid.current, inPage), position);
    rendered.current = { ...exact.current, towards: 0 };
    setScrolled({ query, position: rendered.current });
  };
  const reveal = (row: number) => goTo(offsetShowing(geometry, exact.current.offset, row));
  const centre = (row: number) => goTo(offsetCentring(geometry, row));

  const { first, end } = renderedRows(geometry, shown.offset, awake ? BEYOND : NONE, shown.towards);
  const inSight = renderedRows(geometry, shown.offset, NONE, 0);
  const origin = Math.floor(first / BLOCK) * BLOCK;
  // In the page the rows lie where they are; in a box taller than browsers lay out, where the scrollbar is.
  const originTop = origin * rowHeight + (inPage ? 0 : shown.scrollTop - shown.offset);
  const slots = slotCount(geometry, BEYOND.overscan);
  return { first, end, inSight, slots, origin, originTop, shown, reveal, centre };
}

/** Scrolls there. @returns where the scroller is then: browsers round */
function scrollTo(area: ScrollArea, { scrollTop, offset }: ScrollPosition): ScrollPosition {
  area.scrollTop = scrollTop;
  return { scrollTop: area.scrollTop, offset };
}

/** Whether the rows rendered for `before` still cover `now`, at the same place in the content. */
function stillCovers(before: ShownPosition, now: ScrollPosition, { rowHeight }: ScrollGeometry): boolean {
  const moved = now.offset - before.offset;
  const step = moved * before.towards < 0 ? STEP_BACK : STEP;
  const shifted = now.scrollTop - now.offset !== before.scrollTop - before.offset;
  return Math.abs(moved) < step * rowHeight && !shifted;
}
