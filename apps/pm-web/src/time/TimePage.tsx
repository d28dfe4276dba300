import { Button, PageContent, PageHeader, Skeleton, Tabs } from '@linework/design-system';
import { ListPlus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { search } from '../api/request';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { ExportMenu } from '../lists/ExportMenu';
import { lateDialog, latePart } from '../problems/latePart';
import { NotAllowedState } from '../problems/NotAllowedState';
import { useCan } from '../session/useCan';
import { ApprovalsLink } from './approvals/ApprovalsLink';
import { LOG_TIME } from './logTime';
import { timeFiltersOf } from './reports/timeFiltersOf';

/** /time-tracking (TIM-01): the clock, what was recorded, and what it adds up to. `?tab=` says which. */
export function TimePage() {
  const may = useCan();
  const path = useAppPath();
  const [params, setParams] = useSearchParams();
  const tabs = TABS;
  const [isEntering, setEntering] = useState(false);
  const closeEntry = () => {
    setEntering(false);
    if (!params.has(LOG_TIME)) return;
    const next = new URLSearchParams(params);
    next.delete(LOG_TIME);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const current = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'tracker';
  if (!may('time:read'))
    return <NotAllowedState action="track time" back={{ to: path('/dashboard'), label: 'Dashboard' }} />;
  return (
    <PageContent>
      <DocumentTitle title="Time Tracking" />
      <PageHeader
        title="Time Tracking"
        actions={
          <>
            {may('time:approve') && <ApprovalsLink />}
            {may('time:create') && (
              <Button asChild icon={<Upload />}>
                <Link to={path('/time-tracking/import')}>Import</Link>
              </Button>
            )}
            <ExportMenu listPath={exportPath} />
            {may('time:create') && (
              <Button icon={<ListPlus />} onClick={() => setEntering(true)}>
                Manual Entry
              </Button>
            )}
          </>
        }
      />
      <WaitingNotice />
      <Tabs.Root
        value={current}
        onValueChange={(tab) => setParams(tab === 'tracker' ? {} : { tab }, { preventScrollReset: true })}
      >
        <Tabs.List aria-label="Time Tracking">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Content }) => (
          <Tabs.Panel key={value} value={value}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {(isEntering || (params.has(LOG_TIME) && may('time:create'))) && (
        <ManualEntryDialog onClose={closeEntry} />
      )}
    </PageContent>
  );
}

// The clock's code is shared with the top bar, where it comes late: in the page's own chunk every form would bring it.
const TrackerTab = latePart(
  async () => (await import('./tracker/TrackerTab')).TrackerTab,
  <Skeleton height={280} />,
);

const EntriesTab = latePart(
  async () => (await import('./entries/EntriesTab')).EntriesTab,
  <Skeleton height={280} />,
);
const ManualEntryDialog = lateDialog(
  async () => (await import('./manual/ManualEntryDialog')).ManualEntryDialog,
);
const WaitingNotice = latePart(async () => (await import('./waiting/WaitingNotice')).WaitingNotice);
const ReportsTab = latePart(
  async () => (await import('./reports/ReportsTab')).ReportsTab,
  <Skeleton height={280} />,
);

/** The parts of the page, in their order. */
const TABS = [
  { value: 'tracker', label: 'Tracker', Content: TrackerTab },
  { value: 'entries', label: 'Entries', Content: EntriesTab },
  { value: 'reports', label: 'Reports', Content: ReportsTab },
];

/** What the address's filters and search show (TIM-08). A search is written past the router: the browser has the latest. */
function exportPath(): string {
  const params = new URLSearchParams(window.location.search);
  return `/timeEntries${search({ ...timeFiltersOf(params), search: params.get('search') })}`;
}
