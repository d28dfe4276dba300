import type { TimeStatus } from '@linework/domain';

export const TIME_STATUS_LABELS: Record<TimeStatus, string> = {
  running: 'Running',
  stopped: 'Stopped',
  submitted: 'Submitted',
  approved: 'Approved',
};
