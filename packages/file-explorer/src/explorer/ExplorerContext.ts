'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { FileEntry } from '../ports/FileProvider';
import type { PreviewPlugin } from '../ports/PreviewPlugin';
import type { Commands } from './commands';
import type { Thumbnails } from './createThumbnails';
import type { Explorer } from './useExplorer';

export interface ExplorerContextValue {
  readonly explorer: Explorer;
  /** The explorer's accessible name: its landmarks go by it where a page has two. */
  readonly label: string;
  readonly commands: Commands;
  readonly previews: readonly PreviewPlugin[];
  readonly thumbnails: Thumbnails;
  /** A size as the language writes it. */
  readonly formatSize: (bytes: number) => string;
  /** An ISO instant as the app writes it. */
  /** What stands below a file that is shown large. */
  readonly belowFile: ((file: FileEntry) => ReactNode) | undefined;
  readonly formatDate: (instant: string) => string;
  /** How much room there is: `narrow` has the files alone, `medium` the folders beside them, `wide` the preview too. */
  readonly room: 'narrow' | 'medium' | 'wide';
}

export const ExplorerContext = createContext<ExplorerContextValue | null>(null);

/** @throws Error outside a FileExplorer */
export function useExplorerContext(): ExplorerContextValue {
  const value = useContext(ExplorerContext);
  if (!value) throw new Error('This is a part of FileExplorer');
  return value;
}
