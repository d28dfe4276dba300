import { z } from 'zod';
import { boundedList } from '../fields/boundedList';
import { Id } from '../fields/id';
import { limits } from '../fields/limits';
import { requiredText } from '../fields/text';
import { COMMENTED_KINDS } from './commentAbout';
import { MOST_MENTIONS, commentMessages as say } from './commentMessages';

/** What its author can change of a comment. */
export const CommentInput = z.object(
  {
    /** As typed, '@Full Name' included. */
    body: requiredText({
      label: 'Comment',
      required: say.bodyRequired,
      max: limits.comment,
      multiline: true,
    }),
    /** Ids of the people whose '@Full Name' stands in the text. */
    mentions: boundedList(Id, {
      max: MOST_MENTIONS,
      invalid: say.notAComment,
      tooMany: say.tooManyMentions,
    }).default([]),
  },
  { error: say.notAComment },
);
export type CommentInput = z.output<typeof CommentInput>;

/** A new comment on one thing, or an answer to one that is there. Whom it is for stays as it is sent. */
export const CommentCreate = CommentInput.extend({
  id: Id,
  about: z.object({ kind: z.enum(COMMENTED_KINDS), id: Id }, { error: say.notAComment }),
  /** The comment that it answers; an answer to an answer joins the thread of that. */
  parentId: Id.nullable().default(null),
  /** Never shown to people of a client. An answer to an internal comment is internal, whatever this says. */
  isInternal: z.boolean({ error: say.notAComment }).default(false),
});
export type CommentCreate = z.output<typeof CommentCreate>;
