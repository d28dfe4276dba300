import { useMemo, useState } from 'react';
import { DataGrid, SelectColumn } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerPage } from '../../pages/benchPage';
import { COLUMNS, matching, sortedByTitle } from '../columns';

const columns = [
  SelectColumn,
  ...COLUMNS.map(({ id, name, width }) => ({
    key: id,
    name,
    width,
    sortable: id === 'title',
    resizable: true,
  })),
];
const keyOf = (row) => row.id;
const page = {};

offerPage({
  mount: (tasks) =>
    flushSync(() => createRoot(document.querySelector('#root')).render(<Page tasks={tasks} />)),
  search: (text) => flushSync(() => page.setSearch(text)),
  scroller: '[role=grid]',
  // Its rows have no box of their own.
  head: '.rdg-header-row > [aria-colindex="2"]',
  row: '.rdg-row > [aria-colindex="2"]',
  titleCell: '',
  titleHead: '.rdg-header-row > [aria-colindex="2"]',
  allBox: '.rdg-header-row input[type=checkbox]',
  state: () => ({ rows: page.rows, selected: page.selected }),
});

function Page({ tasks }) {
  const [sort, setSort] = useState([]);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState(() => new Set());
  const sorted = useMemo(() => (sort.length > 0 ? sortedByTitle(tasks) : tasks), [tasks, sort]);
  const rows = useMemo(() => matching(sorted, search), [sorted, search]);
  Object.assign(page, { setSearch, rows: rows.length, selected: selected.size });
  return (
    <DataGrid
      aria-label="Tasks"
      columns={columns}
      rows={rows}
      rowKeyGetter={keyOf}
      rowHeight={36}
      headerRowHeight={36}
      sortColumns={sort}
      onSortColumnsChange={setSort}
      selectedRows={selected}
      onSelectedRowsChange={setSelected}
      style={{ blockSize: 720 }}
    />
  );
}
