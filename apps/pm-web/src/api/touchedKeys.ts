import type { ChangeEvent } from '@linework/domain';
import type { QueryKey } from '@tanstack/react-query';
import { keys, type Resource } from './keys';

/**
 * The branches of the cache that a change can be seen in: the rows themselves, and wherever their name, state or number
 * is joined in (a project's row names its client; a client's row shows its projects' progress).
 */
export function touchedKeys({ entity, ids }: Pick<ChangeEvent, 'entity' | 'ids'>): QueryKey[] {
  switch (entity) {
    case 'client':
      return [
        keys.clients.lists,
        ...rows('clients', ids),
        keys.projects.lists,
        keys.projects.details,
        keys.tasks.lists,
        ...everywhere,
      ];
    case 'project':
      return [
        keys.projects.lists,
        ...rows('projects', ids),
        keys.clients.lists,
        keys.clients.details,
        keys.tasks.lists,
        keys.people.lists,
        ...everywhere,
      ];
    case 'task':
      return [
        keys.tasks.lists,
        ...rows('tasks', ids),
        keys.projects.lists,
        keys.projects.details,
        keys.clients.lists,
        keys.people.lists,
        ...everywhere,
      ];
    case 'person':
      return [
        keys.people.lists,
        ...rows('people', ids),
        keys.projects.details,
        keys.tasks.lists,
        keys.session,
        ...everywhere,
      ];
    case 'settings':
      return [keys.session];
  }
}

/** The branches of several changes, each once. */
export function allTouched(events: Pick<ChangeEvent, 'entity' | 'ids'>[]): QueryKey[] {
  const branches = events.flatMap(touchedKeys).map((key) => [JSON.stringify(key), key] as const);
  return [...new Map(branches).values()];
}

function rows(resource: Resource, ids: string[]): readonly QueryKey[] {
  const { detail, details } = keys[resource];
  return ids.length > 0 ? ids.map(detail) : [details];
}

/** These show something of every entity. */
const everywhere: QueryKey[] = [keys.dashboard, keys.searches];
