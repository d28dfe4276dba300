import { StatusBadge } from '@linework/design-system';
import type { PersonStatus } from '@linework/domain';

/** Whether somebody works here: green for Active, grey otherwise (USR-01). */
export function PersonStatusBadge({ status }: { status: PersonStatus }) {
  return <StatusBadge tone={status === 'Active' ? 'success' : 'neutral'}>{status}</StatusBadge>;
}
