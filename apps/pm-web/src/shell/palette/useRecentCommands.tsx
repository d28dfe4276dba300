import type { Command } from '@linework/design-system';
import { type EntityKind, entities, type SearchKind, searchedKinds } from '@linework/domain';
import { useQueries } from '@tanstack/react-query';
import { keysOf } from '../../api/keys';
import { request } from '../../api/request';
import { useAppPath } from '../../app/useAppPath';
import { searchKinds } from '../../search/searchKinds';
import { useSession } from '../../session/SessionContext';
import { type RecentThing, recentThings, withThing } from './recentThings';
import { useOpenedThing } from './useRememberOpened';

/** What rows of any kind may be called by. */
interface NamedRow {
  name?: string;
  title?: string;
  description?: string;
  firstName?: string;
  lastName?: string;
  kind?: 'document' | 'drawing';
}

/** What was opened lately and is still there for this person. Asked for while the palette is open. */
export function useRecentCommands(open: boolean): Command[] {
  const { person } = useSession();
  const path = useAppPath();
  const opened = useOpenedThing();
  const kept = open ? recentThings(person.id) : [];
  // The page may come while the palette is open already; what it is about is kept only after that.
  const things = open && opened ? withThing(kept, opened) : kept;
  return useQueries({
    queries: things.map(({ kind, id }) => ({
      queryKey: keysOf(kind).detail(id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request<NamedRow>(`/${entities[kind].resource}/${encodeURIComponent(id)}`, { signal }),
    })),
    combine: (rows) =>
      rows.flatMap(({ data, isError }, index) => {
        const thing = things[index];
        const kind = data && thing && kindOf(thing, data);
        if (!kind || isError) return [];
        const { label, icon: Icon, page } = searchKinds[kind];
        return [
          {
            id: `recent:${thing.id}`,
            title: nameOf(thing.kind, data),
            hint: label,
            icon: <Icon />,
            href: path(page(thing.id)),
          },
        ];
      }),
  });
}

function kindOf({ kind }: RecentThing, row: NamedRow): SearchKind | null {
  if (kind === 'file') return row.kind ?? null;
  return searchedKinds.find((searched) => searched === kind) ?? null;
}

function nameOf(kind: EntityKind, row: NamedRow): string {
  if (kind === 'person') return `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim();
  if (kind === 'timeEntry') return row.description ?? '';
  return (kind === 'task' ? row.title : row.name) ?? '';
}
