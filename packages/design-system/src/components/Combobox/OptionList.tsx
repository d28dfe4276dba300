'use client';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  Fragment,
  type Key,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { classNames } from '../classNames';
import * as optionList from '../Field/optionList.css';
import { mergeRefs } from '../mergeRefs';
import { useLayoutEffect } from '../useLayoutEffect';
import { withRef } from '../withRef';
import * as styles from './OptionList.css';

/** Spread on an option: where it lies in a list of which only a window is drawn, nothing in a short one. */
export interface OptionPlace {
  style?: CSSProperties;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
  'data-windowed'?: '';
}

interface OptionListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  /** The marked item: drawn wherever the list is scrolled to, as `aria-activedescendant` names it. -1 for none. */
  highlightedIndex: number;
  /** What was searched: another search shows its list from the top. */
  query: string;
  renderItem: (item: Item, index: number, place: OptionPlace) => ReactNode;
}

/**
 * The listbox of Combobox and MultiSelect. Up to two hundred options are simply there; of a longer list only what can be
 * seen is drawn, in rows of one height, and each says which of how many it is.
 */
export const OptionList = withRef(function OptionList<Item>({
  items,
  itemKey,
  highlightedIndex,
  query,
  renderItem,
  className,
  ref,
  ...rest
}: OptionListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [shape, setShape] = useState<{ row: number; height: number } | null>(null);
  const windowed = items.length > windowFrom;
  const { row, height } = shape ?? guess;

  // The size of a row is the theme's and the pointer's: it is measured, and grows with the tallest seen.
  useLayoutEffect(() => {
    if (!windowed || !list.current) return;
    const seen = [...list.current.querySelectorAll<HTMLElement>('[role="option"]')];
    const tallest = Math.max(shape?.row ?? 0, ...seen.map((option) => option.getBoundingClientRect().height));
    // Never more than the window, whatever a stylesheet that is not there yet would let it grow to.
    const inner = Math.min(list.current.clientHeight, window.innerHeight);
    if (tallest > 0 && (tallest !== shape?.row || inner !== shape.height))
      setShape({ row: tallest, height: inner });
  });

  // Rows that turn out taller lie further down: what was in sight stays in sight.
  const laidOutBy = useRef(row);
  useLayoutEffect(() => {
    if (list.current && laidOutBy.current !== row) list.current.scrollTop *= row / laidOutBy.current;
    laidOutBy.current = row;
  }, [row]);

  // A list is opened at what is chosen, and a new search starts at the top. From there on downshift scrolls.
  const scrolledFor = useRef<{ query: string; measured: boolean } | null>(null);
  useLayoutEffect(() => {
    const measured = shape !== null;
    const last = scrolledFor.current;
    if (!list.current || (last?.query === query && last.measured === measured)) return;
    scrolledFor.current = { query, measured };
    const marked = list.current.querySelector<HTMLElement>('[data-highlighted]');
    if (!marked || highlightedIndex <= 0) list.current.scrollTop = 0;
    else list.current.scrollTop = marked.offsetTop - (list.current.clientHeight - marked.offsetHeight) / 2;
    setScrollTop(list.current.scrollTop);
  });

  const first = Math.max(0, Math.floor(scrollTop / row) - overscan);
  const end = Math.min(items.length, Math.ceil((scrollTop + height) / row) + overscan);
  const shown = windowed ? range(first, end, highlightedIndex, items.length) : items.map((_, index) => index);
  const place = (index: number): OptionPlace =>
    windowed
      ? {
          style: { insetBlockStart: index * row, ...(shape ? { minHeight: row } : {}) },
          'aria-setsize': items.length,
          'aria-posinset': index + 1,
          'data-windowed': '',
        }
      : {};
  const rows = shown.map((index) => {
    const item = items[index];
    return item === undefined ? null : (
      <Fragment key={itemKey(item)}>{renderItem(item, index, place(index))}</Fragment>
    );
  });

  return (
    <div
      {...rest}
      ref={mergeRefs(list, ref)}
      className={classNames(optionList.list, styles.list, className)}
      onScroll={(event) => windowed && setScrollTop(event.currentTarget.scrollTop)}
    >
      {windowed ? (
        <div role="presentation" className={styles.whole} style={{ height: items.length * row }}>
          {rows}
        </div>
      ) : (
        rows
      )}
    </div>
  );
});

/** Longer lists than this are drawn in part. */
const windowFrom = 200;
/** Rows drawn beyond either edge. */
const overscan = 6;
/** Until a row has been measured, px. */
const guess = { row: 32, height: 320 };

/** `first` to before `end`, and the marked one before or after them. */
function range(first: number, end: number, marked: number, count: number): number[] {
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  if (marked < 0 || marked >= count) return shown;
  if (marked < first) return [marked, ...shown];
  return marked >= end ? [...shown, marked] : shown;
}
