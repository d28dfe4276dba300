import { Button, Callout, Card, IconButton, Skeleton, Stack, Text } from '@linework/design-system';
import { addDays, countOf, isoWeek, MOST_REVIEWED, weekSheet, weekStart } from '@linework/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { toProblem } from '../../api/problem';
import { useFormat } from '../../format/useFormat';
import { LoadFailed } from '../../problems/LoadFailed';
import { useSession } from '../../session/SessionContext';
import { useReview } from '../useReview';
import { WeekTable } from './WeekTable';
import { weekQuery } from './weekQuery';

/** One's week by task and day, and the button that submits what is open of it (TIM-09). */
export function WeekCard() {
  const format = useFormat();
  const { person } = useSession();
  const thisWeek = weekStart(format.todayDate());
  const [monday, setMonday] = useState(thisWeek);
  const entries = useQuery({ ...weekQuery(person.id, monday), placeholderData: keepPreviousData });
  const { review, isSending } = useReview();
  const previous = useRef<HTMLButtonElement>(null);
  const sheet = entries.data && !entries.isPlaceholderData ? weekSheet(entries.data.rows, monday) : null;
  const openIds = sheet?.openIds ?? [];

  const submit = async () => {
    // The button goes with what it submits: the keyboard goes on from the week before.
    if (await review('submit', openIds)) previous.current?.focus();
  };
  return (
    <Card
      flush
      role="region"
      aria-label="Week"
      aria-busy={sheet === null}
      title={`Week ${isoWeek(monday)}`}
      description={format.days(monday, addDays(monday, 6))}
      action={
        <Stack direction="row" gap={8} wrap>
          {/* Comes and goes with the week: the arrows stay where they are. */}
          {openIds.length > 0 && (
            <Button size="small" icon={<Send />} busy={isSending} onClick={() => void submit()}>
              {`Submit ${countOf('timeEntry', openIds.length)}`}
            </Button>
          )}
          <Stack direction="row" gap={4}>
            <IconButton
              ref={previous}
              size="small"
              variant="outline"
              label="Previous week"
              icon={<ChevronLeft />}
              onClick={() => setMonday(addDays(monday, -7))}
            />
            <IconButton
              size="small"
              variant="outline"
              label="Next week"
              icon={<ChevronRight />}
              disabled={monday >= thisWeek}
              onClick={() => setMonday(addDays(monday, 7))}
            />
          </Stack>
        </Stack>
      }
    >
      {entries.isError ? (
        <LoadFailed problem={toProblem(entries.error)} onRetry={() => void entries.refetch()} />
      ) : sheet ? (
        <WeekTable sheet={sheet} />
      ) : (
        <Skeleton height={160} />
      )}
      {sheet && entries.data?.isWhole === false && (
        <Callout tone="info">{`The first ${MOST_REVIEWED} entries of this week are shown.`}</Callout>
      )}
      {sheet?.minutes === 0 && <Text tone="secondary">Nothing recorded in this week</Text>}
    </Card>
  );
}
