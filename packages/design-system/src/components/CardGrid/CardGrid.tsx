'use client';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../classNames';
import { mergeRefs } from '../mergeRefs';
import { useLayoutEffect } from '../useLayoutEffect';
import { isFocusFree, useReturned } from '../useReturned';
import { withRef } from '../withRef';
import * as styles from './CardGrid.css';
import { columnsThatFit, rowOffsets, rowsInView } from './gridLayout';

export interface CardGridProps<Entry> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly Entry[];
  renderItem: (entry: Entry, position: number) => ReactNode;
  getKey: (entry: Entry) => string;
  /** Pixels a card needs; as many columns as fit. */
  minColumnWidth?: number;
  gap?: number;
  /** Height of a row nobody has seen yet, px. */
  estimateHeight?: number;
  /** The end is near: load more. Called once for each length of `items`. */
  onEndReached?: () => void;
  /** Positions of `items` that are in sight or about to be, half-open: when they change, and when `items` do. */
  onInSight?: (first: number, end: number) => void;
  /** How many there are on the server, where `items` is only their beginning. */
  total?: number;
  /** Key of the card that somebody comes back to, or has just made: brought into sight, focused and marked for a few seconds. */
  returnTo?: string;
  'aria-label'?: string;
}

/** Cards shown before the width is known. */
const unmeasuredCards = 24;
const overscan = 2;

/**
 * Cards in as many columns as fit, of which only the rows in sight are in the document. They keep the order of `items`
 * for the keyboard and for assistive technology, and the row with focus stays.
 *
 * Not for things that are compared column by column (`DataTable`), nor for a handful of cards (`Columns`).
 *
 * Keyboard: that of the cards: Tab goes through what they hold, in the order of `items`.
 */
export const CardGrid = withRef(function CardGrid<Entry>({
  items,
  renderItem,
  getKey,
  minColumnWidth = 280,
  gap = 12,
  estimateHeight = 180,
  onEndReached,
  onInSight,
  total,
  returnTo,
  className,
  style,
  onFocus,
  onBlur,
  ref,
  ...rest
}: CardGridProps<Entry>) {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [view, setView] = useState({ top: 0, bottom: 900 });
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(new Map());
  const [focused, setFocused] = useState<FocusedCard | null>(null);

  const columns = columnsThatFit(width, minColumnWidth, gap);
  const rows = Math.ceil(items.length / columns);
  const offsets = rowOffsets(rows, measured, estimateHeight, gap);
  const focusedAt = focused && placeOf(focused, items, getKey);
  const focusedKey = focusedAt === null ? undefined : getKey(items[focusedAt] as Entry);
  const isMoved = focused && (focusedKey !== focused.key || focusedAt !== focused.position);
  if (isMoved && focusedAt !== null && focusedKey !== undefined)
    setFocused({ ...focused, key: focusedKey, position: focusedAt });
  const focusedRow = focusedAt === null ? null : Math.floor(focusedAt / columns);
  const { first, last } = rowsInView(offsets, view.top, view.bottom, overscan);

  // Width, scroll and window are the browser's: what is in sight follows them.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const look = () => {
      const { top } = element.getBoundingClientRect();
      setView((before) =>
        before.top === -top && before.bottom === window.innerHeight - top
          ? before
          : { top: -top, bottom: window.innerHeight - top },
      );
    };
    const resized = new ResizeObserver(() => {
      setWidth(element.clientWidth);
      look();
    });
    resized.observe(element);
    setWidth(element.clientWidth);
    look();
    // Scroll does not bubble but is captured: whichever ancestor scrolls, we hear it.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, []);

  // Other columns, other rows: heights measured before say nothing now.
  const [measuredColumns, setMeasuredColumns] = useState(columns);
  if (measuredColumns !== columns) {
    setMeasuredColumns(columns);
    setMeasured(new Map());
  }

  // The server is asked for more when the last row comes near, once for each length.
  const askedAt = useRef(-1);
  const nearEnd = width > 0 && last >= rows;
  useEffect(() => {
    if (!nearEnd || !onEndReached || askedAt.current === items.length) return;
    askedAt.current = items.length;
    onEndReached();
  }, [nearEnd, onEndReached, items.length]);

  // The items may be a server's: it is told which of them are in sight.
  useEffect(() => {
    if (width > 0) onInSight?.(first * columns, Math.min(last * columns, items.length));
  }, [width, onInSight, first, last, columns, items]);

  const returned = returnTo === undefined ? -1 : items.findIndex((entry) => getKey(entry) === returnTo);
  const marksReturned = useReturned({
    id: returnTo,
    position: returned,
    ready: width > 0,
    arrive: (position) => {
      // Drawn wherever it is, so that it can be scrolled to.
      flushSync(() => setFocused({ key: getKey(items[position] as Entry), position, control: -1 }));
      const card = cardAt(root.current, position);
      card?.scrollIntoView({ block: 'nearest' });
      if (isFocusFree()) controlsOf(card)[0]?.focus({ preventScroll: true });
    },
  });

  const measure = (row: number, height: number) =>
    setMeasured((before) => (before.get(row) === height ? before : new Map(before).set(row, height)));
  const keepFocused = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    const card = event.target.closest<HTMLElement>('[aria-posinset]');
    const position = Number(card?.getAttribute('aria-posinset') ?? 0) - 1;
    const entry = items[position];
    if (!card || entry === undefined || !event.currentTarget.contains(card)) return;
    setFocused({ key: getKey(entry), position, control: controlsOf(card).indexOf(event.target) });
  };
  const letGo = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    setFocused(null);
  };

  // The focus is the browser's, and lost with its element: a card that lies in another row now is another element.
  useLayoutEffect(() => {
    if (!focused || focused.control < 0 || focusedAt === null) return;
    if (document.activeElement !== document.body) return;
    const controls = controlsOf(cardAt(root.current, focusedAt));
    (controls[focused.control] ?? controls[0])?.focus({ preventScroll: true });
  });

  const cell = (entry: Entry, position: number) => (
    // biome-ignore lint/a11y/useSemanticElements: the rows between list and items could not stand in an ul
    <div
      key={getKey(entry)}
      role="listitem"
      aria-setsize={total ?? items.length}
      aria-posinset={position + 1}
      className={classNames(styles.cell, styles.returned)}
      data-returned={marksReturned && position === returned ? '' : undefined}
    >
      {renderItem(entry, position)}
    </div>
  );
  const template = {
    gap,
    gridTemplateColumns: width
      ? `repeat(${columns}, minmax(0, 1fr))`
      : `repeat(auto-fill, minmax(min(100%, ${minColumnWidth}px), 1fr))`,
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: see the items
    <div
      ref={mergeRefs(root, ref)}
      data-component="CardGrid"
      role="list"
      className={classNames(styles.root, width === 0 && styles.unmeasured, className)}
      style={width === 0 ? { ...template, ...style } : { height: offsets[rows], ...style }}
      onFocus={keepFocused}
      onBlur={letGo}
      {...rest}
    >
      {width === 0
        ? items.slice(0, unmeasuredCards).map(cell)
        : rowsToShow(first, last, focusedRow, rows).map((row) => (
            <Row key={row} row={row} top={offsets[row] ?? 0} template={template} onMeasure={measure}>
              {items
                .slice(row * columns, (row + 1) * columns)
                .map((entry, column) => cell(entry, row * columns + column))}
            </Row>
          ))}
    </div>
  );
});

/** The card that has the focus, or is drawn wherever it is to be scrolled to. */
interface FocusedCard {
  key: string;
  /** Where it was. */
  position: number;
  /** Which of its controls has the focus; -1 where none does. */
  control: number;
}

/** Where the card is now; where it is gone, where the next one came into its place, or the last. */
function placeOf<Entry>(
  { key, position }: FocusedCard,
  items: readonly Entry[],
  getKey: (entry: Entry) => string,
): number | null {
  const there = items[position];
  if (there !== undefined && getKey(there) === key) return position;
  const moved = items.findIndex((entry) => getKey(entry) === key);
  if (moved >= 0) return moved;
  return items.length === 0 ? null : Math.min(position, items.length - 1);
}

function cardAt(root: HTMLElement | null, position: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[aria-posinset="${position + 1}"]`) ?? null;
}

function controlsOf(card: HTMLElement | null): HTMLElement[] {
  return [...(card?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? [])];
}

interface RowProps {
  row: number;
  top: number;
  template: { gap: number; gridTemplateColumns: string };
  onMeasure: (row: number, height: number) => void;
  children: ReactNode;
}

function Row({ row, top, template, onMeasure, children }: RowProps) {
  const element = useRef<HTMLDivElement>(null);
  const report = useRef(onMeasure);
  report.current = onMeasure;

  // A row's height is the browser's to say, and may change with its cards.
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const tell = () => {
      if (observed.offsetHeight > 0) report.current(row, observed.offsetHeight);
    };
    const resized = new ResizeObserver(tell);
    resized.observe(observed);
    tell();
    return () => resized.disconnect();
  }, [row]);

  return (
    <div
      ref={element}
      role="presentation"
      data-part="row"
      data-row={row}
      className={styles.row}
      style={{ top, ...template }}
    >
      {children}
    </div>
  );
}

/** The rows in sight and the one with focus, in order. */
function rowsToShow(first: number, last: number, focused: number | null, rows: number): number[] {
  const shown = Array.from({ length: last - first }, (_, place) => first + place);
  if (focused === null || focused >= rows || (focused >= first && focused < last)) return shown;
  return focused < first ? [focused, ...shown] : [...shown, focused];
}
