import {
  createMemorySource,
  DataTable,
  type DataTableColumn,
  type MemorySource,
} from '@linework/design-system/table';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'virtual:theme/default.css';
import { offerPage } from '../benchPage';
import type { BenchTask } from '../tasks';
import './table.css';

const columns: DataTableColumn<BenchTask>[] = [
  { id: 'title', header: 'Title', value: (task) => task.title, grow: 3 },
  { id: 'project', header: 'Project', value: (task) => task.project, grow: 2 },
  { id: 'client', header: 'Client', value: (task) => task.client, grow: 2 },
  { id: 'assignee', header: 'Assignee', value: (task) => task.assignee, grow: 2 },
  {
    id: 'priority',
    header: 'Priority',
    value: (task) => task.priority,
    order: (task) => ['Low', 'Medium', 'High'].indexOf(task.priority),
  },
  { id: 'status', header: 'Status', value: (task) => task.status },
  { id: 'due', header: 'Due date', kind: 'date', value: (task) => task.due },
  { id: 'hours', header: 'Hours', kind: 'number', value: (task) => task.hours },
];

let source: MemorySource<BenchTask> | undefined;

offerPage({
  mount: (tasks) => {
    const root = document.querySelector('#root');
    if (!root) return;
    const made = createMemorySource({ rows: tasks, columns, rowId: (task) => task.id });
    source = made;
    flushSync(() =>
      createRoot(root).render(
        <DataTable
          label="Tasks"
          source={made}
          columns={columns}
          selectable
          footer={null}
          maxHeight={720}
          variant="plain"
        />,
      ),
    );
  },
  search: (text) => source?.setSearch(text),
  scroller: '[role=grid]',
  head: '[data-part=head]',
  row: '[role=row]:not([aria-rowindex="1"])',
  titleCell: '[aria-colindex="2"]',
  titleHead: '[data-sort=title]',
  allBox: '[data-part=head] [role=checkbox]',
  state: () => {
    const snapshot = source?.getSnapshot();
    return { rows: snapshot?.length ?? 0, selected: source?.selectedIds().length ?? 0 };
  },
});
