import { useState } from 'react';

interface Mark<Item> {
  index: number;
  /** Of an option that somebody walked to; undefined where it is only the first of what is found. */
  key: unknown;
  /** Where the index is right. */
  items: readonly Item[];
  query: string;
}

/**
 * Which option is marked: where other options come meanwhile, the mark goes with the one that somebody walked to. Where that is gone the
 * next one has it, and none where something else was searched.
 */
export function useMark<Item>(items: readonly Item[], keyOf: (item: Item) => unknown, query: string) {
  const [mark, setMark] = useState<Mark<Item>>({ index: -1, key: undefined, items, query });
  if (mark.items !== items) setMark({ ...mark, index: placeNow(mark), items, query });

  function placeNow({ index, key, query: before }: Mark<Item>): number {
    if (key === undefined) return index;
    const found = items.findIndex((item) => keyOf(item) === key);
    if (found >= 0) return found;
    return before === query ? Math.min(index, items.length - 1) : -1;
  }

  return {
    index: mark.index,
    /** @param isWalkedTo false for the first of what is found */
    set: (index: number, isWalkedTo: boolean) => {
      const item = items[index];
      const key = isWalkedTo && item !== undefined ? keyOf(item) : undefined;
      setMark({ index, key, items, query });
    },
  };
}
