import { type RefObject, useMemo, useSyncExternalStore } from 'react';
import { gridStale } from './DataTable.css';
import type { RowSource, SourceSnapshot } from './engine/rowSource';

/** Rows of the query before are shown faded only where the answer takes longer: a flicker at each letter would tell nobody anything. */
const FADE_AFTER_MS = 250;

/**
 * A source's snapshot for drawing. That other rows are asked for draws nothing, unless the question shows, as a sort does in the head:
 * while the rows are of the query before, the grid is told by hand that it is busy, and fades.
 */
export function useSnapshot<Row>(
  { subscribe, getSnapshot }: RowSource<Row>,
  grid: RefObject<HTMLElement | null>,
): SourceSnapshot {
  const [toDraw, follow] = useMemo(() => {
    let drawn = getSnapshot();
    return [
      () => {
        const latest = getSnapshot();
        if (latest.status !== 'stale' || QUESTION.some((name) => latest[name] !== drawn[name]))
          drawn = latest;
        return drawn;
      },
      (onChange: () => void) => {
        const element = grid.current;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const settle = () => {
          clearTimeout(timer);
          timer = undefined;
          element?.classList.remove(gridStale);
        };
        const tell = () => {
          const { status } = getSnapshot();
          if (status === 'stale') {
            element?.setAttribute('aria-busy', 'true');
            timer ??= setTimeout(() => element?.classList.add(gridStale), FADE_AFTER_MS);
          } else {
            settle();
            if (status !== 'loading') element?.removeAttribute('aria-busy');
          }
          onChange();
        };
        tell();
        const stop = subscribe(tell);
        return () => {
          settle();
          stop();
        };
      },
    ];
  }, [subscribe, getSnapshot, grid]);
  return useSyncExternalStore(follow, toDraw, toDraw);
}

/** What shows of it before there is an answer. */
const QUESTION = ['sort', 'selection', 'error', 'revision'] as const;
