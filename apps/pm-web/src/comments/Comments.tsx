import {
  Button,
  Callout,
  Comment,
  CommentList,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@linework/design-system';
import { type CommentAbout, type CommentRow, type CommentThread, seesInternal } from '@linework/domain';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';
import { useDelete } from '../lists/useDelete';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { CommentForm, type WrittenComment } from './CommentForm';
import { CommentItem } from './CommentItem';
import { commentApi } from './commentApi';

interface CommentsProps {
  about: CommentAbout;
}

/**
 * What is said on a project, a task or a file, and a field to say something (NOT-03). The comment that `?comment=` names is brought
 * in view. Other people's come by themselves (SRV-03).
 */
export function Comments({ about }: CommentsProps) {
  const queryClient = useQueryClient();
  const may = useCan();
  const { person } = useSession();
  const [params] = useSearchParams();
  const linked = params.get('comment');
  const query = useInfiniteQuery(commentApi.pages(about));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const threads = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const deleting = useDelete({ kind: 'comment' });
  const [replyTo, setReplyTo] = useState<CommentRow | null>(null);
  const [said, setSaid] = useState('');
  const forTeam = seesInternal(person.accessRole);

  const isLinkedHere = threads.some(({ comment, answers }) =>
    [comment, ...answers].some((one) => one?.id === linked),
  );
  const isLookedFor = linked !== null && data !== undefined && !isLinkedHere;
  // Where a link leads may be far back: the server's pages are the external thing.
  useEffect(() => {
    if (isLookedFor && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isLookedFor, hasNextPage, isFetchingNextPage, fetchNextPage]);

  const refresh = () =>
    Promise.all(
      touchedKeys({ entity: 'comment', ids: [] }).map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const send = (parent: CommentRow | null) => async (written: WrittenComment) => {
    await commentApi.add({ ...written, about, parentId: parent?.id ?? null });
    setReplyTo(null);
    await refresh();
    setSaid(parent ? 'Reply sent' : 'Comment sent');
  };
  const item = (row: CommentRow) => ({
    about,
    row,
    isCurrent: row.id === linked,
    onReply: () => setReplyTo(row),
    onChanged: refresh,
    deleting,
  });
  const replyForm = ({ comment, answers }: CommentThread) =>
    replyTo &&
    [comment, ...answers].some((one) => one?.id === replyTo.id) && (
      <CommentForm
        key={replyTo.id}
        about={about}
        name={['comment', 'reply', replyTo.id]}
        label={`Reply to ${replyTo.authorName}`}
        initial={{ text: '', people: [], internal: replyTo.isInternal }}
        choosesInternal={forTeam && !replyTo.isInternal}
        sendLabel="Reply"
        onSend={send(replyTo)}
        onCancel={() => setReplyTo(null)}
        autoFocus
      />
    );

  return (
    <Stack gap={16} data-part="comments">
      {may('comment:create') && (
        <CommentForm
          about={about}
          name={['comment', about.kind, about.id]}
          label="Comment"
          choosesInternal={forTeam}
          sendLabel="Comment"
          onSend={send(null)}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isLookedFor && !hasNextPage && (
        <Callout tone="info" title="The comment is not there any more">
          It was deleted, or it is not for you.
        </Callout>
      )}
      {query.isPending && <Skeleton lines={3} />}
      {query.isError && !data && (
        <ErrorState
          title="Comments could not be loaded"
          description={toProblem(query.error).detail}
          action={<Button onClick={() => void query.refetch()}>Try again</Button>}
        />
      )}
      {data && threads.length === 0 && (
        <EmptyState
          title="No comments yet"
          description="What you write here, everybody reads who sees this."
        />
      )}
      {threads.length > 0 && (
        <CommentList aria-label="Comments">
          {threads.map((thread) => {
            const { id, comment, answers } = thread;
            const below =
              answers.length > 0 && answers.map((one) => <CommentItem key={one.id} {...item(one)} />);
            return comment ? (
              <CommentItem key={id} {...item(comment)} answers={below}>
                {replyForm(thread)}
              </CommentItem>
            ) : (
              <Comment key={id} author="" parts={null} answers={below}>
                {replyForm(thread)}
              </Comment>
            );
          })}
        </CommentList>
      )}
      {hasNextPage && (
        <Button variant="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </Button>
      )}
      {deleting.dialog}
    </Stack>
  );
}
