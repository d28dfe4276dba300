import { Badge } from '@linework/design-system';
import type { TimeStatus } from '@linework/domain';
import { TIME_STATUS_LABELS } from './timeStatusLabels';

/** Where an entry is on its way to be approved. */
export function TimeStatusBadge({ status }: { status: TimeStatus }) {
  return <Badge tone={TONES[status]}>{TIME_STATUS_LABELS[status]}</Badge>;
}

const TONES = { running: 'success', stopped: 'neutral', submitted: 'info', approved: 'success' } as const;
