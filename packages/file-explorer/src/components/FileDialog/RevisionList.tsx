'use client';
import { Callout, IconButton } from '@linework/design-system';
import { Diff, Download, Eye, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import type { ExplorerMessages } from '../../messages';
import type { DrawingRules, FileRevision } from '../../ports/FileProvider';
import { DrawingStatusMark, RevisionMark } from './DrawingMarks';
import * as styles from './FileDialog.css';
import type { Revisions } from './useRevisions';

interface RevisionListProps {
  revisions: Revisions;
  /** The one that is looked at. */
  shown: FileRevision | undefined;
  onOpen: (revision: FileRevision) => void;
  /** Left out: nobody may. */
  onDownload?: ((revision: FileRevision) => void) | undefined;
  /** Left out: contents of its kind cannot be compared. */
  onCompare?: ((revision: FileRevision) => void) | undefined;
  onRestore?: ((revision: FileRevision) => void) | undefined;
  /** One is being restored. */
  isBusy: boolean;
  drawings: DrawingRules | undefined;
  text: ExplorerMessages;
  formatDate: (instant: string) => string;
}

/** What a file has been: each content with who and when, to be opened, downloaded and restored. Nothing where it has had one only. */
export function RevisionList({
  revisions: { rows, problem },
  shown,
  onOpen,
  onDownload,
  onCompare,
  onRestore,
  isBusy,
  drawings,
  text,
  formatDate,
}: RevisionListProps) {
  const headingId = useId();
  if (problem !== null)
    return (
      <Callout tone="danger" role="alert">
        {problem}
      </Callout>
    );
  if (!rows || rows.length < 2) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {text.revisions}
      </h3>
      <ol className={styles.revisions}>
        {rows.map((revision, at) => {
          const { id, label, uploadedAt, uploadedBy, status } = revision;
          return (
            <li key={id} className={styles.revision} aria-current={revision === shown ? 'true' : undefined}>
              <RevisionMark label={label} />
              <span className={styles.revisionWords}>
                <bdi className={styles.revisionName}>{revision.file.name}</bdi>
                <span className={styles.revisionFacts}>
                  {[uploadedBy?.name, formatDate(uploadedAt)].filter(Boolean).join(' · ')}
                </span>
              </span>
              {status && <DrawingStatusMark status={status} rules={drawings} />}
              {at === 0 && <span className={styles.revisionFacts}>{text.currentRevision}</span>}
              <span className={styles.revisionActions}>
                <IconButton
                  size="small"
                  label={text.openRevision(label)}
                  icon={<Eye />}
                  aria-disabled={revision === shown}
                  onClick={() => onOpen(revision)}
                />
                {onDownload && (
                  <IconButton
                    size="small"
                    label={text.downloadRevision(label)}
                    icon={<Download />}
                    onClick={() => onDownload(revision)}
                  />
                )}
                {onCompare && at > 0 && (
                  <IconButton
                    size="small"
                    label={text.compareRevision(label)}
                    icon={<Diff />}
                    onClick={() => onCompare(revision)}
                  />
                )}
                {onRestore && at > 0 && (
                  <IconButton
                    size="small"
                    label={text.restoreRevision(label)}
                    icon={<RotateCcw />}
                    disabled={isBusy}
                    onClick={() => onRestore(revision)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
