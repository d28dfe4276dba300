import {
  ancestorsOf,
  type ChangeEvent,
  childrenOf,
  descendantsOf,
  type EntityKind,
  entities,
  entityKinds,
  parentsOf,
} from '@linework/domain';
import type { QueryKey } from '@tanstack/react-query';
import { keys, keysOf } from './keys';

/**
 * The branches of the cache that a change can be seen in: the rows themselves, and wherever their name, state or number
 * is joined in. That is along the tree of kinds (a project's row names its client; a client's row counts tasks), and between
 * people and what they work on.
 */
export function touchedKeys({ entity, ids }: Pick<ChangeEvent, 'entity' | 'ids'>): QueryKey[] {
  if (entity === 'settings') return [keys.session, keys.settings];
  if (entity === 'timer') return [keys.timer];
  if (entity === 'notification') return [keys.notifications.all];
  const { lists, detail, details } = keysOf(entity);
  const { namesPeople, isInOtherRows } = entities[entity];
  const own = [lists, ...(ids.length > 0 ? ids.map(detail) : [details])];
  if (!isInOtherRows) return [...own, ...told];
  const work = entityKinds.filter((kind) => entities[kind].namesPeople);
  const alsoIn: EntityKind[] = [
    ...ancestorsOf(entity),
    ...descendantsOf(entity),
    ...(namesPeople ? (['person'] as const) : []),
    ...(entity === 'person' ? work : []),
  ];
  const near: EntityKind[] = [
    ...parentsOf(entity),
    ...childrenOf(entity),
    ...(entity === 'person' ? work : []),
  ];
  return [
    ...own,
    ...alsoIn.map((kind) => keysOf(kind).lists),
    ...near.map((kind) => keysOf(kind).details),
    ...(entity === 'person' ? [keys.session] : []),
    ...everywhere,
  ];
}

/** The branches of several changes, each once. */
export function allTouched(events: Pick<ChangeEvent, 'entity' | 'ids'>[]): QueryKey[] {
  const branches = events.flatMap(touchedKeys).map((key) => [JSON.stringify(key), key] as const);
  return [...new Map(branches).values()];
}

/** These tell of a change of any entity. */
const told: QueryKey[] = [keys.trash, keys.activity.all];
/** These show something of every entity that is in other rows. */
const everywhere: QueryKey[] = [keys.dashboard, keys.overviews, keys.searches, ...told];
