import { useMemo } from 'react';
import { visibleText } from '../../locale/visibleText';
import { useLoaded } from '../useLoaded';
import type { ComboboxOption, OptionValue } from './ComboboxOption';

/**
 * Asks for the options that match a query.
 * @param signal aborted once a newer query is under way or the list is closed: hand it to `fetch`
 */
export type LoadOptions<Value extends OptionValue = string> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption<Value>[]>;

export interface FoundOptions<Value extends OptionValue> {
  options: readonly ComboboxOption<Value>[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The options for a query: filtered here when all are at hand, else asked for after a pause in typing. A newer query
 * aborts the older one; until its answer comes the last options stay.
 * @param delay pause after the last key before asking, ms
 */
export function useOptions<Value extends OptionValue>(
  given: readonly ComboboxOption<Value>[] | undefined,
  load: LoadOptions<Value> | undefined,
  query: string,
  open: boolean,
  delay: number,
): FoundOptions<Value> {
  const matching = useMemo(() => filter(given ?? [], query), [given, query]);
  const { result, loading, failed, retry } = useLoaded({
    from: 'options',
    load,
    text: query,
    active: open,
    pause: delay,
  });
  if (!load) return { options: matching, loading: false, failed: false, retry };
  // What an older query found is no answer to the one that failed.
  return { options: failed ? [] : (result ?? []), loading, failed, retry };
}

function filter<Value extends OptionValue>(options: readonly ComboboxOption<Value>[], query: string) {
  const wanted = plain(query);
  if (wanted === '') return options;
  return options.filter((option) => searched(option).includes(wanted));
}

/** What is searched of an option, worked out once: ten thousand at every key would be felt. */
const searchedTexts = new WeakMap<object, string>();

function searched(option: ComboboxOption<OptionValue>): string {
  const known = searchedTexts.get(option);
  if (known !== undefined) return known;
  const text = plain(`${option.label} ${option.detail ?? ''}`);
  searchedTexts.set(option, text);
  return text;
}

/** Without case and accents: 'göteborg' is found by 'gote'. */
function plain(text: string): string {
  return visibleText(text).normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
