import { StatCard, StatRow } from '@linework/design-system';
import { formatNumber } from '@linework/domain';
import { memo } from 'react';
import { useTaskCounts } from './TaskCountsOf';

/**
 * Total, completed, in progress and overdue (TSK-02) of the tasks that a list has. Of a search that was not counted to the end, only
 * the total is known: so many and more.
 */
export const TaskStats = memo(function TaskStats() {
  const counts = useTaskCounts();
  const figure = (count: number | null | undefined) =>
    typeof count === 'number' ? formatNumber(count) : '–';
  return (
    <StatRow aria-busy={!counts}>
      <StatCard
        compact
        label="Total"
        value={`${figure(counts?.total)}${counts?.totalIsCapped ? '+' : ''}`}
        dot="neutral"
      />
      <StatCard compact label="Completed" value={figure(counts?.completed)} dot="success" />
      <StatCard compact label="In progress" value={figure(counts?.inProgress)} dot="info" />
      <StatCard compact label="Overdue" value={figure(counts?.overdue)} dot="danger" />
    </StatRow>
  );
});
