import { formatHours } from '@linework/domain';
import { memo } from 'react';
import { countText } from '../lists/countText';
import { useTaskCounts } from './TaskCountsOf';

interface TaskTotalsProps {
  /** As the list's source has them. */
  total: number | null;
  atLeast: number;
}

/** The foot of the table of tasks: how many there are, and how much work they are where they were counted to the end. */
export const TaskTotals = memo(function TaskTotals({ total, atLeast }: TaskTotalsProps) {
  const hours = useTaskCounts()?.hours ?? null;
  return (
    <>
      {/* One text: a word of its own after the count would move with it. */}
      <span>{`${countText({ total, atLeast })} ${total === 1 ? 'task' : 'tasks'}`}</span>
      {hours !== null && <span>{`${formatHours(hours)} hours estimated`}</span>}
    </>
  );
});
