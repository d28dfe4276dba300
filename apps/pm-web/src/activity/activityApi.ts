import type { ActivityAbout, ActivityPage } from '@linework/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

export const activityApi = {
  /** What happened in a project, or to a client and in its projects: newest first, page after page. */
  pages: ({ kind, id }: ActivityAbout) =>
    infiniteQueryOptions({
      queryKey: keys.activity.of(kind, id),
      queryFn: ({ pageParam, signal }) =>
        request<ActivityPage>('/activity', { query: { [kind]: id, before: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
};
