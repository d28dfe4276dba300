'use client';
import { Button, Callout } from '@linework/design-system';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import * as styles from './FileExplorer.css';

/** What was not uploaded, and why, until it is dismissed. */
export function UploadErrors() {
  const { explorer } = useExplorerContext();
  const { text, uploads } = explorer;
  if (uploads.errors.length === 0) return null;
  return (
    <Callout
      tone="danger"
      role="alert"
      title={text.uploadErrors}
      className={styles.errors}
      data-part="upload-errors"
      action={
        <Button size="small" onClick={uploads.dismissErrors}>
          {text.dismiss}
        </Button>
      }
    >
      <ul className={styles.errorList}>
        {uploads.errors.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
    </Callout>
  );
}
