import { StatusBadge } from '@linework/design-system';
import type { ClientStatus } from '@linework/domain';

/** Where a client stands: green for Active, grey otherwise (CLI-02). */
export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  return <StatusBadge tone={status === 'Active' ? 'success' : 'neutral'}>{status}</StatusBadge>;
}
