'use client';
import { Info } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { PreviewView } from '../../ports/PreviewPlugin';
import * as styles from './FilePreview.css';

/** What of the file is not shown, above it. */
export function OmittedNote({ view }: { view: PreviewView }) {
  const { omitted } = useSyncExternalStore(view.subscribe, view.getState, view.getState);
  if (!omitted) return null;
  return (
    <p role="note" className={styles.omitted}>
      <Info aria-hidden="true" className={styles.omittedIcon} />
      {omitted}
    </p>
  );
}
