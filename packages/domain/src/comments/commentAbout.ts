import type { EntityKind } from '../entities/entities';

/** What can be commented on. */
export const COMMENTED_KINDS = ['project', 'task', 'file'] as const satisfies readonly EntityKind[];
export type CommentedKind = (typeof COMMENTED_KINDS)[number];

/** The one thing that a comment is on. */
export interface CommentAbout {
  kind: CommentedKind;
  id: string;
}
