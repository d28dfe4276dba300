import { CompactSelection, DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offerPage } from '../../pages/benchPage';
import { COLUMNS, matching, sortedByTitle } from '../columns';

const columns = COLUMNS.map(({ id, name, width }) => ({ id, title: name, width }));
const nothing = { columns: CompactSelection.empty(), rows: CompactSelection.empty() };
const page = { range: { y: 0, height: 1 } };

offerPage({
  mount: (tasks) =>
    flushSync(() => createRoot(document.querySelector('#root')).render(<Page tasks={tasks} />)),
  search: (text) => flushSync(() => page.setSearch(text)),
  sortByTitle: () => flushSync(() => page.setSorted(true)),
  toggleAll: () => flushSync(() => page.toggleAll()),
  scroller: '.dvn-scroller',
  head: 'canvas',
  row: 'canvas',
  titleCell: '',
  titleHead: '',
  allBox: '',
  state: () => ({ rows: page.rows.length, selected: page.selected }),
  titlesInSight: () =>
    page.rows.slice(page.range.y, page.range.y + page.range.height).map(({ title }) => title),
});

function Page({ tasks }) {
  const [sortedNow, setSorted] = useState(false);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState(nothing);
  const sorted = useMemo(() => (sortedNow ? sortedByTitle(tasks) : tasks), [tasks, sortedNow]);
  const rows = useMemo(() => matching(sorted, search), [sorted, search]);
  const contentOf = useCallback(
    ([column, row]) => {
      const text = String(rows[row][COLUMNS[column].id]);
      return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false };
    },
    [rows],
  );
  Object.assign(page, {
    rows,
    setSorted,
    setSearch,
    selected: selection.rows.length,
    toggleAll: () =>
      setSelection((before) =>
        before.rows.length > 0
          ? nothing
          : { ...nothing, rows: CompactSelection.fromSingleSelection([0, rows.length]) },
      ),
  });
  return (
    <DataEditor
      columns={columns}
      rows={rows.length}
      getCellContent={contentOf}
      rowMarkers="checkbox"
      rowHeight={36}
      headerHeight={36}
      width={1280}
      height={720}
      smoothScrollY
      gridSelection={selection}
      onGridSelectionChange={setSelection}
      onVisibleRegionChanged={(range) => {
        page.range = range;
      }}
    />
  );
}
