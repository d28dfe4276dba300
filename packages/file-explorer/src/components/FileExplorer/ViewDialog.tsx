'use client';
import { Button, Dialog, IconButton, isComposing } from '@linework/design-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { FilePreview } from '../FilePreview';
import { FileDetailsList } from './FileDetailsList';
import * as styles from './FileExplorer.css';

/** The focused file, large. Arrows go to the files beside it; Space closes, as it opened. */
export function ViewDialog() {
  const { explorer, commands, previews } = useExplorerContext();
  const { text, selection, entries, provider } = explorer;
  const entry = entries.at(selection.focus);
  if (entry.kind !== 'file') return null;
  const { file } = entry;
  const go = (step: -1 | 1) => {
    const position = selection.focus + step;
    if (position >= 0 && position < entries.count && entries.at(position).kind === 'file')
      selection.selectOnly(position);
  };
  const handleKey = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || isComposing(event) || target.closest('input, textarea, [role="menu"]'))
      return;
    // Plain arrows scroll what is shown; beside it they go to the next file.
    const isFree = event.altKey || target.dataset.part === 'viewed';
    if (event.key === ' ' && !target.closest('button, a')) explorer.closeDialog();
    else if (isFree && event.key === 'ArrowLeft') go(-1);
    else if (isFree && event.key === 'ArrowRight') go(1);
    else return;
    event.preventDefault();
  };
  const { download, openInTab } = commands;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && explorer.closeDialog()}
      title={file.name}
      closeLabel={text.close}
      onKeyDown={handleKey}
      footer={
        <>
          <span className={styles.viewNeighbours}>
            <IconButton
              tooltip={false}
              label={text.previousFile}
              icon={<ChevronLeft />}
              onClick={() => go(-1)}
            />
            <IconButton tooltip={false} label={text.nextFile} icon={<ChevronRight />} onClick={() => go(1)} />
          </span>
          {openInTab.isShown && openInTab.isEnabled && (
            <Button icon={openInTab.icon} onClick={openInTab.run}>
              {openInTab.label}
            </Button>
          )}
          {download.isShown && (
            <Button icon={download.icon} disabled={!download.isEnabled} onClick={download.run}>
              {download.label}
            </Button>
          )}
        </>
      }
    >
      {/* The dialog's first stop: Space and arrows are about the file before they are about a button. */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys of the dialog
        tabIndex={0}
        data-part="viewed"
        aria-label={file.name}
        className={styles.viewBody}
      >
        <FilePreview file={file} provider={provider} previews={previews} messages={text} />
        <FileDetailsList file={file} />
      </div>
    </Dialog>
  );
}
