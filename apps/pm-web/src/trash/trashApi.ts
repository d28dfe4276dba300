import type { TrashPage } from '@linework/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

const at = (deletionId: string, rest = '') => `/trash/${encodeURIComponent(deletionId)}${rest}`;

export const trashApi = {
  /** Newest first, page after page. */
  pages: infiniteQueryOptions({
    queryKey: keys.trash,
    queryFn: ({ pageParam, signal }) =>
      request<TrashPage>('/trash', { query: { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  }),
  /** Brings back exactly what went with that deletion. */
  restore: (deletionId: string) => request(at(deletionId, '/restore'), { method: 'POST' }),
  /** Removes it and all that went with it; this cannot be undone. */
  deleteForGood: (deletionId: string) => request(at(deletionId), { method: 'DELETE' }),
};
