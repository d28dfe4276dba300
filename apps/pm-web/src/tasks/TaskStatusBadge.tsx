import { StatusBadge, type StatusBadgeProps } from '@linework/design-system';
import type { TaskStatus } from '@linework/domain';

/** Where a task stands, in the colours of the projects. */
export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  return <StatusBadge tone={TONES[status]}>{status}</StatusBadge>;
}

const TONES = {
  Todo: 'neutral',
  'In Progress': 'info',
  Review: 'review',
  Completed: 'success',
} as const satisfies Record<TaskStatus, StatusBadgeProps['tone']>;
