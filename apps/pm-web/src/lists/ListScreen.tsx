import { Button, ErrorState, PageContent, PageHeader, Toolbar } from '@linework/design-system';
import { DataTable, type DataTableProps } from '@linework/design-system/table';
import { entities } from '@linework/domain';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppLinks } from '../app/AppLinks';
import { DocumentTitle } from '../app/DocumentTitle';
import { useAppPath } from '../app/useAppPath';
import { capitalized } from '../format/capitalized';
import { LoadFailed } from '../problems/LoadFailed';
import { NotFoundState } from '../problems/NotFoundState';
import { CardList } from './CardList';
import { EmptyList } from './EmptyList';
import { ExportMenu } from './ExportMenu';
import { ListSearch } from './ListSearch';
import { NewButton } from './NewButton';
import { RowMenu, type RowMenuProps } from './RowMenu';
import { rowLabels } from './rowLabels';
import { SortSelect } from './SortSelect';
import { useColumnLayout } from './useColumnLayout';
import { useImportPath } from './useImportPath';
import type { ListScreenState } from './useListScreen';
import { useTableScroll } from './useTableScroll';
import { ViewToggle } from './ViewToggle';

interface ListScreenProps<
  Row extends { id: string; version: number },
  Sort extends string,
  Filter extends string,
> extends Pick<
    DataTableProps<Row>,
    'columns' | 'selectable' | 'selectionActions' | 'rowActionsWidth' | 'isDone' | 'highlightId' | 'footer'
  > {
  screen: ListScreenState<Row, Sort, Filter>;
  title: string;
  /** Of the browser's tab, where it is not the title. */
  documentTitle?: string;
  /** Above the title: the way back, where the list is of one client or project. */
  back?: ReactNode;
  /** Below the title. */
  meta?: ReactNode;
  /** Between the title and the rows: figures, shortcuts to parts of the list. */
  intro?: ReactNode;
  /** Before the button that makes a row. */
  actions?: ReactNode;
  /** How a row is made; its path below the app's prefix. */
  newRow: { to: string; label: string; first: string };
  /** Of the empty state, where no search or filter is the reason. */
  empty: { icon: ReactNode; description: string };
  /** Beside the search box. */
  filters: ReactNode;
  /** What a row is called in its menu and dialogs. Outside the component, as are the next four: every row of the table holds them. */
  rowName: (row: Row) => string;
  /** Where a row is edited, below the app's prefix. */
  editPath?: (row: Row) => string;
  /** Where else one can go from a row, with paths below the app's prefix. */
  rowLinks?: (row: Row) => NonNullable<RowMenuProps['links']>;
  /** What else can be done with a row. */
  rowActs?: (row: Row) => NonNullable<RowMenuProps['acts']>;
  /** What stands before a row's menu in the table. */
  rowLead?: (row: Row) => ReactNode;
  /** False: rows have no menu. */
  hasRowActions?: boolean;
  /** A row as a card. */
  renderCard: (row: Row, askToDelete: () => void) => ReactNode;
  /** Of a card, px, until one has been seen. */
  cardHeight: number;
  /** What cards can be sorted by besides the table's columns: sort name to what it is called. */
  cardSorts?: Partial<Record<Sort, string>>;
}

/**
 * The page of a list: its title and its main action, what finds and orders its rows, and these as a table or as cards. What a list
 * is about comes from its address; what is not there is said (GEN-04).
 */
export function ListScreen<
  Row extends { id: string; version: number },
  Sort extends string,
  Filter extends string,
>({
  screen: { kind, list, rows, returnTo, isReturn, context, deleting, listPath },
  title,
  documentTitle = title,
  back,
  meta,
  intro,
  actions,
  newRow,
  empty: emptyState,
  filters,
  rowName,
  editPath,
  rowLinks,
  rowActs,
  rowLead,
  hasRowActions = true,
  renderCard,
  cardHeight,
  cardSorts,
  ...table
}: ListScreenProps<Row, Sort, Filter>) {
  const { resource, page, plural, hasView } = entities[kind];
  const path = useAppPath();
  const importPath = useImportPath(kind);
  const navigate = useNavigate();
  const { follow } = useAppLinks();
  const pathOf = useCallback(
    (row: Row) => path(editPath?.(row) ?? `${page}/edit?id=${row.id}`),
    [path, editPath, page],
  );
  // A row leads where its name does: to the page to read, where its kind has one (GEN-01).
  const openPath = useCallback(
    (row: Row) => (hasView ? path(`${page}/view?id=${row.id}`) : pathOf(row)),
    [path, page, hasView, pathOf],
  );
  const { ask } = deleting;
  const askToDelete = useCallback(
    (row: Row) => ask({ id: row.id, name: rowName(row), version: row.version }),
    [ask, rowName],
  );
  const rowActions = useCallback(
    (row: Row) => (
      <>
        {rowLead?.(row)}
        <RowMenu
          id={row.id}
          kind={kind}
          name={rowName(row)}
          links={rowLinks?.(row).map((link) => ({ ...link, to: path(link.to) }))}
          acts={rowActs?.(row)}
          editPath={pathOf(row)}
          onDelete={() => askToDelete(row)}
        />
      </>
    ),
    [kind, path, pathOf, rowName, rowLinks, rowActs, rowLead, askToDelete],
  );
  // The words of the table's heads, for cards and a phone's table, which have none.
  const { columns } = table;
  const sortLabels = useMemo(() => headsOf<Row, Sort>(columns), [columns]);
  const labels = useMemo(() => rowLabels(kind), [kind]);
  const [layout, setLayout] = useColumnLayout(resource);
  const tableRef = useTableScroll(resource, isReturn);

  if (context.missing) {
    return <NotFoundState kind={context.missing} back={{ to: path(page), label: `All ${plural}` }} />;
  }
  if (context.problem) return <LoadFailed problem={context.problem} onRetry={context.retry} />;

  const newButton = (label: string) => (
    <NewButton permission={`${entities[kind].permission}:create`} to={newRow.to}>
      {label}
    </NewButton>
  );
  const empty = <EmptyList {...emptyState} kind={kind} list={list} action={newButton(newRow.first)} />;
  const search = <ListSearch placeholder={`Search ${plural}...`} search={list.search} />;
  return (
    <PageContent fill={list.view === 'table'}>
      <DocumentTitle title={documentTitle} />
      <PageHeader
        back={back}
        title={title}
        meta={meta}
        actions={
          <>
            <ViewToggle view={list.view} onChange={list.setView} />
            {actions}
            <ExportMenu listPath={listPath} importPath={importPath} iconOnly />
          </>
        }
        primary={newButton(newRow.label)}
      />
      {intro}
      {list.view === 'table' ? (
        <DataTable
          {...table}
          ref={tableRef}
          label={title}
          source={rows.source}
          returnTo={returnTo}
          onSortChange={rows.onSortChange}
          toolbar={
            <Toolbar
              overflow={filters}
              overflowLabel="Filter and sort"
              phoneOnly={
                <SortSelect
                  labels={sortLabels}
                  sort={list.sort}
                  direction={list.direction}
                  onChange={list.setSort}
                />
              }
            >
              {search}
            </Toolbar>
          }
          phoneSort={false}
          onRowAction={(row) => navigate(openPath(row))}
          rowHref={openPath}
          onLinkClick={follow}
          rowActions={hasRowActions ? rowActions : undefined}
          rowName={rowName}
          labels={labels}
          empty={empty}
          error={(error, retry) => <RowsFailed plural={plural} error={error} onRetry={retry} />}
          columnMenus
          layout={layout}
          onLayoutChange={setLayout}
          maxHeight="page"
        />
      ) : (
        <CardList
          label={capitalized(plural)}
          list={list}
          source={rows}
          sortLabels={{ ...sortLabels, ...cardSorts }}
          search={search}
          filters={filters}
          renderCard={(row) => renderCard(row, () => askToDelete(row))}
          empty={empty}
          returnTo={returnTo}
          estimateHeight={cardHeight}
        />
      )}
      {deleting.dialog}
    </PageContent>
  );
}

function RowsFailed({ plural, error, onRetry }: { plural: string; error: Error; onRetry: () => void }) {
  return (
    <ErrorState
      title={`The ${plural} could not be loaded`}
      description={error.message}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

function headsOf<Row, Sort extends string>(
  columns: DataTableProps<Row>['columns'],
): Partial<Record<Sort, string>> {
  const sorted = columns.filter(({ sortable, hidden }) => sortable !== false && !hidden);
  return Object.fromEntries(sorted.map(({ id, header }) => [id, header])) as Partial<Record<Sort, string>>;
}
