'use client';
import { fileSize, isComposing, useLocale, VisuallyHidden } from '@linework/design-system';
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { isShortcut } from '../../core/isShortcut';
import { type Command, explorerCommands } from '../../explorer/commands';
import { ExplorerContext, type ExplorerContextValue } from '../../explorer/ExplorerContext';
import type { ExplorerOptions } from '../../explorer/ExplorerOptions';
import { useDrop } from '../../explorer/useDrop';
import { useElementSize } from '../../explorer/useElementSize';
import { useExplorer } from '../../explorer/useExplorer';
import { useThumbnails } from '../../explorer/useThumbnails';
import { useWriteDate } from '../../explorer/useWriteDate';
import type { FileEntry } from '../../ports/FileProvider';
import type { PreviewPlugin } from '../../ports/PreviewPlugin';
import { EntryGrid } from './EntryGrid';
import { ExplorerDialogs } from './ExplorerDialogs';
import { ExplorerToolbar } from './ExplorerToolbar';
import * as styles from './FileExplorer.css';
import { FolderPane } from './FolderPane';
import { PreviewPane } from './PreviewPane';
import { SelectionBar } from './SelectionBar';
import { StatusBar } from './StatusBar';
import { UploadErrors } from './UploadErrors';
import { UploadPanel } from './UploadPanel';

export interface FileExplorerProps
  extends ExplorerOptions,
    Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Its accessible name. Default 'Files'. */
  label?: string;
  /** px, or any CSS length. Default 600. */
  height?: number | string;
  /** What can be shown of files; the first that matches is taken. Default none: details and a download. */
  previews?: readonly PreviewPlugin[];
  /** Writes an ISO instant as the app does. Default: the short month with the time, in the language of the page. */
  formatDate?: (instant: string) => string;
  /** What the app shows below a file in its large preview: comments, say. */
  belowFile?: (file: FileEntry) => ReactNode;
}

const noPreviews: readonly PreviewPlugin[] = [];
/** px: from these on there is room for the folders, and for the preview. */
const MEDIUM = 620;
const WIDE = 980;

const ExplorerOfProvider = forwardRef(function ExplorerOfProvider(
  {
    provider,
    folder,
    defaultFolder,
    onFolderChange,
    defaultView,
    onViewChange,
    defaultSort,
    onSortChange,
    onFilesChosen,
    messages,
    label,
    height = 600,
    previews = noPreviews,
    formatDate,
    belowFile,
    className,
    style,
    onKeyDown,
    ...rest
  }: FileExplorerProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const explorer = useExplorer({
    ...{
      provider,
      folder,
      defaultFolder,
      onFolderChange,
      defaultView,
      onViewChange,
      defaultSort,
      onSortChange,
      onFilesChosen,
      messages,
    },
  });
  const commands = explorerCommands(explorer);
  const { locale } = useLocale();
  const body = useRef<HTMLDivElement>(null);
  const width = useElementSize(body)?.width ?? 0;
  const room = width >= WIDE ? 'wide' : width >= MEDIUM ? 'medium' : 'narrow';
  const drop = useDrop(explorer);
  const thumbnails = useThumbnails(provider, previews);
  const writeDate = useWriteDate(formatDate);
  const context: ExplorerContextValue = {
    explorer,
    label: label ?? explorer.text.files,
    commands,
    previews,
    thumbnails,
    formatSize: (bytes) => fileSize(bytes, locale),
    formatDate: writeDate,
    belowFile,
    room,
  };
  const { uploads } = explorer;

  /** Shortcuts that count wherever the focus is in the explorer, but where somebody writes. */
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || isComposing(event) || !event.currentTarget.contains(target)) return;
    if (target.closest('input, textarea, select, [contenteditable]')) return;
    const { back, forward, home, up, search, undo } = commands;
    const pressed = [back, forward, home, up, search, undo].find((command: Command) =>
      command.keys?.some((keys) => keys !== 'backspace' && isShortcut(keys, event)),
    );
    if (!pressed?.isEnabled) return;
    event.preventDefault();
    pressed.run();
  };

  return (
    <ExplorerContext.Provider value={context}>
      <section
        ref={ref}
        data-component="FileExplorer"
        data-room={room}
        aria-label={context.label}
        className={[styles.root, className].filter(Boolean).join(' ')}
        style={{ height, ...style }}
        {...rest}
        {...drop}
        onKeyDown={handleKey}
      >
        <ExplorerToolbar />
        <SelectionBar />
        {!uploads.isDialogOpen && <UploadErrors />}
        <div ref={body} className={styles.body}>
          {room !== 'narrow' && <FolderPane />}
          <div className={styles.main}>
            <div className={styles.files}>
              <EntryGrid />
              {explorer.isDropOver && <DropHint explorer={explorer} />}
            </div>
            {!uploads.isDialogOpen && <UploadPanel />}
          </div>
          {room === 'wide' && explorer.isPreviewOpen && <PreviewPane />}
        </div>
        <StatusBar />
        {uploads.areTaken && (
          <input
            ref={explorer.fileInput}
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden="true"
            accept={provider.uploadRules?.accept?.join(',')}
            className={styles.fileInput}
            onChange={(event) => {
              explorer.takeFiles([...(event.target.files ?? [])]);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
        )}
        <VisuallyHidden role="status">{explorer.announcement}</VisuallyHidden>
        <ExplorerDialogs />
      </section>
    </ExplorerContext.Provider>
  );
});

/**
 * A file manager: folders, files as a list or tiles, a preview, uploads, and everything that is done with files, by pointer, keyboard or
 * screen reader. Where the files live is the `FileProvider`'s; what that cannot do is not shown. It needs a `ToastProvider` around it,
 * which tells what was done and offers 'Undo'.
 *
 * Not for choosing files in a form (`FileDrop`), nor for a handful of attachments (`List`).
 *
 * Keyboard: in the files arrows, Home, End, PageUp and PageDown move and select; with Shift they extend, with Ctrl they only move. Enter
 * opens, Space shows the file, Backspace and Alt with arrows go through the history, F2 renames, Delete deletes, Ctrl with A, C, X, V, Z
 * as everywhere, letters go to a name, / searches, Shift+F10 opens the menu. The README lists them all.
 *
 * @example <FileExplorer provider={provider} previews={[pdfPreview({ workerUrl }), imagePreview(), textPreview()]} />
 */
export const FileExplorer = forwardRef(function FileExplorer(
  props: FileExplorerProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const { provider } = props;
  // Another store is another explorer: nothing of the one before, neither files nor uploads, belongs to it.
  const [shown, setShown] = useState({ provider, key: 0 });
  if (shown.provider !== provider) setShown({ provider, key: shown.key + 1 });
  return <ExplorerOfProvider key={shown.key} ref={ref} {...props} />;
});

function DropHint({
  explorer: { text, dropFolder, place, folders },
}: Pick<ExplorerContextValue, 'explorer'>) {
  const target = dropFolder ?? place;
  return (
    <div className={styles.dropHint} data-part="drop-hint">
      <span>{target === null ? text.dropHere : text.dropInto(folders.nameOf(target))}</span>
    </div>
  );
}
