import type { ScaleWorkspace } from './scaleWorkspace';

/** One question that must cost the same however many tasks there are. */
export interface ScaleQuery {
  group:
    | 'first page'
    | 'deep page'
    | 'filter'
    | 'search'
    | 'counts'
    | 'dashboard'
    | 'overview'
    | 'search box';
  path: string;
}

/** Half of the seeded titles have the first; then ever fewer, down to none; and short ones, the last of which none has. */
export const SEARCHES = ['area', 'drawing', 'gate', 'area k-47', 'x-4711', 'zzyzx', 'a', 'ar', 'qz'];

/** Every sort both ways from the beginning and from the middle, searches, filters, counts and the dashboard. */
export function scaleQueries({ middle, project, client, person }: ScaleWorkspace): ScaleQuery[] {
  const list = (parameters: Record<string, string>) => `/api/tasks?${new URLSearchParams(parameters)}`;
  const filters: Record<string, string>[] = [
    { status: 'pending' },
    { status: 'completed', priority: 'high' },
    { project },
    { client },
    { user: person },
  ];
  return [
    ...middle.map(({ sort, direction }) => ({
      group: 'first page' as const,
      path: list({ sort, direction }),
    })),
    ...middle.map((place) => ({ group: 'deep page' as const, path: list(place) })),
    ...filters.map((filter) => ({ group: 'filter' as const, path: list(filter) })),
    ...SEARCHES.map((search) => ({ group: 'search' as const, path: list({ search }) })),
    ...['project', 'assignee', 'dueDate'].map((sort) => ({
      group: 'search' as const,
      path: list({ search: 'area', sort, direction: 'desc' }),
    })),
    ...[{}, ...filters, ...SEARCHES.slice(0, 5).map((search) => ({ search }))].map((parameters) => ({
      group: 'counts' as const,
      path: `/api/tasks/counts?${new URLSearchParams(parameters)}`,
    })),
    { group: 'dashboard', path: '/api/dashboard' },
    { group: 'overview', path: `/api/projects/${project}/overview` },
    { group: 'overview', path: `/api/clients/${client}/overview` },
    ...SEARCHES.map((q) => ({
      group: 'search box' as const,
      path: `/api/search?${new URLSearchParams({ q })}`,
    })),
  ];
}
