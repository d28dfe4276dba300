import type { EntityKind } from '@linework/domain';

/** What a list can be about (GEN-04): the id's parameter in its URL, and the kind of row that it is of. */
export const contextKinds = {
  client: 'client',
  project: 'project',
  user: 'person',
  task: 'task',
} as const satisfies Record<string, EntityKind>;

export type ContextParameter = keyof typeof contextKinds;
export type ContextKind = (typeof contextKinds)[ContextParameter];
