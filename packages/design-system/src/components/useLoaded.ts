import { useEffect, useRef, useState } from 'react';

export type Load<Result> = (text: string, signal: AbortSignal) => Promise<Result>;

interface Question<Result> {
  /** Who is asked: another key is another question. */
  from: string;
  /** Asks; undefined where there is nobody to ask. */
  load: Load<Result> | undefined;
  text: string;
  /** False asks nothing. */
  active?: boolean;
  /** Pause after the last key before asking, ms. */
  pause?: number;
}

interface Answer<Result> {
  from: string;
  /** The text that it answers; null before the first answer. */
  text: string | null;
  attempt: number;
  result: Result | null;
  failed: boolean;
}

/**
 * What a server answers to what is typed: asked after a pause in typing, at once for no text. A newer question aborts the older
 * one; until its answer comes the last one stays.
 */
export function useLoaded<Result>({ from, load, text, active = true, pause = 200 }: Question<Result>) {
  const [last, setLast] = useState<Answer<Result>>({
    from,
    text: null,
    attempt: 0,
    result: null,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  /** Often made anew at each render, which is no new question. */
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });
  const asks = active && load !== undefined;

  // The external thing is whatever `load` asks: a server, mostly.
  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const answer = (settle: (before: Result | null) => Pick<Answer<Result>, 'result' | 'failed'>) => {
      if (controller.signal.aborted) return;
      setLast((before) => ({ from, text, attempt, ...settle(before.from === from ? before.result : null) }));
    };
    const timer = setTimeout(
      () => {
        loader.current?.(text, controller.signal).then(
          (result) => answer(() => ({ result, failed: false })),
          () => answer((before) => ({ result: before, failed: true })),
        );
      },
      text === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [from, asks, text, attempt, pause]);

  const ours = last.from === from ? last : null;
  const loading = asks && (ours?.text !== text || ours.attempt !== attempt);
  return {
    result: ours?.result ?? null,
    loading,
    failed: !loading && ours?.failed === true,
    retry: () => setAttempt(attempt + 1),
  };
}
