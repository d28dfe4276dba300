'use client';
import { Button, IconButton, Progress } from '@linework/design-system';
import { ChevronDown, ChevronUp, Pause, Play, Upload } from 'lucide-react';
import { useState } from 'react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { UploadList } from './UploadList';
import * as styles from './UploadList.css';

/** Uploads in the background: under the files, with the sum of all. */
export function UploadPanel() {
  const { explorer, formatSize } = useExplorerContext();
  const { text, uploads, written, folders } = explorer;
  const { items, queue } = uploads;
  const [isOpen, setOpen] = useState(true);
  if (items.length === 0) return null;
  const counted = items.filter(({ state }) => state !== 'failed');
  const left = counted.filter(({ state }) => state !== 'done');
  const total = counted.reduce((sum, { size }) => sum + size, 0);
  const sent = counted.reduce((sum, item) => sum + (item.state === 'done' ? item.size : item.sent), 0);
  const where = [...new Set(left.map(({ folder }) => folders.nameOf(folder)))].join(', ');
  const canPause = left.some(
    ({ state, canPause: can }) => (can && state === 'sending') || state === 'queued',
  );
  const isPaused = left.some(({ state }) => state === 'paused');
  return (
    <section aria-label={text.uploadingFiles} className={styles.panel} data-part="uploads">
      <div className={styles.head}>
        <Upload aria-hidden="true" className={styles.icon} />
        <strong className={styles.title}>{text.uploadingFiles}</strong>
        <span className={styles.left}>
          {left.length > 0 ? text.left(written(left.length), where) : text.allDone}
        </span>
        {total > 0 && (
          <>
            <Progress
              size="small"
              label={text.uploadingFiles}
              value={(sent / total) * 100}
              className={styles.sum}
            />
            <span className={styles.figure}>{text.sentOf(formatSize(sent), formatSize(total))}</span>
          </>
        )}
        <span className={styles.headEnd}>
          {canPause && (
            <Button size="small" variant="ghost" icon={<Pause />} onClick={queue?.pauseAll}>
              {text.pauseAll}
            </Button>
          )}
          {!canPause && isPaused && (
            <Button size="small" variant="ghost" icon={<Play />} onClick={queue?.resumeAll}>
              {text.resumeAll}
            </Button>
          )}
          <IconButton
            size="small"
            label={isOpen ? text.hideUploads : text.showUploads}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronDown /> : <ChevronUp />}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
      </div>
      {isOpen && <UploadList />}
    </section>
  );
}
