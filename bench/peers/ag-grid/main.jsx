import {
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerPage } from '../../pages/benchPage';
import { COLUMNS } from '../columns';

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, RowSelectionModule]);

const columns = COLUMNS.map(({ id, name, width }) => ({ field: id, headerName: name, width }));
const theme = themeQuartz.withParams({ rowHeight: 36, headerHeight: 36 });
const selection = { mode: 'multiRow' };
const page = {};

offerPage({
  mount: (tasks) =>
    flushSync(() => createRoot(document.querySelector('#root')).render(<Page tasks={tasks} />)),
  search: (text) => flushSync(() => page.setSearch(text)),
  toggleAll: () => {
    if (page.api.getSelectedNodes().length > 0) page.api.deselectAll();
    else page.api.selectAll();
  },
  scroller: '.ag-grid-viewport',
  head: '.ag-header',
  row: '.ag-row',
  titleCell: '[col-id=title]',
  titleHead: '.ag-header-cell[col-id=title] .ag-header-cell-label',
  allBox: '.ag-header input[type=checkbox]',
  state: () => ({
    rows: Number(document.querySelector('[aria-rowcount]').getAttribute('aria-rowcount')) - 1,
    selected: page.api.getSelectedNodes().length,
  }),
});

function Page({ tasks }) {
  const [search, setSearch] = useState('');
  page.setSearch = setSearch;
  return (
    <div style={{ height: 720 }}>
      <AgGridReact
        theme={theme}
        rowData={tasks}
        columnDefs={columns}
        rowSelection={selection}
        quickFilterText={search}
        animateRows={false}
        getRowId={({ data }) => data.id}
        onGridReady={({ api }) => {
          page.api = api;
        }}
      />
    </div>
  );
}
