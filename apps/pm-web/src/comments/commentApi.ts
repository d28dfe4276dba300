import type {
  CommentAbout,
  CommentCreate,
  CommentInput,
  CommentPage,
  CommentRow,
  MentionablePerson,
} from '@linework/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { entityApi } from '../api/entityApi';
import { keys } from '../api/keys';
import { request } from '../api/request';

/** Threads of a page. */
const THREADS = 10;

const comments = entityApi<CommentRow, CommentInput>('comment');

export const commentApi = {
  ...comments,
  /** `comment.id` is made by the client: sent twice, it makes one. */
  add: (comment: CommentCreate) => comments.create(comment),
  /** Threads on a thing, those that began last first, page after page. */
  pages: ({ kind, id }: CommentAbout) =>
    infiniteQueryOptions({
      queryKey: [...keys.comments.lists, kind, id],
      queryFn: ({ pageParam, signal }) =>
        request<CommentPage>('/comments', {
          query: { [kind]: id, limit: THREADS, cursor: pageParam },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  /** Who can be mentioned in a comment on it. */
  mentionable: async (
    { kind, id }: CommentAbout,
    { search, internal }: { search: string; internal: boolean },
    signal: AbortSignal,
  ) =>
    (
      await request<{ rows: MentionablePerson[] }>('/comments/mentionable', {
        query: { [kind]: id, search, internal },
        signal,
      })
    ).rows,
};
