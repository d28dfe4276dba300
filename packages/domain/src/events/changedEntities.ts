/** What a change can be of. */
export const CHANGED_ENTITIES = ['client', 'project', 'task', 'person', 'settings'] as const;
export type ChangedEntity = (typeof CHANGED_ENTITIES)[number];
