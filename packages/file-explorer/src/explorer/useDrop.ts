'use client';
import { type ClipboardEvent, type DragEvent, useRef } from 'react';
import { filesOfDrop } from '../core/filesOfDrop';
import type { Explorer } from './useExplorer';
import { DRAG_TYPE, isCopying } from './useGridEvents';

/**
 * What is dropped on the explorer, or pasted: files from elsewhere are uploaded, files of its own are moved, or copied with Ctrl. Onto a
 * folder, wherever one is shown (`data-folder`), else into the open one.
 */
export function useDrop(explorer: Explorer) {
  const { provider, folders, place, dropFolder, dragged, entries, uploads } = explorer;
  const rest = folders.list?.folderForRest;
  /** Enters and leaves of children come in pairs. */
  const depth = useRef(0);

  const folderUnder = (target: EventTarget | null): string | null => {
    if (!(target instanceof Element)) return null;
    const row = target.closest<HTMLElement>('[data-position]');
    const entry = row ? entries.at(Number(row.dataset.position)) : null;
    if (entry?.kind === 'folder') return entry.folder.id;
    const item = target.closest('[role="treeitem"]');
    const marked =
      target.closest<HTMLElement>('[data-folder]') ?? item?.querySelector<HTMLElement>('[data-folder]');
    return marked?.dataset.folder || null;
  };
  const kindOf = ({ dataTransfer }: DragEvent): 'files' | 'own' | null => {
    if (dataTransfer.types.includes(DRAG_TYPE) && dragged.current) return 'own';
    return dataTransfer.types.includes('Files') && uploads.areTaken ? 'files' : null;
  };
  const isWritable = (id: string | null) => id !== null && folders.byId.get(id)?.writable !== false;
  const over = (event: DragEvent<HTMLElement>) => {
    const kind = kindOf(event);
    if (kind === null) return;
    // Otherwise the browser would leave the page to show the file.
    event.preventDefault();
    const folder = folderUnder(event.target);
    const copying = kind === 'own' && isCopying(event);
    const can = kind === 'files' || (copying ? provider.copyFiles : provider.moveFiles) !== undefined;
    const target = kind === 'files' ? (folder ?? place ?? rest ?? null) : folder;
    const takes = can && isWritable(target) && (kind === 'files' || copying || folder !== place);
    event.dataTransfer.dropEffect = !takes ? 'none' : kind === 'own' && !copying ? 'move' : 'copy';
    const marked = takes ? folder : null;
    if (marked !== dropFolder) explorer.setDropFolder(marked);
    explorer.setDropOver(kind === 'files' && takes);
  };
  const end = () => {
    depth.current = 0;
    explorer.setDropFolder(null);
    explorer.setDropOver(false);
  };
  const take = async (files: Promise<File[]>, folder: string) => {
    try {
      uploads.choose(await files, folder);
    } catch {
      uploads.addError(explorer.text.unreadable);
    }
  };

  return {
    onDragEnter: (event: DragEvent<HTMLElement>) => {
      if (kindOf(event) === null) return;
      event.preventDefault();
      depth.current += 1;
    },
    onDragOver: over,
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (kindOf(event) === null) return;
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      const kind = kindOf(event);
      if (kind === null) return;
      event.preventDefault();
      const folder = folderUnder(event.target);
      const subject = dragged.current;
      end();
      if (kind === 'own') {
        if (!folder || !subject) return;
        if (isCopying(event)) void explorer.changes.copy(subject, folder);
        else if (folder !== place) void explorer.changes.move(subject, folder);
        return;
      }
      const target = folder ?? place ?? rest;
      if (target && isWritable(target)) void take(filesOfDrop(event.dataTransfer), target);
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const isField = event.target instanceof HTMLElement && event.target.closest('input, textarea');
      if (isField || !uploads.areTaken || event.clipboardData.files.length === 0) return;
      event.preventDefault();
      const target = place ?? rest;
      if (target) void take(filesOfDrop(event.clipboardData), target);
    },
  };
}
