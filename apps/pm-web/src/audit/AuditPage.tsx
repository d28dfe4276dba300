import { Button, EmptyState, ErrorState, PageContent, PageHeader, Toolbar } from '@linework/design-system';
import { DataTable, type DataTableColumn } from '@linework/design-system/table';
import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS, type AuditRow, auditList, formatNumber } from '@linework/domain';
import { CalendarDays, CircleDot, Download, ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { DocumentTitle } from '../app/DocumentTitle';
import { useFormat } from '../format/useFormat';
import { type FilterField, personField } from '../lists/filterFields';
import { ListFilters } from '../lists/ListFilters';
import { ListSearch } from '../lists/ListSearch';
import { listPath } from '../lists/listParams';
import { useListSource } from '../lists/useListSource';
import { useListState } from '../lists/useListState';

/** /audit: who did what, and when, for owners and admins. */
export function AuditPage() {
  const list = useListState(auditList, { views: ['table'] });
  const rows = useListSource({
    definition: auditList,
    query: list.query,
    isNewRow: false,
    setSort: list.setSort,
  });
  const columns = useAuditColumns();
  const download = () => location.assign(`/api${listPath(auditList, list.query.get(), '/export')}`);
  return (
    <PageContent fill>
      <DocumentTitle title="Audit log" />
      <PageHeader
        title="Audit log"
        meta="Sign-ins, refusals, roles, invitations, tokens, exports, deletions and settings: who did what, from where, and when."
        actions={
          <Button icon={<Download />} onClick={download}>
            Export CSV
          </Button>
        }
      />
      <DataTable
        label="Audit log"
        source={rows.source}
        columns={columns}
        onSortChange={rows.onSortChange}
        toolbar={
          <Toolbar overflow={<ListFilters list={list} fields={FIELDS} />} overflowLabel="Filter and sort">
            <ListSearch placeholder="Search the audit log..." search={list.search} />
          </Toolbar>
        }
        phoneSort={false}
        rowName={({ action, personName }) => `${AUDIT_ACTION_LABELS[action]}, ${personName}`}
        labels={LABELS}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title="No entries found"
            description="What people do appears here. Change the search or the filters to see more."
            action={<Button onClick={list.showAll}>Show all entries</Button>}
          />
        }
        error={(error, retry) => (
          <ErrorState
            title="The audit log could not be loaded"
            description={error.message}
            action={<Button onClick={retry}>Try again</Button>}
          />
        )}
        maxHeight="page"
      />
    </PageContent>
  );
}

const LABELS = {
  rows: (count: number, written = formatNumber(count)) => `${written} ${count === 1 ? 'entry' : 'entries'}`,
};

const FIELDS: readonly FilterField<'action' | 'user' | 'due'>[] = [
  {
    name: 'action',
    label: 'What',
    icon: <CircleDot />,
    options: AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_LABELS[value] })),
  },
  personField(),
  {
    name: 'due',
    label: 'Day',
    icon: <CalendarDays />,
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'This week' },
    ],
    hasDays: true,
  },
];

function useAuditColumns(): DataTableColumn<AuditRow>[] {
  const { moment } = useFormat();
  return useMemo(
    () => [
      { id: 'at', header: 'When', value: ({ at }) => moment(at), width: 150, phone: 'meta' },
      {
        id: 'person',
        header: 'Who',
        value: ({ personName }) => personName,
        minWidth: 140,
        grow: 1,
        phone: 'meta',
      },
      {
        id: 'action',
        header: 'What',
        value: ({ action }) => AUDIT_ACTION_LABELS[action],
        sortable: false,
        emphasis: 'strong',
        minWidth: 150,
        grow: 1,
        phone: 'title',
      },
      {
        id: 'subject',
        header: 'About',
        value: ({ subject, detail }) => [subject, detail].filter((text) => text !== '').join(' · '),
        sortable: false,
        minWidth: 220,
        grow: 2,
        phone: 'meta',
      },
      {
        id: 'device',
        header: 'From',
        value: ({ device }) => device || 'Unknown',
        sortable: false,
        minWidth: 150,
        grow: 1,
        phone: 'meta',
      },
      {
        id: 'session',
        header: 'Session',
        value: ({ sessionId }) => sessionId?.slice(-8) ?? '',
        sortable: false,
        width: 100,
        phone: 'hidden',
      },
    ],
    [moment],
  );
}
