import { Button, EmptyState, ErrorState, IconButton, Toolbar } from '@linework/design-system';
import { DataTable } from '@linework/design-system/table';
import { DISCIPLINES, DRAWING_STATUSES, type FileKind, type FileRow, formatNumber } from '@linework/domain';
import { Compass, Download, Eye, FileText, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useAppLinks } from '../app/AppLinks';
import { optionsOf } from '../forms/fields/optionsOf';
import { statusField } from '../lists/filterFields';
import { ListFilters } from '../lists/ListFilters';
import { ListSearch } from '../lists/ListSearch';
import { SortSelect } from '../lists/SortSelect';
import { useColumnLayout } from '../lists/useColumnLayout';
import { useLiveQuery } from '../lists/useLiveQuery';
import { useCan } from '../session/useCan';
import { FILE_KIND_WORDS } from './fileKindWords';
import { saveFile } from './saveFile';
import { useFileColumns } from './useFileColumns';
import type { useFileList } from './useFileList';

interface FileTableProps {
  kind: FileKind;
  files: ReturnType<typeof useFileList>;
  onPreview: (file: FileRow) => void;
  onDelete: (file: FileRow) => void;
  /** The button that uploads the first one. */
  upload: ReactNode;
}

/** The list mode of Documents and Drawings (DOC-02). */
export function FileTable({
  kind,
  files: { list, query, rows },
  onPreview,
  onDelete,
  upload,
}: FileTableProps) {
  const words = FILE_KIND_WORDS[kind];
  const { follow } = useAppLinks();
  const may = useCan();
  const columns = useFileColumns(kind);
  const [layout, setLayout] = useColumnLayout('files');
  const mayDelete = may('file:delete');
  const rowActions = useCallback(
    (file: FileRow) => (
      <>
        <IconButton
          size="small"
          label={`Preview ${file.name}`}
          icon={eye}
          tooltip={false}
          onClick={() => onPreview(file)}
        />
        <IconButton
          size="small"
          label={`Download ${file.name}`}
          icon={arrow}
          tooltip={false}
          onClick={() => saveFile(file)}
        />
        {mayDelete && (
          <IconButton
            size="small"
            label={`Delete ${file.name}`}
            icon={bin}
            tooltip={false}
            onClick={() => onDelete(file)}
          />
        )}
      </>
    ),
    [mayDelete, onPreview, onDelete],
  );
  const labels = useMemo(
    () => ({
      rows: (count: number, written = formatNumber(count)) =>
        `${written} ${count === 1 ? kind : words.plural}`,
    }),
    [kind, words],
  );
  const { search, filters } = useLiveQuery(query);
  const isNarrowed = search !== '' || Object.keys(filters).some((name) => name !== 'kind');
  return (
    <DataTable
      label={words.title}
      source={rows.source}
      columns={columns}
      onSortChange={rows.onSortChange}
      toolbar={
        <Toolbar
          overflowLabel="Sort"
          overflow={null}
          phoneOnly={
            <SortSelect
              labels={kind === 'drawing' ? DRAWING_SORTS : SORTS}
              sort={list.sort}
              direction={list.direction}
              onChange={list.setSort}
            />
          }
        >
          <ListSearch placeholder={`Search ${words.plural}...`} search={list.search} />
          {kind === 'drawing' && <ListFilters list={list} fields={DRAWING_FILTERS} />}
        </Toolbar>
      }
      phoneSort={false}
      onRowAction={onPreview}
      onLinkClick={follow}
      rowActions={rowActions}
      rowActionsWidth={mayDelete ? 124 : 88}
      rowName={nameOf}
      labels={labels}
      empty={
        <EmptyState
          icon={<FileText />}
          title={words.empty}
          description={isNarrowed ? 'Try adjusting your search or filters' : words.toBegin}
          action={upload}
        />
      }
      error={(error, retry) => (
        <ErrorState
          title={`The ${words.plural} could not be loaded`}
          description={error.message}
          action={<Button onClick={retry}>Try again</Button>}
        />
      )}
      columnMenus
      layout={layout}
      onLayoutChange={setLayout}
      maxHeight="page"
    />
  );
}

// The same elements in every row, so that drawing rows anew does not draw them.
const eye = <Eye />;
const arrow = <Download />;
const bin = <Trash2 />;

const SORTS = { name: 'Name', size: 'Size', date: 'Modified' };
const DRAWING_SORTS = {
  ...SORTS,
  ...{ number: 'No.', title: 'Title', revision: 'Rev', status: 'Status', discipline: 'Discipline' },
};
const DRAWING_FILTERS = [
  statusField(optionsOf(DRAWING_STATUSES)),
  { name: 'discipline', label: 'Discipline', icon: <Compass />, options: optionsOf(DISCIPLINES) },
] as const;

function nameOf({ name }: FileRow): string {
  return name;
}
