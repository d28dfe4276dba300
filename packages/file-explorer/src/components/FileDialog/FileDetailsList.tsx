'use client';
import { Avatar, DescriptionList, fileSize, Link, useLocale } from '@linework/design-system';
import { fileSummary } from '../../core/fileSummary';
import type { ExplorerMessages } from '../../messages';
import type { DrawingRules, FileEntry } from '../../ports/FileProvider';
import { DrawingStatusMark } from './DrawingMarks';
import * as styles from './FileDialog.css';

export interface FileDetailsListProps {
  file: FileEntry;
  /** Default: the folder's id. */
  folderName?: string | undefined;
  text: ExplorerMessages;
  formatDate: (instant: string) => string;
  drawings?: DrawingRules | undefined;
}

/** What is known of a file. */
export function FileDetailsList({
  file,
  folderName = file.folder,
  text,
  formatDate,
  drawings,
}: FileDetailsListProps) {
  const { locale } = useLocale();
  const { number = '', title = '', status = '', discipline = '' } = file.drawing ?? {};
  const ofDrawing = [
    { term: text.number, details: number },
    { term: text.title, details: title },
    { term: text.revision, details: file.drawing ? file.revision : '' },
    {
      term: text.status,
      details: status && <DrawingStatusMark status={status} rules={drawings} />,
    },
    { term: text.discipline, details: discipline },
  ];
  const items = [
    ...ofDrawing.flatMap(({ term, details }) => (details ? [{ term, details }] : [])),
    { term: text.category, details: folderName },
    ...(file.uploadedBy
      ? [
          {
            term: text.uploadedByLong,
            details: (
              <span className={styles.person}>
                <Avatar name={file.uploadedBy.name} size="small" decorative />
                <span>{file.uploadedBy.name}</span>
              </span>
            ),
          },
        ]
      : []),
    ...(file.description ? [{ term: text.description, details: file.description }] : []),
    { term: text.type, details: fileSummary(file, text) },
    { term: text.size, details: fileSize(file.size, locale) },
    { term: text.modified, details: formatDate(file.modifiedAt) },
    ...(file.facts ?? []).map(({ label, value, href }) => ({
      term: label,
      details: href ? <Link href={href}>{value}</Link> : value,
    })),
  ];
  return <DescriptionList items={items} className={styles.details} />;
}
