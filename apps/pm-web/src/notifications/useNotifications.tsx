import {
  Button,
  ErrorState,
  type NotificationItem,
  type NotificationListProps,
  useToast,
} from '@linework/design-system';
import { dateIn, type Notification, type NotificationChoice, type NotificationPage } from '@linework/domain';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { useSession } from '../session/SessionContext';
import { type NotificationFilter, notificationApi } from './notificationApi';

type Pages = InfiniteData<NotificationPage, string | null>;

/** One's notifications, and what can be done about them (NOT-01), for the bell and the page of all. */
export function useNotifications(filter?: NotificationFilter) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const toItem = useNotificationItem();
  const query = useInfiniteQuery(notificationApi.pages(filter));
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const [newest] = rows;

  /** Shows what is asked for at once; whatever the server says then is what holds. */
  const change = async <Answer,>(
    expected: (row: Notification) => Notification | null,
    ask: () => Promise<Answer>,
  ) => {
    await queryClient.cancelQueries({ queryKey: keys.notifications.all });
    queryClient.setQueriesData<Pages>(
      { queryKey: keys.notifications.all },
      (pages) => pages && changed(pages, expected),
    );
    try {
      return await ask();
    } catch (error) {
      toast({ tone: 'danger', title: 'Nothing was changed', description: toProblem(error).detail });
      return null;
    } finally {
      void queryClient.invalidateQueries({ queryKey: keys.notifications.all });
    }
  };
  const read = (choice: NotificationChoice) =>
    change(
      (row) => (isChosen(row, choice) ? { ...row, read: true } : row),
      () => notificationApi.read(choice),
    );
  const remove = async (choice: NotificationChoice, title: string) => {
    const answer = await change(
      (row) => (isChosen(row, choice) ? null : row),
      () => notificationApi.remove(choice),
    );
    const deletionId = answer?.deletionId;
    if (!deletionId) return;
    const undo = () =>
      change(
        (row) => row,
        () => notificationApi.restore(deletionId),
      );
    toast({ title, action: { label: 'Undo', onAction: () => void undo() }, duration: 10_000 });
  };

  const list = {
    notifications: rows.map(toItem),
    loading: query.isPending,
    ...(query.isError &&
      !query.data && {
        failure: (
          <ErrorState
            title="Notifications could not be loaded"
            description={toProblem(query.error).detail}
            action={<Button onClick={() => void query.refetch()}>Try again</Button>}
          />
        ),
      }),
    onRead: (id: string) => void read({ ids: [id] }),
    onReadAll: () => newest && void read({ until: newest.id }),
    onDelete: (id: string) => void remove({ ids: [id] }, 'Notification deleted'),
    onClear: () => newest && void remove({ until: newest.id }, 'Notifications deleted'),
  } satisfies Partial<NotificationListProps>;
  return { list, unread: query.data?.pages[0]?.unread ?? 0, query };
}

/** Ids are ordered by time. */
function isChosen({ id }: Notification, { ids, until }: NotificationChoice): boolean {
  return ids ? ids.includes(id) : until !== undefined && id <= until;
}

function changed(pages: Pages, expected: (row: Notification) => Notification | null): Pages {
  const before = pages.pages.flatMap(({ rows }) => rows);
  const after = before.flatMap((row) => expected(row) ?? []);
  const unreadOf = (rows: readonly Notification[]) => rows.filter(({ read }) => !read).length;
  const gone = unreadOf(before) - unreadOf(after);
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      rows: page.rows.flatMap((row) => expected(row) ?? []),
      unread: Math.max(0, page.unread - gone),
    })),
  };
}

function useNotificationItem() {
  const path = useAppPath();
  const { ago, todayDate } = useFormat();
  const { timeZone } = useSession().settings;
  return ({ id, type, title, message, at, read, actionUrl, actionText }: Notification): NotificationItem => ({
    ...{ id, type, title, message, read },
    time: ago(at),
    dateTime: at,
    group: dateIn(timeZone, new Date(at)) === todayDate() ? 'Today' : 'Earlier',
    ...(actionUrl && { action: { label: actionText ?? 'Open', link: <Link to={path(actionUrl)} /> } }),
  });
}
