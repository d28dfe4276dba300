import { createContext, useContext } from 'react';
import { useLayoutEffect } from '../useLayoutEffect';

type Part = 'tab' | 'panel';

/** What tells a tab where its panel is, and a panel what names it. */
export interface TabIds {
  /** The id of a tab or a panel: its own, or else one made of its value. */
  idOf(part: Part, value: string): string;
  /** Keeps the id that a part brings; returns what forgets it again. */
  keep(part: Part, value: string, id: string): () => void;
}

export const TabIdsContext = createContext<TabIds | null>(null);

/**
 * The ids of a tab and of its panel. Radix would point each at an id made of the value, which nothing has where the other brings
 * an id of its own, and which is two where the value holds a space.
 * @param own the id that the caller gives to this part
 */
export function useTabIds(part: Part, value: string, own: string | undefined): Record<Part, string> {
  const ids = useContext(TabIdsContext);
  if (!ids) throw new Error('Tabs.Tab and Tabs.Panel stand inside Tabs.Root');
  const { keep } = ids;
  useLayoutEffect(() => (own === undefined ? undefined : keep(part, value, own)), [keep, part, value, own]);
  const both = { tab: ids.idOf('tab', value), panel: ids.idOf('panel', value) };
  return own === undefined ? both : { ...both, [part]: own };
}
