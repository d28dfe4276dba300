'use client';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  type Selection,
  type SourceSnapshot,
  selectedCount,
  selectedRows,
  withRows,
} from '@linework/design-system/table';
import { useMemo, useRef, useState } from 'react';
import type { FileEntry, FilePermissions, FileTarget } from '../ports/FileProvider';
import type { Entries } from './useEntries';
import type { FileSource } from './useFileSource';

export interface SelectionSummary {
  readonly count: number;
  /** More than `count` are selected: all that match, which the store did not count to the end. */
  readonly countIsCapped: boolean;
  /** Bytes of the loaded ones. */
  readonly size: number;
  /** The only one; null for none or several. */
  readonly single: FileEntry | null;
  readonly first: FileEntry | null;
  /** What every selected file allows. */
  readonly may: Required<FilePermissions>;
}

export interface ExplorerSelection extends SelectionSummary {
  readonly focus: number;
  readonly isSelected: (position: number) => boolean;
  readonly areAll: boolean;
  readonly target: () => FileTarget;
  /** The selected files that are loaded. */
  readonly files: () => FileEntry[];
  /** Moves the focus and leaves the selection. */
  readonly focusOn: (position: number) => void;
  /** This one and no other; the next range starts here. */
  readonly selectOnly: (position: number) => void;
  readonly toggle: (position: number) => void;
  /** From where the range began to here. @param adds keeps what was selected before */
  readonly extendTo: (position: number, adds?: boolean) => void;
  /** Exactly these positions: of a rubber band. */
  readonly selectPositions: (positions: readonly number[], adds: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  /** After another folder was opened: the focus is on an entry, by its key, or the first one. */
  readonly startOver: (key?: string) => void;
}

interface Focused {
  position: number;
  /** Of the entry, so that the focus goes where it goes. */
  key: string | undefined;
}

interface RangeStart extends Focused {
  /** What was selected when it began. */
  before: Selection;
}

/** Which entry has the focus, and which files are selected: as ranges of positions, so that all of 100,000 cost what one does. */
export function useSelection(entries: Entries, { source, snapshot, filter }: FileSource): ExplorerSelection {
  const [focused, setFocused] = useState<Focused>({ position: 0, key: undefined });
  const anchor = useRef<RangeStart>({ position: 0, key: undefined, before: nothingSelected });
  const { folderCount } = entries;
  const { selection, selectable, total } = snapshot;

  const focus = positionNow(focused, entries);
  const keyNow = entries.keyAt(focus);
  // Sorted, renamed, deleted: the focus follows its entry, or stays at the place where it was.
  if (focus !== focused.position || (keyNow !== undefined && keyNow !== focused.key))
    setFocused({ position: focus, key: keyNow });

  const summary = useMemo(() => (filter ? summarise(source, snapshot) : nothing), [source, snapshot, filter]);

  const numberOf = (position: number) => position - folderCount;
  const select = (next: Selection) => {
    if (next !== selection) source.select(next);
  };
  const focusOn = (position: number) => {
    const at = Math.max(0, Math.min(position, entries.count - 1));
    setFocused({ position: at, key: entries.keyAt(at) });
  };
  const startAt = (position: number, before: Selection) => {
    anchor.current = { position, key: entries.keyAt(position), before };
  };
  /** Where the range starts now. What was selected before it is in numbers of rows that have moved. */
  const start = (): RangeStart => {
    const position = positionNow(anchor.current, entries);
    if (position !== anchor.current.position) startAt(position, selection);
    return anchor.current;
  };
  const only = (positions: readonly number[], before: Selection) =>
    withRows(
      before,
      positions.map(numberOf).filter((number) => source.rowAt(number) !== undefined),
      true,
    );

  return {
    ...summary,
    focus,
    countIsCapped: selection.inverted && total === null,
    isSelected: (position) =>
      filter !== null && position >= folderCount && isSelected(selection, numberOf(position)),
    areAll: summary.count > 0 && summary.count === (selection.inverted ? selectable : (total ?? -1)),
    target: () => {
      if (!filter || !selection.inverted || snapshot.loaded >= selectable)
        return { ids: source.selectedIds().map(String) };
      const { loaded } = snapshot;
      const except = [...selectedRows({ inverted: false, ranges: selection.ranges }, loaded)].flatMap(
        (number) => source.rowAt(number)?.id ?? [],
      );
      return { query: filter, except };
    },
    files: () => [...selectedFiles(source, selection, snapshot.loaded)],
    focusOn,
    selectOnly: (position) => {
      focusOn(position);
      const next = only([position], nothingSelected);
      startAt(position, nothingSelected);
      select(next);
    },
    toggle: (position) => {
      focusOn(position);
      const number = numberOf(position);
      if (source.rowAt(number) === undefined) return;
      const next = withRows(selection, [number], !isSelected(selection, number));
      startAt(position, next);
      select(next);
    },
    extendTo: (position, adds = false) => {
      focusOn(position);
      const range = start();
      const from = Math.max(folderCount, Math.min(range.position, position));
      const to = Math.min(folderCount + snapshot.loaded - 1, Math.max(range.position, position));
      const numbers = Uint32Array.from({ length: Math.max(0, to - from + 1) }, (_, at) =>
        numberOf(from + at),
      );
      select(withRows(adds ? range.before : nothingSelected, numbers, true));
    },
    selectPositions: (positions, adds) => select(only(positions, adds ? start().before : nothingSelected)),
    selectAll: () => {
      if (filter && snapshot.loaded > 0) select(everythingSelected);
    },
    clear: () => {
      startAt(focus, nothingSelected);
      select(nothingSelected);
    },
    startOver: (key) => {
      startAt(0, nothingSelected);
      source.select(nothingSelected);
      setFocused({ position: 0, key });
    },
  };
}

function positionNow({ position, key }: Focused, entries: Entries): number {
  const within = Math.max(0, Math.min(position, entries.count - 1));
  if (key === undefined || entries.keyAt(within) === key) return within;
  const moved = entries.positionOf(key);
  return moved >= 0 ? moved : within;
}

type Source = FileSource['source'];

function* selectedFiles(source: Source, selection: Selection, loaded: number): Generator<FileEntry> {
  for (const number of selectedRows(selection, loaded)) {
    const file = source.rowAt(number);
    if (file) yield file;
  }
}

function summarise(
  source: Source,
  { selection, selectable, loaded }: SourceSnapshot,
): Omit<SelectionSummary, 'countIsCapped'> {
  const count = selectedCount(selection, selectable);
  if (count === 0) return nothing;
  let size = 0;
  let first: FileEntry | null = null;
  const may = { ...everything };
  for (const file of selectedFiles(source, selection, loaded)) {
    first ??= file;
    size += file.size;
    if (file.may) for (const right of rights) if (file.may[right] === false) may[right] = false;
  }
  return { count, size, first, single: count === 1 ? first : null, may };
}

const rights = ['read', 'rename', 'edit', 'move', 'copy', 'delete'] as const;
const everything: Required<FilePermissions> = {
  read: true,
  rename: true,
  edit: true,
  move: true,
  copy: true,
  delete: true,
};
const nothing = { count: 0, size: 0, first: null, single: null, may: everything };
