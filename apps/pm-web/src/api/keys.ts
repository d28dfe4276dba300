import type { Query } from './request';

export const resources = ['clients', 'projects', 'tasks', 'people'] as const;
export type Resource = (typeof resources)[number];

/**
 * Every key under which an answer is kept: one tree, so that an event can invalidate a branch of it.
 *
 * @example useQuery({ queryKey: keys.clients.detail(id), queryFn: … })
 */
export const keys = {
  session: ['session'] as const,
  setup: ['setup'] as const,
  dashboard: ['dashboard'] as const,
  searches: ['search'] as const,
  bulk: (id: string) => ['bulk', id] as const,
  search: (text: string) => ['search', text] as const,
  clients: resourceKeys('clients'),
  projects: resourceKeys('projects'),
  tasks: resourceKeys('tasks'),
  people: resourceKeys('people'),
};

function resourceKeys(resource: Resource) {
  return {
    all: [resource] as const,
    /** Every list with its counts, whatever was asked for. */
    lists: [resource, 'list'] as const,
    list: (query: Query) => [resource, 'list', query] as const,
    counts: (query: Query) => [resource, 'list', 'counts', query] as const,
    details: [resource, 'detail'] as const,
    detail: (id: string) => [resource, 'detail', id] as const,
    deletionPreview: (id: string) => [resource, 'detail', id, 'deletion-preview'] as const,
  };
}
