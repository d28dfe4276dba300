import {
  EmptyState,
  PageContent,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  useSteadyPress,
} from '@linework/design-system';
import {
  countOf,
  formatNumber,
  type WaitingGroup,
  type WaitingTime,
  waitingByProject,
} from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { toProblem } from '../api/problem';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { LoadFailed } from '../problems/LoadFailed';
import { lateDialog } from '../problems/latePart';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useCan } from '../session/useCan';
import { rowId } from './approvals/rowId';
import { useRowFocus } from './approvals/useRowFocus';
import { WaitingProjects } from './approvals/WaitingProjects';
import { waitingQuery } from './timeApi';
import { useReview } from './useReview';

const ReasonDialog = lateDialog(async () => (await import('./approvals/ReasonDialog')).ReasonDialog);

/** /time-tracking/approvals: submitted time that waits for whom may approve it, first in the projects that one leads (TIM-09). */
export function ApprovalsPage() {
  const may = useCan();
  const path = useAppPath();
  const back = { to: path('/time-tracking'), label: 'Time Tracking' };
  return may('time:approve') ? (
    <Approvals back={back} />
  ) : (
    <NotAllowedState action="approve time" back={back} />
  );
}

function Approvals({ back }: { back: { to: string; label: string } }) {
  const waiting = useQuery(waitingQuery);
  if (waiting.isError && !waiting.data)
    return <LoadFailed problem={toProblem(waiting.error)} onRetry={() => void waiting.refetch()} />;
  return (
    <PageContent>
      <DocumentTitle title="Approvals" />
      <PageHeader
        back={<Link to={back.to}>{back.label}</Link>}
        title="Approvals"
        meta={waiting.data ? summary(waiting.data) : 'Submitted time that waits for approval'}
      />
      {waiting.data ? <Waiting waiting={waiting.data} /> : <Skeleton height={280} />}
    </PageContent>
  );
}

function Waiting({ waiting: { groups, totalGroups } }: { waiting: WaitingTime }) {
  const { review } = useReview();
  const [sendingBack, setSendingBack] = useState<WaitingGroup | null>(null);
  const keepsFocus = useRowFocus(
    useMemo(() => groups.map(rowId), [groups]),
    sendingBack !== null,
  );
  // Cards go with their last row, and others come in their place.
  const steady = useSteadyPress();
  const projects = useMemo(() => waitingByProject(groups), [groups]);
  const led = projects.filter(({ leads }) => leads);
  const others = projects.filter(({ leads }) => !leads);
  return (
    <>
      {groups.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={<ClipboardCheck />}
          title="Nothing waits for approval"
          description="Time that people submit appears here."
        />
      ) : (
        <Stack gap={24} {...steady} {...keepsFocus}>
          {led.length > 0 && (
            <WaitingProjects title="Projects you lead" projects={led} onSendBack={setSendingBack} />
          )}
          {others.length > 0 && (
            <WaitingProjects
              title={led.length > 0 ? 'Other projects' : null}
              projects={others}
              onSendBack={setSendingBack}
            />
          )}
          {totalGroups > groups.length && (
            <Text tone="muted">{`The first ${groups.length} of ${formatNumber(totalGroups)} are shown.`}</Text>
          )}
        </Stack>
      )}
      {sendingBack && (
        <ReasonDialog
          action="sendBack"
          count={sendingBack.ids.length}
          of={sendingBack.personName}
          onClose={() => setSendingBack(null)}
          onDone={(reason) => review('sendBack', sendingBack.ids, reason)}
        />
      )}
    </>
  );
}

function summary({ total }: WaitingTime): string {
  return total === 0
    ? 'All submitted time is dealt with'
    : `${countOf('timeEntry', total)} ${total === 1 ? 'waits' : 'wait'} for approval`;
}
