import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { filled, instant, kept, stored } from '../database/columns';
import { files } from '../files/files.table';
import { people } from '../people/people.table';
import { projects } from '../projects/projects.table';
import { tasks } from '../tasks/tasks.table';

/** What people say on a project, or on one of its tasks or files. `createdBy` is who said it. */
export const comments = pgTable(
  'comments',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    ...kept,
    projectId: uuid('project_id').notNull(),
    /** What of the project it is on; on the project itself where both are null. */
    taskId: uuid('task_id'),
    fileId: uuid('file_id'),
    /** The comment that began its thread, its own id where it is that. No reference: answers outlive what they answer. */
    threadId: uuid('thread_id').notNull(),
    /** When the thread began: what threads are in order of. */
    threadAt: instant('thread_at').notNull(),
    body: text('body').notNull(),
    /** Never told to people of a client. */
    isInternal: boolean('is_internal').notNull(),
    /** When its words were changed last. */
    editedAt: instant('edited_at'),
  },
  (comment) => [
    primaryKey({ columns: [comment.workspaceId, comment.id] }),
    foreignKey({
      columns: [comment.workspaceId, comment.projectId],
      foreignColumns: [projects.workspaceId, projects.id],
    }),
    foreignKey({
      columns: [comment.workspaceId, comment.taskId],
      foreignColumns: [tasks.workspaceId, tasks.id],
    }),
    foreignKey({
      columns: [comment.workspaceId, comment.fileId],
      foreignColumns: [files.workspaceId, files.id],
    }),
    filled('comments_body_filled', comment.body),
    check('comments_on_one_thing', sql`${comment.taskId} is null or ${comment.fileId} is null`),
    // Threads of one thing, in their order.
    index('comments_of_project')
      .on(comment.workspaceId, comment.projectId, comment.threadAt, comment.threadId)
      .where(sql`${stored(comment)} and ${comment.taskId} is null and ${comment.fileId} is null`),
    index('comments_of_task')
      .on(comment.workspaceId, comment.taskId, comment.threadAt, comment.threadId)
      .where(stored(comment)),
    index('comments_of_file')
      .on(comment.workspaceId, comment.fileId, comment.threadAt, comment.threadId)
      .where(stored(comment)),
    index('comments_by_thread').on(comment.workspaceId, comment.threadId),
    // Deleted ones included: rows that are removed for good are looked for here by the foreign keys.
    index('comments_by_project').on(comment.workspaceId, comment.projectId),
    index('comments_by_task').on(comment.workspaceId, comment.taskId),
    index('comments_by_file').on(comment.workspaceId, comment.fileId),
    index('comments_by_deletion')
      .on(comment.workspaceId, comment.deletionId)
      .where(sql`${comment.deletionId} is not null`),
  ],
);

/** Who is named in a comment's text, and as what: the text stays as it was typed when they are renamed. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    workspaceId: uuid('workspace_id').notNull(),
    commentId: uuid('comment_id').notNull(),
    personId: uuid('person_id').notNull(),
    name: text('name').notNull(),
  },
  (mention) => [
    primaryKey({ columns: [mention.workspaceId, mention.commentId, mention.personId] }),
    foreignKey({
      columns: [mention.workspaceId, mention.commentId],
      foreignColumns: [comments.workspaceId, comments.id],
    }),
    foreignKey({
      columns: [mention.workspaceId, mention.personId],
      foreignColumns: [people.workspaceId, people.id],
    }),
    filled('comment_mentions_name_filled', mention.name),
    index('comment_mentions_by_person').on(mention.workspaceId, mention.personId),
  ],
);
