'use client';
import { Button, Callout, Dialog, IconButton, isComposing } from '@linework/design-system';
import { ChevronLeft, ChevronRight, Download, ExternalLink } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { download } from '../../explorer/download';
import { useWriteDate } from '../../explorer/useWriteDate';
import { type ExplorerMessages, explorerMessages } from '../../messages';
import type { FileEntry, FileProvider, FileRevision } from '../../ports/FileProvider';
import type { PreviewPlugin } from '../../ports/PreviewPlugin';
import { CompareDialog } from '../FileComparison';
import { FilePreview } from '../FilePreview';
import { FileDetailsList } from './FileDetailsList';
import * as styles from './FileDialog.css';
import { RevisionList } from './RevisionList';
import { useRevisions } from './useRevisions';

export interface FileDialogProps {
  file: FileEntry;
  provider: Pick<
    FileProvider,
    'readFile' | 'urlOf' | 'pageOf' | 'thumbnailOf' | 'drawings' | 'listRevisions' | 'restoreRevision'
  >;
  /** The first that matches is taken. Keep the same array between renders. */
  previews: readonly PreviewPlugin[];
  onClose: () => void;
  /** To the file after it, or before it. Left out: it stands alone. */
  onGo?: (step: -1 | 1) => void;
  /** An earlier revision has become the newest. @param file as it is now */
  onRestored?: (file: FileEntry, revision: FileRevision) => void;
  /** Name of its folder. Default: the folder's id. */
  folderName?: string;
  messages?: Partial<ExplorerMessages>;
  /** Writes an ISO instant as the app does. Default: the short month with the time, in the language of the page. */
  formatDate?: (instant: string) => string;
  /** Below the file: what the app knows of it besides, comments say. */
  children?: ReactNode;
}

/**
 * One file, large: its content, what is known of it, what it has been, a download, and a tab of its own where it has one.
 *
 * Not for a file beside a list (`FilePreview`).
 *
 * Keyboard: Space or Escape closes; the arrow keys go to the file beside it, with Alt from wherever the focus is.
 *
 * @example {file && <FileDialog file={file} provider={provider} previews={previews} onClose={() => setFile(null)} />}
 */
export function FileDialog({
  file,
  provider,
  previews,
  onClose,
  onGo,
  onRestored,
  folderName,
  messages,
  formatDate,
  children,
}: FileDialogProps) {
  const text: ExplorerMessages = { ...explorerMessages, ...messages };
  const writeDate = useWriteDate(formatDate);
  const mayRead = file.may?.read !== false;
  const revisions = useRevisions(file, provider);
  const [opened, setOpened] = useState<string | null>(null);
  const [compared, setCompared] = useState<FileRevision | null>(null);
  const [restoring, setRestoring] = useState<{ isBusy: boolean; problem: string | null }>(still);
  const [newest, ...earlier] = revisions.rows ?? [];
  const earlierShown = earlier.find(({ id }) => id === opened);
  const shown = earlierShown?.file ?? file;
  const page = mayRead && !earlierShown ? provider.pageOf?.(file) : null;
  const restore = async (revision: FileRevision) => {
    setRestoring({ isBusy: true, problem: null });
    try {
      const restored = await provider.restoreRevision?.(file, revision, new AbortController().signal);
      setOpened(null);
      setRestoring(still);
      if (restored) onRestored?.(restored, revision);
    } catch (reason) {
      setRestoring({ isBusy: false, problem: reason instanceof Error ? reason.message : String(reason) });
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || isComposing(event) || target.closest('input, textarea, [role="menu"]'))
      return;
    // Plain arrows scroll what is shown; beside it they go to the next file.
    const isFree = event.altKey || target.dataset.part === 'viewed';
    if (event.key === ' ' && !target.closest('button, a')) onClose();
    else if (isFree && onGo && event.key === 'ArrowLeft') onGo(-1);
    else if (isFree && onGo && event.key === 'ArrowRight') onGo(1);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={file.name}
      closeLabel={text.close}
      onKeyDown={handleKey}
      footer={
        <>
          {onGo && (
            <span className={styles.neighbours}>
              <IconButton
                tooltip={false}
                label={text.previousFile}
                icon={<ChevronLeft />}
                onClick={() => onGo(-1)}
              />
              <IconButton
                tooltip={false}
                label={text.nextFile}
                icon={<ChevronRight />}
                onClick={() => onGo(1)}
              />
            </span>
          )}
          {page && (
            <Button asChild icon={<ExternalLink />}>
              <a href={page} target="_blank" rel="noreferrer">
                {text.openInTab}
              </a>
            </Button>
          )}
          {provider.urlOf && (
            <Button icon={<Download />} disabled={!mayRead} onClick={() => void download(provider, [shown])}>
              {text.download}
            </Button>
          )}
        </>
      }
    >
      {earlierShown && (
        <Callout
          tone="info"
          role="status"
          className={styles.shownRevision}
          title={text.revisionOf(earlierShown.label, file.name)}
          action={<Button onClick={() => setOpened(null)}>{text.backToCurrent}</Button>}
        />
      )}
      {/* The dialog's first stop: Space and arrows are about the file before they are about a button. */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys of the dialog
        tabIndex={0}
        data-part="viewed"
        aria-label={file.name}
        className={styles.body}
      >
        <FilePreview file={shown} provider={provider} previews={previews} messages={text} />
        <FileDetailsList
          file={shown}
          folderName={folderName}
          text={text}
          formatDate={writeDate}
          drawings={provider.drawings}
        />
      </div>
      {restoring.problem && (
        <Callout tone="danger" role="alert">
          {restoring.problem}
        </Callout>
      )}
      <RevisionList
        revisions={revisions}
        shown={earlierShown ?? newest}
        onOpen={({ id }) => setOpened(id)}
        onDownload={provider.urlOf && mayRead ? ({ file: one }) => void download(provider, [one]) : undefined}
        onRestore={
          provider.restoreRevision && onRestored && file.may?.edit !== false
            ? (revision) => void restore(revision)
            : undefined
        }
        onCompare={mayRead && previews.some(({ compares }) => compares) ? setCompared : undefined}
        isBusy={restoring.isBusy}
        drawings={provider.drawings}
        text={text}
        formatDate={writeDate}
      />
      {compared && (
        <CompareDialog
          name={file.drawing?.number || file.name}
          revisions={revisions.rows ?? []}
          earlier={compared}
          provider={provider}
          previews={previews}
          onClose={() => setCompared(null)}
          text={text}
          formatDate={writeDate}
        />
      )}
      {children && <div className={styles.below}>{children}</div>}
    </Dialog>
  );
}

const still = { isBusy: false, problem: null };
