import {
  type ActivityItem,
  ActivityList,
  Badge,
  Button,
  ErrorState,
  Stack,
  Text,
} from '@linework/design-system';
import {
  ACTIVITY_COMMENT_LENGTH,
  type ActivityAbout,
  type ActivityEntry,
  addDays,
  dateIn,
  describeActivity,
  excerpt,
} from '@linework/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { useAppPath } from '../app/useAppPath';
import { useFormat } from '../format/useFormat';
import { useSession } from '../session/SessionContext';
import { activityApi } from './activityApi';

/** What happened in a project, or to a client and in its projects: who, what, from what to what, when. */
export function ActivityFeed({ about }: { about: ActivityAbout }) {
  const query = useInfiniteQuery(activityApi.pages(about));
  const toItem = useActivityItem(about);
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <ActivityList
      aria-label="What happened"
      entries={entries.map(toItem)}
      loading={query.isPending}
      showingEarlier={query.isFetchingNextPage}
      {...(query.hasNextPage && { onShowEarlier: () => void query.fetchNextPage() })}
      {...(query.isError &&
        !query.data && {
          failure: (
            <ErrorState
              title="The activity could not be loaded"
              description={toProblem(query.error).detail}
              action={<Button onClick={() => void query.refetch()}>Try again</Button>}
            />
          ),
        })}
    />
  );
}

function useActivityItem(about: ActivityAbout) {
  const path = useAppPath();
  const { ago, date, todayDate } = useFormat();
  const { settings } = useSession();
  return (entry: ActivityEntry): ActivityItem => {
    const { sign, parts } = describeActivity(entry, settings, about);
    const day = dateIn(settings.timeZone, new Date(entry.at));
    const today = todayDate();
    return {
      id: entry.id,
      group: day === today ? 'Today' : day === addDays(today, -1) ? 'Yesterday' : date(day),
      ...(entry.doer && { person: { name: entry.doer.name, initials: entry.doer.initials } }),
      ...(sign !== 'person' && { sign }),
      parts: parts.map((part) => ({
        text: part.text,
        strong: part.kind !== 'words',
        ...(part.kind === 'link' && part.path !== null && { link: <Link to={path(part.path)} /> }),
      })),
      time: ago(entry.at),
      dateTime: entry.at,
      ...(entry.comment && { body: <Said comment={entry.comment} /> }),
    };
  };
}

/** The beginning of what was said. */
function Said({ comment: { text, isInternal } }: { comment: NonNullable<ActivityEntry['comment']> }) {
  return (
    <Stack gap={4} align="start">
      {isInternal && <Badge icon={<Lock />}>Internal</Badge>}
      <Text multiline>{excerpt(text, ACTIVITY_COMMENT_LENGTH - 1)}</Text>
    </Stack>
  );
}
