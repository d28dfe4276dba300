import { formatHours, formatNumber } from '@linework/domain';

interface TaskTotalsProps {
  total: number;
  /** Estimated, of all these tasks. */
  hours: number;
}

/** The foot of the table of tasks: how many there are, and how much work they are. */
export function TaskTotals({ total, hours }: TaskTotalsProps) {
  return (
    <>
      <span>
        {formatNumber(total)} {total === 1 ? 'task' : 'tasks'}
      </span>
      <span>{formatHours(hours)} hours estimated</span>
    </>
  );
}
