'use client';
import { IconButton, useNumber, VisuallyHidden } from '@linework/design-system';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { ExplorerMessages } from '../../messages';
import type { ComparisonView } from '../../ports/PreviewPlugin';
import * as styles from './FileComparison.css';

interface ChangeListProps {
  view: ComparisonView;
  /** What the two are called. */
  before: string;
  after: string;
  text: ExplorerMessages;
}

/** What is different, as text: each change is gone to by its button, or one after the other. */
export function ChangeList({ view, before, after, text }: ChangeListProps) {
  const state = useSyncExternalStore(view.subscribe, view.getState, view.getState);
  const { changes, currentChange, counts, countsAre } = state;
  const written = useNumber();
  const headingId = useId();
  const list = useRef<HTMLOListElement>(null);
  // The list scrolls with the steps.
  useEffect(() => {
    list.current?.children[currentChange - 1]?.scrollIntoView({ block: 'nearest' });
  }, [currentChange]);
  const step = (by: 1 | -1) =>
    view.goToChange(((currentChange - 1 + by + changes.length) % changes.length) + 1);
  const isEmpty = changes.length === 0;
  return (
    <section aria-labelledby={headingId} className={styles.changes}>
      <div className={styles.changesHead}>
        <h3 id={headingId} className={styles.heading}>
          {text.changes}
        </h3>
        <IconButton
          size="small"
          label={text.previousChange}
          icon={<ChevronUp />}
          disabled={isEmpty}
          onClick={() => (currentChange === 0 ? view.goToChange(changes.length) : step(-1))}
        />
        <output className={styles.figure}>
          {text.changeOf(written(currentChange), written(changes.length))}
        </output>
        <IconButton
          size="small"
          label={text.nextChange}
          icon={<ChevronDown />}
          disabled={isEmpty}
          onClick={() => (currentChange === 0 ? view.goToChange(1) : step(1))}
        />
      </div>
      <ul className={styles.legend}>
        {(['unchanged', 'added', 'removed'] as const).map((side) => (
          <li key={side} className={styles.legendRow}>
            <span aria-hidden="true" className={styles.sample[side]} />
            <span>
              {side === 'unchanged'
                ? text.unchanged
                : side === 'added'
                  ? text.addedIn(after)
                  : text.removedFrom(before)}
            </span>
            <span className={styles.count}>
              {text.countOf(countsAre, written(counts[side]), counts[side])}
            </span>
          </li>
        ))}
      </ul>
      {isEmpty ? (
        <p className={styles.nothing}>{text.noChanges}</p>
      ) : (
        <ol ref={list} className={styles.list}>
          {changes.map(({ number, title, places, added, removed }) => (
            <li key={number}>
              <button
                type="button"
                className={styles.change}
                aria-current={currentChange === number ? 'true' : undefined}
                onClick={() => view.goToChange(number)}
              >
                <span className={styles.number}>{written(number)}</span>
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.places}>{places.join(', ')}</span>
                </span>
                {countsAre === 'entities' && (
                  <span className={styles.counts}>
                    <VisuallyHidden>{text.addedAndRemoved(written(added), written(removed))}</VisuallyHidden>
                    <span aria-hidden="true" className={styles.added}>
                      +{written(added)}
                    </span>
                    <span aria-hidden="true" className={styles.removed}>
                      −{written(removed)}
                    </span>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
      <VisuallyHidden role="status">{changes[currentChange - 1]?.title ?? ''}</VisuallyHidden>
    </section>
  );
}
