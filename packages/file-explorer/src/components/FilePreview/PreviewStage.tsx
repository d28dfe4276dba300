'use client';
import { Spinner } from '@linework/design-system';
import type { ReactNode, RefObject } from 'react';
import type { ExplorerMessages } from '../../messages';
import type { PreviewView } from '../../ports/PreviewPlugin';
import * as styles from './FilePreview.css';
import { OmittedNote } from './OmittedNote';
import { PreviewControls } from './PreviewControls';
import type { Shown } from './useShown';

interface PreviewStageProps {
  /** What a plugin draws into. */
  host: RefObject<HTMLDivElement | null>;
  shown: Shown<PreviewView>;
  /** While there is nothing yet. */
  waitingFor: string;
  text: ExplorerMessages;
  onFind?: () => void;
  /** Where nothing can be shown. */
  children: ReactNode;
}

/** What a plugin draws, with a note on what of it is not drawn and the buttons to go through it. */
export function PreviewStage({
  host,
  shown: { status, view },
  waitingFor,
  text,
  onFind,
  children,
}: PreviewStageProps) {
  const isBlank = status === 'none' || status === 'failed';
  return (
    <>
      {view && <OmittedNote view={view} />}
      <div ref={host} aria-busy={status === 'loading'} hidden={isBlank} className={styles.host} />
      {status === 'loading' && (
        <span className={styles.waiting}>
          <Spinner label={waitingFor} />
        </span>
      )}
      {isBlank && <div className={styles.blank}>{children}</div>}
      {view && <PreviewControls view={view} text={text} onFind={onFind} />}
    </>
  );
}
