import { type EntityKind, entities, entityKinds, type ListResource } from '@linework/domain';
import type { Query } from './request';

type Resource = (typeof entities)[EntityKind]['resource'];
type ResourceKeys = ReturnType<typeof resourceKeys>;

/**
 * Every key under which an answer is kept: one tree, so that an event can invalidate a branch of it.
 *
 * @example useQuery({ queryKey: keys.clients.detail(id), queryFn: … })
 */
export const keys = {
  session: ['session'] as const,
  /** Why the session is over, where the server says so. */
  sessionEnd: ['session-end'] as const,
  /** Why somebody whose account was just made stands before the sign-in. */
  whyNotIn: ['why-not-in'] as const,
  setup: ['setup'] as const,
  passwordReset: ['password-reset'] as const,
  /** The workspace's, as its form edits them; the session has them too. */
  settings: ['settings'] as const,
  /** Where one is signed in. */
  sessions: ['sessions'] as const,
  /** Where somebody else is. */
  sessionsOf: (personId: string) => ['sessions', personId] as const,
  /** One's own API tokens. */
  tokens: ['tokens'] as const,
  /** The newest export of the whole workspace. */
  workspaceExport: ['workspace-export'] as const,
  /** What is left of the sample that the set-up made. */
  sampleData: ['sample-data'] as const,
  /** Whether this browser shows what is pushed. */
  push: ['push'] as const,
  /** Whether one's own sign-in asks for a code. */
  twoFactor: ['two-factor'] as const,
  /** One's own. */
  timer: ['timer'] as const,
  /** Of one's manual entries, what the server has not taken yet. */
  waitingEntries: ['waiting-entries'] as const,
  dashboard: ['dashboard'] as const,
  /** What the pages to read show of one thing. */
  overviews: ['overview'] as const,
  overview: (kind: EntityKind, id: string) => ['overview', kind, id] as const,
  trash: ['trash'] as const,
  mails: ['mails'] as const,
  /** One's own. */
  notifications: {
    all: ['notifications'] as const,
    list: (filter: object) => ['notifications', filter] as const,
  },
  /** What happened in projects and to clients. */
  activity: {
    all: ['activity'] as const,
    of: (kind: 'project' | 'client', id: string) => ['activity', kind, id] as const,
  },
  audit: resourceKeys('audit'),
  searches: ['search'] as const,
  bulk: (id: string) => ['bulk', id] as const,
  search: (text: string, limit: number) => ['search', text, limit] as const,
  ...(Object.fromEntries(
    entityKinds.map((kind) => [entities[kind].resource, resourceKeys(entities[kind].resource)]),
  ) as Record<Resource, ResourceKeys>),
};

/** The branch of one kind's answers. */
export function keysOf(kind: EntityKind): ResourceKeys {
  return keys[entities[kind].resource];
}

function resourceKeys(resource: ListResource) {
  return {
    all: [resource] as const,
    /** Every list with its counts, whatever was asked for. */
    lists: [resource, 'list'] as const,
    list: (query: Query) => [resource, 'list', query] as const,
    counts: (path: string) => [resource, 'list', 'counts', path] as const,
    details: [resource, 'detail'] as const,
    detail: (id: string) => [resource, 'detail', id] as const,
    deletionPreview: (id: string) => [resource, 'detail', id, 'deletion-preview'] as const,
  };
}
