import type { QueryOf } from '../lists/ListDefinition';
import type { taskList } from '../tasks/taskList';

/** The parts of 'My Work' on the dashboard, in their order on screen. */
export const WORK_PARTS = ['open', 'week', 'overdue'] as const;
export type WorkPart = (typeof WORK_PARTS)[number];

export const WORK_LABELS: Record<WorkPart, string> = {
  open: 'Open',
  week: 'Due this week',
  overdue: 'Overdue',
};

/**
 * Which tasks a part has, as the list of tasks is asked for them: the server counts by these filters and 'View All' leads to them, so
 * that count and list agree. 'This week' and 'overdue' are what they are in every list (see dateSpan, isOverdue).
 */
export function workFilters(part: WorkPart, personId: string): QueryOf<typeof taskList>['filters'] {
  const open = { user: personId, status: 'pending' };
  return part === 'open' ? open : { ...open, due: part };
}
