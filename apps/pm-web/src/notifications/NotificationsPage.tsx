import {
  Button,
  Card,
  Chip,
  ChipGroup,
  NotificationList,
  PageContent,
  PageHeader,
  Stack,
} from '@linework/design-system';
import { NOTIFICATION_TOPICS, type NotificationTopic, type Permission } from '@linework/domain';
import { useSearchParams } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
import { useCan } from '../session/useCan';
import type { NotificationFilter } from './notificationApi';
import { useNotifications } from './useNotifications';

/** /notifications: all that one heard of, by `?state=` and `?topic=`. */
export function NotificationsPage() {
  const [params, setParams] = useSearchParams();
  const may = useCan();
  const topics = NOTIFICATION_TOPICS.filter((topic) => may(TOPICS[topic].needs));
  const filter: NotificationFilter = {
    state: params.get('state') === 'unread' ? 'unread' : 'all',
    topic: topics.find((topic) => topic === params.get('topic')) ?? 'all',
  };
  const { list, unread, query } = useNotifications(filter);
  const show = (change: Partial<NotificationFilter>) => {
    const chosen = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== 'all');
    setParams(Object.fromEntries(chosen));
  };
  return (
    <PageContent>
      <DocumentTitle title="Notifications" />
      <PageHeader
        title="Notifications"
        meta="Tasks, comments, time, files, budgets and people that concern you. Kept for 90 days."
      />
      <Stack direction="row" gap={8} wrap>
        <ChipGroup aria-label="State">
          <Chip selected={filter.state === 'all'} onClick={() => show({ state: 'all' })}>
            All
          </Chip>
          <Chip selected={filter.state === 'unread'} count={unread} onClick={() => show({ state: 'unread' })}>
            Unread
          </Chip>
        </ChipGroup>
        <ChipGroup aria-label="About">
          {topics.map((topic) => (
            <Chip
              key={topic}
              selected={filter.topic === topic}
              onClick={() => show({ topic: filter.topic === topic ? 'all' : topic })}
            >
              {TOPICS[topic].label}
            </Chip>
          ))}
        </ChipGroup>
      </Stack>
      <Card flush>
        <NotificationList {...list} aria-label="All notifications" />
      </Card>
      {query.hasNextPage && (
        <Stack direction="row" justify="center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </PageContent>
  );
}

const TOPICS: Record<NotificationTopic, { label: string; needs: Permission }> = {
  tasks: { label: 'Tasks', needs: 'task:read' },
  comments: { label: 'Comments', needs: 'comment:read' },
  time: { label: 'Time', needs: 'time:read' },
  files: { label: 'Files', needs: 'file:read' },
  budgets: { label: 'Budgets', needs: 'budget:read' },
  people: { label: 'People', needs: 'person:create' },
};
