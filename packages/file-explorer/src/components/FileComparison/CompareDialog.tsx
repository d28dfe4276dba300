'use client';
import { Dialog, Select } from '@linework/design-system';
import { useState } from 'react';
import type { ExplorerMessages } from '../../messages';
import type { FileProvider, FileRevision } from '../../ports/FileProvider';
import type { PreviewPlugin } from '../../ports/PreviewPlugin';
import { FileComparison } from './FileComparison';
import * as styles from './FileComparison.css';

interface CompareDialogProps {
  /** Of the file. */
  name: string;
  /** The newest first. */
  revisions: readonly FileRevision[];
  /** The one that is compared with the newest at first. */
  earlier: FileRevision;
  provider: Pick<FileProvider, 'readFile'>;
  previews: readonly PreviewPlugin[];
  onClose: () => void;
  text: ExplorerMessages;
  formatDate: (instant: string) => string;
}

/** Two revisions of a file over each other, whichever of them are chosen. */
export function CompareDialog({
  name,
  revisions,
  earlier,
  provider,
  previews,
  onClose,
  text,
  formatDate,
}: CompareDialogProps) {
  const [chosen, setChosen] = useState({ before: earlier.id, after: revisions[0]?.id });
  const before = revisions.find(({ id }) => id === chosen.before) ?? earlier;
  const after = revisions.find(({ id }) => id === chosen.after) ?? earlier;
  const options = revisions.map(({ id, label, uploadedAt, uploadedBy }) => ({
    value: id,
    label: text.revisionChoice(label, formatDate(uploadedAt), uploadedBy?.name ?? ''),
  }));
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={text.compareTitle(name)}
      closeLabel={text.close}
    >
      <div className={styles.pick}>
        <Select
          label={text.compareFrom}
          value={before.id}
          onValueChange={(id) => setChosen({ ...chosen, before: id })}
          options={options}
        />
        <Select
          label={text.compareTo}
          value={after.id}
          onValueChange={(id) => setChosen({ ...chosen, after: id })}
          options={options}
        />
      </div>
      <FileComparison {...{ before, after, provider, previews, text }} />
    </Dialog>
  );
}
