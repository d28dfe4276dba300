import { announcedKinds } from '../entities/entities';

/** What a change can be of. */
export const CHANGED_ENTITIES = [...announcedKinds, 'settings', 'timer', 'notification'] as const;
export type ChangedEntity = (typeof CHANGED_ENTITIES)[number];
