import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { SearchField } from '../components/SearchField';
import { Sheet } from '../stories/Sheet';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './dataTableColumn';
import { createMemorySource } from './engine/memorySource';
import { createPagedSource, type Page, type PageQuery } from './engine/pagedSource';
import { nothingSelected, withRows } from './engine/selection';
import { useMemorySource } from './useMemorySource';

interface Task {
  id: string;
  title: string;
  project: string;
  client: string;
  priority: 'Low' | 'Medium' | 'High';
  due: string;
  hours: number;
  done: boolean;
}

const TITLES = [
  'Check hoist chain drawing',
  'Fender load case LC-07',
  'Duct pressure loss, level 3',
  'Bearing photos to report',
  'Issue transmittal T-014',
  'Gate leaf weld inspection plan',
  'Smoke damper schedule',
];
const PROJECTS = [
  'Spillway gate renewal',
  'Quay 4 fender design',
  'Ward C ventilation',
  'Rail bridge inspection',
];
const CLIENTS = ['Bergstrand Hydro', 'Port of Halden', 'St. Olaf Hospital', 'Nordbane'];
const PRIORITIES = ['High', 'Medium', 'Low'] as const;

function makeTasks(count: number): Task[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `t${at}`,
    title: `${TITLES[at % TITLES.length]}${at < TITLES.length ? '' : ` (${at})`}`,
    project: PROJECTS[at % 4] as string,
    client: CLIENTS[at % 4] as string,
    priority: PRIORITIES[(at * 5) % 3] as Task['priority'],
    due: `2026-11-${String(10 + ((at * 7) % 20))}`,
    hours: ((at * 13) % 45) / 2,
    done: at % 7 === 4,
  }));
}

const columns: DataTableColumn<Task>[] = [
  {
    id: 'title',
    header: 'Title',
    value: (task) => task.title,
    emphasis: 'strong',
    grow: 3,
    minWidth: 180,
    phone: 'title',
  },
  { id: 'project', header: 'Project', value: (task) => task.project, grow: 2, phone: 'meta' },
  {
    id: 'client',
    header: 'Client',
    value: (task) => task.client,
    emphasis: 'muted',
    grow: 2,
    phone: 'hidden',
  },
  {
    id: 'priority',
    header: 'Priority',
    value: (task) => task.priority,
    order: (task) => ['Low', 'Medium', 'High'].indexOf(task.priority),
    phone: 'hidden',
  },
  { id: 'due', header: 'Due date', kind: 'date', value: (task) => task.due, width: 120, phone: 'trailing' },
  {
    id: 'hours',
    header: 'Hours',
    kind: 'number',
    value: (task) => task.hours,
    text: (task) => task.hours.toFixed(1),
    width: 96,
    phone: 'hidden',
  },
];

const rowId = (task: Task) => task.id;
const isDone = (task: Task) => task.done;
const rowActions = (task: Task) => (
  <Button variant="ghost" size="small" aria-label={`Edit ${task.title}`}>
    …
  </Button>
);

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Task>,
  args: {
    label: 'Tasks',
    columns,
    source: createMemorySource({ rows: makeTasks(13), columns, rowId }),
    selectable: true,
  },
} satisfies Meta<typeof DataTable<Task>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/**
 * Columns that a person arranges: drag a head to move it, its edge to resize it (double click: as wide as its content); the menu of a
 * head and the one in the toolbar do the same. A wider table gives room to columns whose words are cut first (`width`), a narrower
 * one leaves out those with the lowest `yields`. Keep the layout per person with `layout` and `onLayoutChange`.
 */
export const ArrangedColumns: Story = {
  args: {
    columnMenus: true,
    columns: [
      { id: 'title', header: 'Title', value: ({ title }) => title, width: 260, minWidth: 150, grow: 2 },
      { id: 'project', header: 'Project', value: ({ project }) => project, width: 200, minWidth: 100 },
      { id: 'client', header: 'Client', value: ({ client }) => client, width: 160, yields: 2 },
      { id: 'due', header: 'Due date', kind: 'date', value: ({ due }) => due },
      { id: 'hours', header: 'Hours', kind: 'number', value: ({ hours }) => hours, yields: 1 },
    ],
  },
};

/** Every state on one page: what the theme runs look at. */
export const States: Story = { tags: ['sheet'], render: () => <AllStates /> };

function AllStates() {
  const sources = useMemo(() => {
    const rows = createMemorySource({ rows: makeTasks(7), columns, rowId });
    rows.setSort({ column: 'title', direction: 'ascending' });
    rows.select(withRows(nothingSelected, [1, 3], true));
    const nothing = createMemorySource<Task>({ rows: [], columns, rowId });
    const query: PageQuery = { search: '', sort: null, filters: undefined };
    const loading = createPagedSource<Task>({ loadPage: () => new Promise(() => undefined), rowId, query });
    const failed = createPagedSource<Task>({
      loadPage: () => Promise.reject(new Error('Down')),
      rowId,
      query,
    });
    return { rows, nothing, loading, failed };
  }, []);
  return (
    <Sheet>
      <DataTable
        label="Tasks"
        source={sources.rows}
        columns={columns}
        selectable
        isDone={isDone}
        highlightId="t5"
        rowActions={rowActions}
        toolbar={<strong>Tasks</strong>}
        selectionActions={({ clear }) => (
          <Button size="small" onClick={clear}>
            Complete
          </Button>
        )}
      />
      <div style={{ maxWidth: 360 }}>
        <DataTable
          label="Tasks on a phone"
          source={sources.rows}
          columns={columns}
          selectable
          isDone={isDone}
        />
      </div>
      <DataTable label="No tasks" source={sources.nothing} columns={columns} empty="No tasks found" />
      <DataTable
        label="Tasks being loaded"
        source={sources.loading}
        columns={columns}
        skeletonRows={3}
        selectable
      />
      <DataTable label="Tasks that failed" source={sources.failed} columns={columns} />
    </Sheet>
  );
}

/** Words that lead somewhere, with something before them, that are missing, or that say something in a tone. */
export const Words: Story = {
  args: {
    isDone,
    columns: [
      {
        id: 'title',
        header: 'Title',
        value: (task) => task.title,
        href: (task) => `#${task.id}`,
        emphasis: 'strong',
        grow: 2,
        phone: 'title',
      },
      {
        id: 'assignee',
        header: 'Assignee',
        value: (task) => (task.hours > 12 ? null : task.client),
        before: (task) => <Avatar size="small" name={task.client} decorative />,
        placeholder: 'Unassigned',
        phone: 'meta',
      },
      {
        id: 'due',
        header: 'Due date',
        kind: 'date',
        value: (task) => task.due,
        text: (task) => (task.due < '2026-11-20' ? `${task.due} (Overdue)` : task.due),
        tone: (task) => (task.due < '2026-11-20' ? 'danger' : undefined),
        width: 180,
        phone: 'meta',
      },
    ],
  },
};

/** Sorting, searching and selecting stay immediate. */
export const HundredThousandRows: Story = { render: () => <Searchable count={100_000} /> };

function Searchable({ count }: { count: number }) {
  const [search, setSearch] = useState('');
  const rows = useMemo(() => makeTasks(count), [count]);
  const source = useMemorySource({ rows, columns, rowId, search });
  return (
    <DataTable
      label="Tasks"
      source={source}
      columns={columns}
      selectable
      isDone={isDone}
      rowActions={rowActions}
      maxHeight={560}
      toolbar={
        <SearchField
          label="Search tasks"
          hideLabel
          placeholder="Search tasks..."
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      }
    />
  );
}

/** A server with 600 ms to think: skeletons follow the rows, which are loaded a page ahead once they scroll. */
export const PagesFromAServer: Story = {
  render: function PagesFromAServer() {
    const [source] = useState(() =>
      createPagedSource<Task>({
        loadPage: slowly(makeTasks(2000)),
        rowId,
        query: { search: '', sort: null, filters: undefined },
      }),
    );
    return <DataTable label="Tasks" source={source} columns={columns} selectable maxHeight={480} />;
  },
};

function slowly(tasks: readonly Task[]) {
  return async (cursor: string | null, { sort }: PageQuery): Promise<Page<Task>> => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const key = (sort?.column ?? 'id') as keyof Task;
    const sign = sort?.direction === 'descending' ? -1 : 1;
    const sorted = sort
      ? [...tasks].sort((a, b) => (a[key] < b[key] ? -sign : a[key] > b[key] ? sign : 0))
      : tasks;
    const first = Number(cursor ?? 0);
    const end = first + 50;
    return {
      rows: sorted.slice(first, end),
      total: tasks.length,
      nextCursor: end < tasks.length ? String(end) : null,
    };
  };
}

export const Empty: Story = {
  args: { source: createMemorySource<Task>({ rows: [], columns, rowId }), empty: 'No tasks found' },
};

export const Failed: Story = {
  args: {
    source: createPagedSource<Task>({
      loadPage: () => Promise.reject(new Error('The server is not reachable')),
      rowId,
      query: { search: '', sort: null, filters: undefined },
    }),
  },
};

export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: { rowActions, isDone },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

/** The title stays while the others scroll sideways. */
export const PinnedColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    columns: columns.map((column) =>
      column.id === 'title' ? { ...column, pinned: 'start', width: 220 } : { ...column, minWidth: 160 },
    ),
  },
};
