'use client';
import { Callout, Slider, useNumber } from '@linework/design-system';
import { useRef, useSyncExternalStore } from 'react';
import type { ExplorerMessages } from '../../messages';
import type { FileProvider, FileRevision } from '../../ports/FileProvider';
import type { ComparisonView, PreviewPlugin } from '../../ports/PreviewPlugin';
import * as preview from '../FilePreview/FilePreview.css';
import { PreviewStage } from '../FilePreview/PreviewStage';
import { ChangeList } from './ChangeList';
import * as styles from './FileComparison.css';
import { useComparison } from './useComparison';

interface FileComparisonProps {
  before: FileRevision;
  after: FileRevision;
  provider: Pick<FileProvider, 'readFile'>;
  previews: readonly PreviewPlugin[];
  text: ExplorerMessages;
}

/** How far a pixel may differ at most, of 255. */
const MOST_TOLERANCE = 128;

/** Two contents of a file over each other: what is gone, what came and what stayed, and the list of the changes. */
export function FileComparison({ before, after, provider, previews, text }: FileComparisonProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useComparison(host, before.file, after.file, provider, previews);
  const { status, view, problem } = shown;
  return (
    <div data-component="FileComparison" data-state={status} className={styles.root}>
      <div className={styles.frame}>
        <div className={preview.root}>
          <PreviewStage host={host} shown={shown} waitingFor={text.comparing} text={text}>
            {status === 'failed' ? (
              <Callout tone="warning" role="status" title={text.comparisonFailed} className={preview.problem}>
                {problem}
              </Callout>
            ) : (
              text.notComparable
            )}
          </PreviewStage>
        </div>
        {view && (
          <div className={styles.side}>
            <Blend view={view} before={before.label} after={after.label} text={text} />
            <ChangeList view={view} before={before.label} after={after.label} text={text} />
          </div>
        )}
      </div>
    </div>
  );
}

interface BlendProps {
  view: ComparisonView;
  /** What the two are called. */
  before: string;
  after: string;
  text: ExplorerMessages;
}

/** How much of each is seen, and of pictures how much a pixel may differ. */
function Blend({ view, before, after, text }: BlendProps) {
  const { blend, tolerance } = useSyncExternalStore(view.subscribe, view.getState, view.getState);
  const written = useNumber();
  return (
    <div className={styles.sliders}>
      <Slider
        label={text.blend(before, after)}
        max={100}
        step={5}
        value={Math.round(blend * 100)}
        onValueChange={(share) => view.setBlend(share / 100)}
        formatValue={(share) => `${written(share)} %`}
      />
      {view.setTolerance && tolerance !== undefined && (
        <Slider
          label={text.tolerance}
          hint={text.toleranceHint}
          max={MOST_TOLERANCE}
          step={4}
          defaultValue={tolerance}
          onValueCommit={(next) => view.setTolerance?.(next)}
          formatValue={(value) => written(value)}
        />
      )}
    </div>
  );
}
