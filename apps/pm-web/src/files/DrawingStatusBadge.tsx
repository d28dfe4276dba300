import { StatusBadge, type StatusBadgeProps } from '@linework/design-system';
import type { DrawingStatus } from '@linework/domain';

/** What a drawing is good for; the word always stands beside the dot. */
export function DrawingStatusBadge({ status }: { status: DrawingStatus }) {
  return <StatusBadge tone={drawingStatusTones[status]}>{status}</StatusBadge>;
}

export const drawingStatusTones = {
  Draft: 'neutral',
  'For review': 'warning',
  Approved: 'success',
  Superseded: 'neutral',
} as const satisfies Record<DrawingStatus, StatusBadgeProps['tone']>;
