import type { NotificationChoice, NotificationPage, NotificationTopic } from '@linework/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { request } from '../api/request';

/** Which notifications a page lists. */
export interface NotificationFilter {
  state: 'all' | 'unread';
  topic: 'all' | NotificationTopic;
}

const send = <Answer>(act: 'read' | 'delete' | 'restore', body: unknown) =>
  request<Answer>(`/notifications/${act}`, { method: 'POST', body });

export const notificationApi = {
  /** One's own, newest first, page after page. */
  pages: (filter: NotificationFilter = { state: 'all', topic: 'all' }) =>
    infiniteQueryOptions({
      queryKey: keys.notifications.list(filter),
      queryFn: ({ pageParam, signal }) =>
        request<NotificationPage>('/notifications', { query: { ...filter, cursor: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  read: (choice: NotificationChoice) => send<{ done: true }>('read', choice),
  remove: (choice: NotificationChoice) => send<{ deletionId: string | null }>('delete', choice),
  restore: (deletionId: string) => send<{ done: true }>('restore', { deletionId }),
};
