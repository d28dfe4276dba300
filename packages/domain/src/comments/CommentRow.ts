import { z } from 'zod';
import { Id, Instant, Version } from '../fields/id';

/** Somebody whose '@Full Name' stands in a comment, as it was written there. */
export const Mention = z.object({ personId: Id, name: z.string() });
export type Mention = z.infer<typeof Mention>;

export const CommentRow = z.object({
  id: Id,
  version: Version,
  projectId: Id,
  taskId: Id.nullable(),
  fileId: Id.nullable(),
  /** The comment that begins its thread: its own id, unless it is an answer. */
  threadId: Id,
  body: z.string(),
  mentions: z.array(Mention),
  /** Only the team sees it. */
  isInternal: z.boolean(),
  authorId: Id.nullable(),
  /** '' of somebody who was deleted for good. */
  authorName: z.string(),
  authorInitials: z.string(),
  /** Whoever wrote it is with the client. */
  isByClient: z.boolean(),
  createdAt: Instant,
  /** When its words were changed last; null where they stand as they were sent. */
  editedAt: Instant.nullable(),
  /** What the reader may do to it. */
  mayUpdate: z.boolean(),
  mayDelete: z.boolean(),
});
export type CommentRow = z.infer<typeof CommentRow>;

export const CommentThread = z.object({
  /** Of the comment that began it. */
  id: Id,
  /** Null where that was deleted and its answers stand. */
  comment: CommentRow.nullable(),
  /** Oldest first. */
  answers: z.array(CommentRow),
});
export type CommentThread = z.infer<typeof CommentThread>;

/** GET /api/comments: threads, those that began last first. */
export const CommentPage = z.object({ rows: z.array(CommentThread), nextCursor: Id.nullable() });
export type CommentPage = z.infer<typeof CommentPage>;

/** Somebody who can be mentioned. */
export const MentionablePerson = z.object({
  personId: Id,
  name: z.string(),
  initials: z.string(),
  /** `workOrCompany` */
  detail: z.string(),
});
export type MentionablePerson = z.infer<typeof MentionablePerson>;

export const MentionablePeople = z.object({ rows: z.array(MentionablePerson) });
