import { SearchBox, type SearchOption } from '@linework/design-system';
import { type SearchedKind, type SearchKind, type SearchResults, searchText } from '@linework/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2, FolderKanban, type LucideIcon, SquareCheck, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { request } from '../api/request';
import { useAppPath } from '../app/useAppPath';
import { useDebounced } from '../lists/useDebounced';

/** The search of the top bar: everything that one may see, in groups, as one types (GEN-05). */
export function GlobalSearch() {
  const navigate = useNavigate();
  const path = useAppPath();
  const [typed, setTyped] = useState('');
  const text = useDebounced(searchText(typed), 150);
  const search = useQuery({
    queryKey: keys.search(text),
    queryFn: ({ signal }) => request<SearchResults>('/search', { query: { q: text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const groups =
    typed.trim() === '' ? [] : (search.data?.groups ?? []).flatMap((group) => toGroup(group, path));
  const open = ({ href }: SearchOption) => {
    if (href !== undefined) void navigate(href);
  };
  return (
    <SearchBox
      label="Search"
      placeholder="Search projects, tasks, clients..."
      value={typed}
      onValueChange={setTyped}
      groups={groups}
      loading={search.isFetching || search.isPlaceholderData || text !== searchText(typed)}
      failure={search.isError ? toProblem(search.error).detail : undefined}
      emptyMessage={`Nothing found for “${text}”`}
      onSelect={open}
    />
  );
}

interface Kind {
  label: string;
  icon: LucideIcon;
  /** Where a hit leads. */
  page: (id: string) => string;
}

/** All kinds that the search finds; hits of what is no kind of its own, documents and drawings, are not shown. */
const kinds: Record<SearchedKind, Kind> & Partial<Record<SearchKind, Kind>> = {
  client: { label: 'Clients', icon: Building2, page: (id) => `/clients/edit?id=${id}` },
  project: { label: 'Projects', icon: FolderKanban, page: (id) => `/projects/edit?id=${id}` },
  task: { label: 'Tasks', icon: SquareCheck, page: (id) => `/tasks?task=${id}` },
  person: { label: 'People', icon: UserRound, page: (id) => `/users/edit?id=${id}` },
};

function toGroup(
  { kind, total, totalIsCapped, hits }: SearchResults['groups'][number],
  path: (page: string) => string,
) {
  const shown = kinds[kind];
  if (!shown) return [];
  const { label, icon: Icon, page } = shown;
  const options = hits.map(
    ({ id, title, subtitle }): SearchOption => ({
      ...{ id, title, detail: subtitle, icon: <Icon /> },
      href: path(page(id)),
    }),
  );
  return [{ label, total, totalIsCapped, options }];
}
