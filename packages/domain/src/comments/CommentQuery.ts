import { z } from 'zod';
import { Id } from '../fields/id';
import { PageQuery } from '../lists/PageQuery';
import { searchText } from '../lists/searchText';
import { COMMENTED_KINDS, type CommentAbout } from './commentAbout';

const about = { project: Id.optional(), task: Id.optional(), file: Id.optional() };
type AboutParameters = { [Kind in keyof typeof about]?: string | undefined };

const oneOfThem = { error: 'Exactly one of project, task and file is expected' };

/** GET /api/comments: those on one thing. */
export const CommentQuery = PageQuery.extend(about).refine(namesOne, oneOfThem);
export type CommentQuery = z.infer<typeof CommentQuery>;

/** GET /api/comments/mentionable: who can be mentioned in a comment on it. */
export const MentionableQuery = z
  .object({
    ...about,
    search: z.string().max(400).default('').transform(searchText),
    internal: z.enum(['true', 'false']).default('false'),
  })
  .refine(namesOne, oneOfThem);
export type MentionableQuery = z.infer<typeof MentionableQuery>;

/** What the parameters name. */
export function commentedBy(query: AboutParameters): CommentAbout {
  for (const kind of COMMENTED_KINDS) {
    const id = query[kind];
    if (id !== undefined) return { kind, id };
  }
  throw new Error('The parameters name nothing');
}

function namesOne(query: AboutParameters): boolean {
  return COMMENTED_KINDS.filter((kind) => query[kind] !== undefined).length === 1;
}
