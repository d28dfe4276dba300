import type { WaitingGroup } from '@linework/domain';

/** Of a group's row in the page. */
export function rowId({
  projectId,
  personId,
  week,
}: Pick<WaitingGroup, 'projectId' | 'personId' | 'week'>): string {
  return `waiting-${projectId}-${personId}-${week}`;
}
