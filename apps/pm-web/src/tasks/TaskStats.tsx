import { StatCard, StatRow } from '@linework/design-system';
import { type FilterOf, formatNumber, type taskList } from '@linework/domain';
import { useAfterPaint } from '../lists/useAfterPaint';
import type { ListState } from '../lists/useListState';
import { useTaskCounts } from './TaskCountsOf';

interface TaskStatsProps {
  list: Pick<ListState<string, FilterOf<typeof taskList>, string>, 'filters' | 'setFilters'>;
}

/**
 * Total, completed, in progress and overdue (TSK-02) of the tasks that a list has; pressed, a figure leaves only its tasks. Of a search that was not counted to the end, only
 * the total is known: so many and more.
 */
export function TaskStats({ list }: TaskStatsProps) {
  const counts = useTaskCounts();
  // The tile is pressed before the rows are asked for.
  const setFilters = useAfterPaint(list.setFilters);
  const figure = (count: number | null | undefined) =>
    typeof count === 'number' ? formatNumber(count) : '–';
  const { status, due } = list.filters;
  const tile = (wanted: Tile) => {
    const pressed = status === wanted.status && due === wanted.due;
    const next = pressed ? {} : wanted;
    return {
      pressed,
      onPress: () => setFilters({ status: next.status ?? null, due: next.due ?? null }),
    };
  };
  return (
    <StatRow compact aria-busy={!counts}>
      <StatCard
        onPress={() => setFilters({ status: null, due: null })}
        compact
        label="Total"
        value={`${figure(counts?.total)}${counts?.totalIsCapped ? '+' : ''}`}
        dot="neutral"
      />
      <StatCard
        {...tile({ status: 'completed' })}
        compact
        label="Completed"
        value={figure(counts?.completed)}
        dot="success"
      />
      <StatCard
        {...tile({ status: 'In Progress' })}
        compact
        label="In progress"
        value={figure(counts?.inProgress)}
        dot="info"
      />
      <StatCard
        {...tile({ due: 'overdue' })}
        compact
        label="Overdue"
        value={figure(counts?.overdue)}
        dot="danger"
      />
    </StatRow>
  );
}

/** What the figures are of besides the person's other filters. */
interface Tile {
  status?: string;
  due?: string;
}
