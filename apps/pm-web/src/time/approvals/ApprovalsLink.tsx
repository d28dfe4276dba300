import { Button } from '@linework/design-system';
import { formatNumber } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../../app/useAppPath';
import { totalsQuery } from '../timeApi';

/** To the submitted time that waits, with how many entries that are (TIM-09). */
export function ApprovalsLink() {
  const path = useAppPath();
  const { data: waiting } = useQuery(totalsQuery({ status: 'submitted' }));
  const label = waiting?.total ? `Approvals ${formatNumber(waiting.total)}` : 'Approvals';
  return (
    <Button asChild icon={<ClipboardCheck />}>
      <Link
        to={path('/time-tracking/approvals')}
        aria-label={waiting?.total ? `${label} waiting` : undefined}
      >
        {label}
      </Link>
    </Button>
  );
}
