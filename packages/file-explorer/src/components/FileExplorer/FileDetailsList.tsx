'use client';
import { Avatar, DescriptionList, Link } from '@linework/design-system';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { FileEntry } from '../../ports/FileProvider';
import * as styles from './FileExplorer.css';
import { useFileSummary } from './useFileSummary';

/** What is known of a file. */
export function FileDetailsList({ file }: { file: FileEntry }) {
  const { explorer, formatDate, formatSize } = useExplorerContext();
  const { text, folders } = explorer;
  const summary = useFileSummary();
  const items = [
    { term: text.category, details: folders.nameOf(file.folder) },
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
    { term: text.type, details: summary(file) },
    { term: text.size, details: formatSize(file.size) },
    { term: text.modified, details: formatDate(file.modifiedAt) },
    ...(file.facts ?? []).map(({ label, value, href }) => ({
      term: label,
      details: href ? <Link href={href}>{value}</Link> : value,
    })),
  ];
  return <DescriptionList items={items} className={styles.details} />;
}
