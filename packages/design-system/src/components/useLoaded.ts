import { useEffect, useState } from 'react';

export type Load<Result> = (text: string, signal: AbortSignal) => Promise<Result>;

interface Question<Result> {
  /** Who is asked: another key is another question. */
  from: string;
  /** Asks; undefined where there is nobody to ask. */
  load: Load<Result> | undefined;
  text: string;
  /** False asks nothing. */
  active?: boolean;
}

interface Answer<Result> {
  from: string;
  /** The text that it answers; null before the first answer. */
  text: string | null;
  result: Result | null;
  failed: boolean;
}

const pauseMs = 200;

/**
 * What a server answers to what is typed: asked after a pause in typing, at once for no text. A newer question aborts the older
 * one; until its answer comes the last one stays.
 */
export function useLoaded<Result>({ from, load, text, active = true }: Question<Result>) {
  const [last, setLast] = useState<Answer<Result>>({ from, text: null, result: null, failed: false });
  const [attempt, setAttempt] = useState(0);

  // The external thing is whatever `load` asks: a server, mostly.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is often made anew at each render, and `attempt` asks again
  useEffect(() => {
    if (!load || !active) return;
    const controller = new AbortController();
    const answer = (settle: (before: Result | null) => Pick<Answer<Result>, 'result' | 'failed'>) => {
      if (controller.signal.aborted) return;
      setLast((before) => ({ from, text, ...settle(before.from === from ? before.result : null) }));
    };
    const timer = setTimeout(
      () => {
        load(text, controller.signal).then(
          (result) => answer(() => ({ result, failed: false })),
          () => answer((before) => ({ result: before, failed: true })),
        );
      },
      text === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [from, load === undefined, text, active, attempt]);

  const ours = last.from === from ? last : null;
  const loading = active && load !== undefined && ours?.text !== text;
  return {
    result: ours?.result ?? null,
    loading,
    failed: !loading && ours?.failed === true,
    retry: () => {
      setLast((before) => ({ ...before, text: null, failed: false }));
      setAttempt(attempt + 1);
    },
  };
}
