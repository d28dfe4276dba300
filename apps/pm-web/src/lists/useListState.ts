import { type Direction, type ListDefinition, type ListQuery, searchText } from '@linework/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../session/SessionContext';
import { rememberedJson, rememberJson } from '../storage/rememberedJson';
import { type ListChoice, readChoice, readContext, writeChoice } from './listParams';

export interface ListState<Sort extends string, Filter extends string, View extends string> {
  /** What to ask the server for: the first page of it. The search follows the typing with a pause. */
  query: ListQuery<Sort, Filter>;
  /** The search box's text, as typed. */
  typed: string;
  setSearch: (text: string) => void;
  setSort: (sort: Sort, direction: Direction) => void;
  /** A choice filter (status, priority); null or 'all' shows everything. */
  setFilter: (name: Filter, value: string | null) => void;
  view: View;
  setView: (view: View) => void;
  /** The ids in the URL that the list is about (`client`, `project`, `user`): check that they exist. */
  context: Partial<Record<Filter, string>>;
  /** Whether a search or a choice filter leaves something out: tells 'nothing yet' from 'nothing like that'. */
  isNarrowed: boolean;
  /** Empties the search and the choice filters. */
  showAll: () => void;
}

interface ListOptions<View extends string> {
  /** The views of the list, its default first: `['table', 'grid']`. */
  views: readonly [View, ...View[]];
}

/** Typing pauses this long before the list is asked for, in milliseconds. */
const PAUSE = 250;

/**
 * Search, filters, sort and view of a list: in the URL, so that reload, back and a sent link show the same (GEN-04); what
 * the URL leaves open is remembered per person (GEN-13).
 *
 * @example const list = useListState(taskList, { views: ['table', 'grid'] })
 */
export function useListState<Row, Sort extends string, Filter extends string, View extends string>(
  definition: ListDefinition<Row, Sort, Filter>,
  { views }: ListOptions<View>,
): ListState<Sort, Filter, View> {
  const { person } = useSession();
  const [params, setParams] = useSearchParams();
  const key = `list:${person.id}:${definition.resource}`;
  // Read once: going back to a URL without parameters shows what was there, not what was chosen since.
  const [remembered] = useState(() => rememberedJson(key, isRemembered<Sort, Filter>) ?? {});
  const search = useTypedSearch(params.get('search') ?? '', (text) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (text === '') next.delete('search');
        else next.set('search', text);
        return next;
      },
      { replace: true },
    ),
  );

  const choice = readChoice(definition, params, remembered);
  const context = readContext(definition, params);
  const view = views.find((name) => name === (params.get('view') ?? remembered.view)) ?? views[0];

  const choose = (change: Partial<ListChoice<Sort, Filter>>, nextView: View = view) => {
    const next = { ...choice, ...change };
    const url = writeChoice(definition, params, next);
    url.set('view', nextView);
    if (search.typed) url.set('search', search.typed);
    else url.delete('search');
    setParams(url);
    rememberJson(key, { ...next, view: nextView });
  };

  const wanted = searchText(params.get('search') ?? '');
  const query: ListQuery<Sort, Filter> = {
    search: wanted,
    sort: choice.sort,
    direction: choice.direction,
    filters: { ...choice.filters, ...context },
    cursor: null,
    limit: definition.pageSize,
  };
  const written = JSON.stringify(query);
  // The same object while it says the same: sources and query keys compare by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` is all of `query`
  const stableQuery = useMemo(() => query, [written]);

  return {
    query: stableQuery,
    typed: search.typed,
    setSearch: search.type,
    setSort: (sort, direction) => choose({ sort, direction }),
    setFilter: (name, value) => {
      const { [name]: _before, ...others } = choice.filters;
      const filters = others as Partial<Record<Filter, string>>;
      choose({ filters: value === null || value === 'all' ? filters : { ...filters, [name]: value } });
    },
    view,
    setView: (nextView) => choose({}, nextView),
    context,
    isNarrowed: wanted !== '' || Object.keys(choice.filters).length > 0,
    showAll: () => {
      search.forget();
      const url = writeChoice(definition, params, { ...choice, filters: {} });
      url.delete('search');
      setParams(url);
      rememberJson(key, { ...choice, filters: {}, view });
    },
  };
}

/** What was typed. Until the URL says it, or what nobody typed here, the box leads. */
interface Ahead {
  text: string;
  isSent: boolean;
  /** What the URL may say meanwhile: what it said before, and what was sent to it since. */
  meanwhile: readonly string[];
}

/**
 * The text in the box runs ahead of the URL's by one pause, and by as long as the list takes to be drawn anew: the router changes
 * the URL when all that follows from it is ready. A box that went back to the URL's text meanwhile would lose letters.
 */
function useTypedSearch(inUrl: string, write: (text: string) => void) {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ write, inUrl });
  // The timer outlives the render that set it and must write with the parameters of the latest.
  useEffect(() => {
    latest.current = { write, inUrl };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const caughtUp = ahead?.isSent === true && (inUrl === ahead.text || !ahead.meanwhile.includes(inUrl));
  if (caughtUp) setAhead(null);
  const forget = () => {
    clearTimeout(timer.current);
    setAhead(null);
  };
  const type = (text: string) => {
    clearTimeout(timer.current);
    setAhead((now) => ({ text, isSent: false, meanwhile: now?.meanwhile ?? [] }));
    timer.current = setTimeout(() => {
      const { inUrl: said } = latest.current;
      setAhead((now) => ({ text, isSent: true, meanwhile: [...(now?.meanwhile ?? []), said, text] }));
      latest.current.write(text);
    }, PAUSE);
  };
  return { typed: ahead === null || caughtUp ? inUrl : ahead.text, type, forget };
}

type Remembered<Sort extends string, Filter extends string> = Partial<ListChoice<Sort, Filter>> & {
  view?: string;
};

/** Only the shape: `readChoice` checks each value against the definition. */
function isRemembered<Sort extends string, Filter extends string>(
  value: unknown,
): value is Remembered<Sort, Filter> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { filters } = value as Record<string, unknown>;
  return filters === undefined || (typeof filters === 'object' && filters !== null);
}
