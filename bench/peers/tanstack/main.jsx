import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerPage } from '../../pages/benchPage';
import '../../pages/floor/floor.css';
import { COLUMNS } from '../columns';
import './tanstack.css';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text },
  filterFns: { includesString: filterFn_includesString },
});
const columns = COLUMNS.map(({ id, name }) => ({
  accessorKey: id,
  header: name,
  sortFn: 'text',
  enableGlobalFilter: id !== 'due' && id !== 'hours',
}));
const keyOf = (row) => row.id;
const page = {};

offerPage({
  mount: (tasks) =>
    flushSync(() => createRoot(document.querySelector('#root')).render(<Page tasks={tasks} />)),
  search: (text) => flushSync(() => page.table.setGlobalFilter(text)),
  sortByTitle: () => flushSync(() => page.table.getColumn('title').toggleSorting(false)),
  scroller: '.scroller',
  head: '.head',
  row: '.row',
  titleCell: '.cell',
  titleHead: '.head .cell',
  allBox: '.head input',
  state: () => ({
    rows: page.table.getRowModel().rows.length,
    selected: page.table.getSelectedRowModel().rows.length,
  }),
});

function Page({ tasks }) {
  const table = useTable({
    features,
    columns,
    data: tasks,
    getRowId: keyOf,
    globalFilterFn: 'includesString',
  });
  const scroller = useRef(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 6,
  });
  page.table = table;
  return (
    <div ref={scroller} className="scroller">
      <div className="head">
        <input
          type="checkbox"
          aria-label="All"
          checked={table.getIsAllRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
        />
        {COLUMNS.map(({ id, name }) => (
          <div key={id} className="cell">
            {name}
          </div>
        ))}
      </div>
      <div className="body" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          const selected = row.getIsSelected();
          return (
            <div
              key={row.id}
              className={selected ? 'row selected' : 'row'}
              style={{ transform: `translateY(${start}px)` }}
            >
              <input
                type="checkbox"
                aria-label={row.original.title}
                checked={selected}
                onChange={row.getToggleSelectedHandler()}
              />
              {row.getAllCells().map((cell) => (
                <div key={cell.id} className="cell">
                  <table.FlexRender cell={cell} />
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
