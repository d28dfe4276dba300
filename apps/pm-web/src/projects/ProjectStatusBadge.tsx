import { StatusBadge, type StatusBadgeProps } from '@linework/design-system';
import type { ProjectStatus } from '@linework/domain';

/** Where a project stands, in the colours of PRJ-05; the word always stands beside the dot. */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <StatusBadge tone={TONES[status]}>{status}</StatusBadge>;
}

const TONES = {
  Planning: 'warning',
  'In Progress': 'info',
  Review: 'review',
  Completed: 'success',
  'On Hold': 'neutral',
} as const satisfies Record<ProjectStatus, StatusBadgeProps['tone']>;
