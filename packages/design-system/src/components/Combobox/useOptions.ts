import { useEffect, useState } from 'react';
import type { ComboboxOption } from './Combobox';

export type LoadOptions<Value extends string> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption<Value>[]>;

interface Loaded<Value extends string> {
  /** The query these options answer; null before the first answer. */
  query: string | null;
  options: readonly ComboboxOption<Value>[];
  failed: boolean;
}

const pauseMs = 200;

/**
 * The options for a query: filtered here when all are at hand, else asked for after a pause in typing. A newer query
 * aborts the older one; until its answer comes the last options stay.
 */
export function useOptions<Value extends string>(
  given: readonly ComboboxOption<Value>[] | undefined,
  load: LoadOptions<Value> | undefined,
  query: string,
  open: boolean,
): { options: readonly ComboboxOption<Value>[]; loading: boolean; failed: boolean; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ query: null, options: [], failed: false });
  const [attempt, setAttempt] = useState(0);

  // The external thing is whatever `load` asks: a server, mostly.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is often made anew at each render, and `attempt` asks again
  useEffect(() => {
    if (!load || !open) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        load(query, controller.signal).then(
          (options) => {
            if (!controller.signal.aborted) setLoaded({ query, options, failed: false });
          },
          () => {
            if (!controller.signal.aborted) setLoaded((last) => ({ ...last, query, failed: true }));
          },
        );
      },
      query === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [load === undefined, query, open, attempt]);

  const retry = () => {
    setLoaded((last) => ({ ...last, query: null, failed: false }));
    setAttempt(attempt + 1);
  };
  if (!load) return { options: filter(given ?? [], query), loading: false, failed: false, retry };
  const loading = open && loaded.query !== query;
  return { options: loaded.options, loading, failed: loaded.failed && !loading, retry };
}

function filter<Value extends string>(options: readonly ComboboxOption<Value>[], query: string) {
  const wanted = plain(query.trim());
  if (wanted === '') return options;
  return options.filter((option) => plain(`${option.label} ${option.detail ?? ''}`).includes(wanted));
}

/** Without case and accents: 'göteborg' is found by 'gote'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
