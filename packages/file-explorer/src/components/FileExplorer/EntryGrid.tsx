'use client';
import { ContextMenu } from '@linework/design-system';
import { type ReactNode, useId, useRef } from 'react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { useElementSize } from '../../explorer/useElementSize';
import { useGridEvents } from '../../explorer/useGridEvents';
import { useLayoutEffect } from '../../explorer/useLayoutEffect';
import { useVirtualRows } from '../../explorer/useVirtualRows';
import * as styles from './EntryGrid.css';
import { EntryMenu } from './EntryMenu';
import { EntryRow, type EntryState } from './EntryRow';
import { EntryTile } from './EntryTile';
import { GridBlank } from './GridBlank';
import { ListHead } from './ListHead';
import { useMenuRun } from './useMenuRun';

/** px: the narrowest that a tile is. */
const TILE_WIDTH = 136;

/**
 * The open folder: a list with row focus, or tiles in rows and columns. Only what is in sight is in the document. The grid has the focus
 * and names the entry that is meant, so that it can be anywhere among 100,000.
 */
export function EntryGrid() {
  const { explorer } = useExplorerContext();
  const { entries, selection, view, grid, text, fileSource, clipboard, renaming } = explorer;
  const id = useId();
  const probe = useRef<HTMLDivElement>(null);
  const headProbe = useRef<HTMLDivElement>(null);
  const size = useElementSize(grid);
  const isList = view === 'list';
  const columns = isList ? 1 : Math.max(1, Math.floor((size?.width ?? 0) / TILE_WIDTH));
  const rowCount = Math.ceil(entries.count / columns);
  const headHeight = useElementSize(headProbe)?.height ?? 0;
  const rowHeight = useElementSize(probe)?.height ?? 0;
  const viewport = Math.max(0, (size?.height ?? 0) - (isList ? headHeight : 0));
  const rows = useVirtualRows({ scroller: grid, rowCount, rowHeight, viewport });
  const events = useGridEvents({
    columns,
    page: Math.max(1, Math.floor(viewport / Math.max(1, rowHeight)) - 1),
    elementAt: (position) => document.getElementById(`${id}-${position}`),
  });
  const menu = useMenuRun();

  // The focus leads, the scroll position follows.
  const focusRow = Math.floor(selection.focus / columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the focus moves, not when somebody scrolls away from it
  useLayoutEffect(() => {
    if (entries.count > 0 && rowHeight > 0) rows.reveal(focusRow);
  }, [focusRow, columns, rowHeight === 0, explorer.place]);

  // A source may be a server: it is told what is in sight.
  const { source, filter } = fileSource;
  const firstFile = Math.max(0, rows.first * columns - entries.folderCount);
  const endFile = Math.max(0, rows.end * columns - entries.folderCount);
  const failed = fileSource.snapshot.status === 'failed';
  useLayoutEffect(() => {
    if (filter && !failed) source.wanted(firstFile, endFile);
  }, [source, filter, firstFile, endFile, failed]);

  const stateOf = (position: number): EntryState => {
    const entry = entries.at(position);
    const file = entry.kind === 'file' ? entry.file : null;
    return {
      id: `${id}-${position}`,
      entry,
      position,
      isSelected: selection.isSelected(position),
      isFocused: position === selection.focus,
      isCut: clipboard?.action === 'cut' && file !== null && clipboard.has(file.id),
      renaming: file !== null && renaming?.file.id === file.id ? renaming : null,
      isDropTarget: entry.kind === 'folder' && explorer.dropFolder === entry.folder.id,
    };
  };
  const shown = rowsToDraw(rows.first, rows.end, entries.count > 0 ? focusRow : -1);
  const slots = Math.max(1, rows.end - rows.first);
  const draw = (row: number): ReactNode => {
    const top = rows.topOf(row);
    // An element takes another row when its own has scrolled out; the focused one out of sight has its own.
    const key = row < rows.first || row >= rows.end ? 'focus' : row % slots;
    if (isList) return <EntryRow key={key} top={top} {...stateOf(row)} />;
    const first = row * columns;
    const length = Math.min(columns, entries.count - first);
    return (
      <div
        key={key}
        role="row"
        aria-rowindex={row + 1}
        className={styles.tiles}
        style={{ transform: `translateY(${top}px)`, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      >
        {Array.from({ length }, (_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row, which takes whatever is there
          <EntryTile key={column} column={column} {...stateOf(first + column)} />
        ))}
      </div>
    );
  };
  const { snapshot } = fileSource;
  const isExact = filter === null || snapshot.total !== null;

  return (
    <div className={styles.frame}>
      <div ref={probe} className={isList ? styles.rowProbe : styles.tileProbe} />
      <div ref={headProbe} className={styles.headProbe} />
      <ContextMenu.Root open={menu.open} onOpenChange={menu.onOpenChange}>
        <ContextMenu.Trigger>
          {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles take a name */}
          <div
            ref={grid}
            role={isList ? 'treegrid' : 'grid'}
            tabIndex={0}
            data-part="entries"
            data-view={view}
            aria-label={explorer.place === null ? text.folders : explorer.folders.nameOf(explorer.place)}
            aria-multiselectable="true"
            aria-rowcount={isExact ? rowCount + (isList ? 1 : 0) : -1}
            aria-colcount={isList ? 5 : columns}
            aria-busy={snapshot.status === 'loading' && filter !== null ? true : undefined}
            aria-activedescendant={entries.count > 0 ? `${id}-${selection.focus}` : undefined}
            className={styles.grid}
            {...events}
          >
            {isList && <ListHead />}
            <div role="rowgroup" className={styles.body} style={{ height: rows.height }}>
              {rowHeight > 0 && shown.map(draw)}
            </div>
          </div>
        </ContextMenu.Trigger>
        <ContextMenu.Content aria-label={text.more} onCloseAutoFocus={menu.onCloseAutoFocus}>
          <EntryMenu run={menu.run} />
        </ContextMenu.Content>
      </ContextMenu.Root>
      <GridBlank />
    </div>
  );
}

/** Rows in sight, and the focused one, which has to be there to be named. */
function rowsToDraw(first: number, end: number, focusRow: number): number[] {
  const rows = Array.from({ length: end - first }, (_, at) => first + at);
  if (focusRow >= 0 && (focusRow < first || focusRow >= end) && end > first) rows.push(focusRow);
  return rows;
}
