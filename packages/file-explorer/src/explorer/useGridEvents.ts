'use client';
import { isComposing } from '@linework/design-system';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { gridMove } from '../core/gridMove';
import { isApple, isShortcut } from '../core/isShortcut';
import { typedEntry } from '../core/typedEntry';
import type { Command } from './commands';
import { useExplorerContext } from './ExplorerContext';

interface GridEventsOptions {
  columns: number;
  /** Rows that PageUp and PageDown go. */
  page: number;
  elementAt: (position: number) => HTMLElement | null;
}

const TYPING_MS = 700;

/** What marks a drag of our own files; the files themselves stay in the explorer. */
export const DRAG_TYPE = 'application/x-linework-files';

/** What pointer and keyboard do to the entries: one set of handlers for all of them. */
export function useGridEvents({ columns, page, elementAt }: GridEventsOptions) {
  const { explorer, commands } = useExplorerContext();
  const { entries, selection, renaming } = explorer;
  const typed = useRef({ text: '', at: 0 });

  const openEntry = (position: number) => {
    const entry = entries.at(position);
    if (entry.kind === 'folder') explorer.open(entry.folder.id);
    if (entry.kind !== 'file') return;
    if (!selection.isSelected(position)) selection.selectOnly(position);
    explorer.ask({ kind: 'view' });
  };
  const runIfEnabled = (command: Command) => {
    if (command.isShown && command.isEnabled) command.run();
  };

  const move = (event: KeyboardEvent<HTMLDivElement>): boolean => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = gridMove(selection.focus, event.key, { count: entries.count, columns, page, rtl });
    if (to === null || event.altKey) return false;
    const far = event.ctrlKey || event.metaKey;
    if (event.shiftKey) selection.extendTo(to, far);
    else if (far) selection.focusOn(to);
    else selection.selectOnly(to);
    return true;
  };

  /** @returns whether a name goes on like this */
  const typeAhead = ({ key, timeStamp }: KeyboardEvent): boolean => {
    const going = timeStamp - typed.current.at < TYPING_MS ? typed.current.text : '';
    const found = typedEntry(entries.nameAt, entries.count, selection.focus, going + key);
    if (key === ' ' && found < 0) return false;
    typed.current = { text: going + key, at: timeStamp };
    if (found >= 0) selection.selectOnly(found);
    return found >= 0;
  };

  const openMenu = () => {
    const element = elementAt(selection.focus);
    const entry = entries.at(selection.focus);
    if (!element || !explorer.grid.current) return;
    if (entry.kind === 'file' && !selection.isSelected(selection.focus))
      selection.selectOnly(selection.focus);
    explorer.setMenuAbout(entries.keyAt(selection.focus) ?? null);
    const { left, right, bottom } = element.getBoundingClientRect();
    const rtl = getComputedStyle(element).direction === 'rtl';
    explorer.grid.current.dispatchEvent(
      new MouseEventOf('contextmenu', {
        bubbles: true,
        cancelable: true,
        clientX: rtl ? right - 48 : left + 48,
        clientY: bottom - 8,
      }),
    );
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || isComposing(event) || event.target !== event.currentTarget) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const far = ctrlKey || metaKey;
    const entry = entries.at(selection.focus);
    const isFolder = entries.count > 0 && entry.kind === 'folder';
    const isSign = key.length === 1 && !far && !altKey;
    // Whoever goes on by other keys begins another name.
    if (!isSign && key !== 'Shift') typed.current = { text: '', at: 0 };
    const isTyping = event.timeStamp - typed.current.at < TYPING_MS;
    const pressed = Object.values(commands).find((command: Command) =>
      command.keys?.some((keys) => keys !== ' ' && keys.length > 1 && isShortcut(keys, event)),
    );

    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) openMenu();
    else if (entries.count > 0 && move(event)) {
      // Moved.
    } else if (key === 'Enter' && !far && !altKey && entries.count > 0) openEntry(selection.focus);
    else if (key === ' ' && far) selection.toggle(selection.focus);
    else if (key === ' ' && shiftKey) selection.extendTo(selection.focus);
    else if (key === ' ' && isTyping && typeAhead(event)) {
      // A space within the name that is being typed.
    } else if (key === ' ' && entries.count > 0) openEntry(selection.focus);
    else if (key === 'F2' && isFolder) runIfEnabled(commands.renameFolder);
    else if (key === 'Delete' && isFolder) runIfEnabled(commands.deleteFolder);
    else if (key === 'Escape' && selection.count === 0 && explorer.clipboard) explorer.emptyClipboard();
    else if (pressed?.isShown && pressed.isEnabled) pressed.run();
    else if (isSign && key !== '/') typeAhead(event);
    else if (pressed !== commands.selectAll) return;
    // Where all are selected already, Ctrl+A is not about the page either.
    event.preventDefault();
  };

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest('[data-retry]')) return explorer.fileSource.source.retry();
    const position = positionOf(target);
    if (position === null || target.closest('input')) return;
    if (event.shiftKey) selection.extendTo(position, event.ctrlKey || event.metaKey);
    else if (event.ctrlKey || event.metaKey || target.closest('[data-check]')) selection.toggle(position);
    else selection.selectOnly(position);
  };

  return {
    onKeyDown: handleKey,
    onClick: handleClick,
    onDoubleClick: (event: MouseEvent<HTMLDivElement>) => {
      const target = event.target as HTMLElement;
      const position = positionOf(target);
      if (position !== null && !target.closest('input, [data-check]') && !event.ctrlKey && !event.shiftKey)
        openEntry(position);
    },
    onContextMenu: (event: MouseEvent<HTMLDivElement>) => {
      // By key it is about the focused entry already, and comes from the grid itself.
      if (!event.isTrusted && event.target === event.currentTarget) return;
      const position = positionOf(event.target as HTMLElement);
      explorer.setMenuAbout(position === null ? null : (entries.keyAt(position) ?? null));
      if (position === null) selection.clear();
      else if (!selection.isSelected(position)) selection.selectOnly(position);
      else selection.focusOn(position);
    },
    onDragStart: (event: DragEvent<HTMLDivElement>) => {
      const position = positionOf(event.target as HTMLElement);
      const entry = position === null ? null : entries.at(position);
      if (position === null || entry?.kind !== 'file' || renaming) return event.preventDefault();
      event.dataTransfer.setData(DRAG_TYPE, entry.file.id);
      event.dataTransfer.effectAllowed = 'copyMove';
      if (selection.isSelected(position)) {
        explorer.dragged.current = explorer.subject();
        return;
      }
      selection.selectOnly(position);
      explorer.dragged.current = { target: { ids: [entry.file.id] }, count: 1, name: entry.file.name };
    },
    onDragEnd: () => {
      explorer.dragged.current = null;
      explorer.setDropFolder(null);
      explorer.setDropOver(false);
    },
  };
}

/** The browser's, for React's has the same name. */
const MouseEventOf = globalThis.MouseEvent;

function positionOf(target: HTMLElement): number | null {
  const position = target.closest<HTMLElement>('[data-position]')?.dataset.position;
  return position === undefined ? null : Number(position);
}

/** Whether a drag copies instead of moving. */
export function isCopying(event: Pick<DragEvent, 'ctrlKey' | 'altKey'>): boolean {
  return isApple() ? event.altKey : event.ctrlKey;
}
