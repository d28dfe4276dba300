import { formatHours } from '@linework/domain';
import { countText } from '../lists/countText';

interface TaskTotalsProps {
  /** As the list's source has them. */
  count: { total: number | null; atLeast: number };
  /** Estimated, of all these tasks; null where they were not counted to the end. */
  hours: number | null;
}

/** The foot of the table of tasks: how many there are, and how much work they are. */
export function TaskTotals({ count, hours }: TaskTotalsProps) {
  return (
    <>
      {/* One text: a word of its own after the count would move with it. */}
      <span>{`${countText(count)} ${count.total === 1 ? 'task' : 'tasks'}`}</span>
      {hours !== null && <span>{`${formatHours(hours)} hours estimated`}</span>}
    </>
  );
}
