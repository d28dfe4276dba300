import type { SearchGroup } from '@linework/design-system';
import { SEARCH_LIMITS, searchText } from '@linework/domain';
import { Search } from 'lucide-react';
import { useAppPath } from '../app/useAppPath';
import { searchKinds } from './searchKinds';
import { useHitDetail } from './useHitDetail';
import { correctionOf, useSearch } from './useSearch';

/** What the search finds, as the box of the top bar and the palette list it: by kind, and then the way to all results. */
export function useFoundGroups(typed: string) {
  const path = useAppPath();
  const detailOf = useHitDetail();
  const { results, loading, problem } = useSearch(typed, SEARCH_LIMITS.box);
  const text = searchText(typed);
  const groups = (results?.groups ?? []).map(({ kind, total, totalIsCapped, hits }): SearchGroup => {
    const { label, icon: Icon, page } = searchKinds[kind];
    const options = hits.map((hit) => ({
      ...{ id: hit.id, title: hit.title, detail: detailOf(hit), icon: <Icon /> },
      href: path(page(hit.id)),
    }));
    return { label, total, totalIsCapped, options };
  });
  if (groups.length > 0)
    groups.push({
      label: 'All results',
      options: [
        {
          id: 'all-results',
          title: `Show all results for “${text}”`,
          icon: <Search />,
          href: path(`/search?q=${encodeURIComponent(text)}`),
        },
      ],
    });
  return {
    groups,
    loading,
    failure: problem?.detail,
    emptyMessage: `Nothing found for “${text}”`,
    notice: correctionOf(results),
  };
}
