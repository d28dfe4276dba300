import { Avatar, PriorityBadge, Stack, StatCard, StatRow } from '@linework/design-system';
import { DataTable, type DataTableColumn, type RowSource } from '@linework/design-system/table';
import type { Priority, TaskStatus } from '@linework/domain';
import { TaskStatusBadge } from '../../tasks/TaskStatusBadge';

/** The table of tasks under its four figures. */
export function TasksPicture() {
  return (
    <Stack gap={16}>
      <StatRow compact>
        <StatCard compact dot="neutral" label="Total" value={212} />
        <StatCard compact dot="success" label="Completed" value={56} />
        <StatCard compact dot="info" label="In progress" value={48} />
        <StatCard compact dot="danger" label="Overdue" value={7} />
      </StatRow>
      <DataTable
        label="Tasks"
        source={stillSource}
        columns={columns}
        selectable
        isDone={({ status }) => status === 'Completed'}
        phoneSort={false}
        footer={null}
        maxHeight="none"
      />
    </Stack>
  );
}

interface Task {
  title: string;
  project: string;
  assignee: string;
  priority: Priority;
  status: TaskStatus;
  due: string;
  isOverdue?: boolean;
}

const columns: DataTableColumn<Task>[] = [
  {
    id: 'title',
    header: 'Title',
    value: ({ title }) => title,
    emphasis: 'strong',
    width: 210,
    grow: 2,
    phone: 'title',
  },
  {
    id: 'project',
    header: 'Project',
    value: ({ project }) => project,
    width: 170,
    grow: 1,
    yields: 1,
    phone: 'meta',
  },
  {
    id: 'assignee',
    header: 'Assignee',
    value: ({ assignee }) => assignee,
    before: ({ assignee }) => <Avatar size="small" name={assignee} decorative />,
    width: 150,
    grow: 1,
    yields: 3,
    phone: 'hidden',
  },
  {
    id: 'priority',
    header: 'Priority',
    value: ({ priority }) => priority,
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
    width: 96,
    yields: 2,
    phone: 'hidden',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <TaskStatusBadge status={status} />,
    width: 128,
    phone: 'trailing',
  },
  {
    id: 'due',
    header: 'Due date',
    value: ({ due }) => due,
    tone: ({ isOverdue }) => (isOverdue ? 'danger' : undefined),
    mono: true,
    width: 176,
    phone: 'meta',
  },
];

const tasks: Task[] = [
  {
    title: 'As-built redlines, sheet A-203',
    project: 'Ward C ventilation',
    assignee: 'Lena Suter',
    priority: 'Medium',
    status: 'In Progress',
    due: '12/01/2026',
  },
  {
    title: 'Bearing photos to report',
    project: 'Rail bridge inspection',
    assignee: 'Petra Koller',
    priority: 'Low',
    status: 'Todo',
    due: '11/24/2026',
  },
  {
    title: 'Check hoist chain drawing',
    project: 'Spillway gate renewal',
    assignee: 'Marta Lindqvist',
    priority: 'High',
    status: 'In Progress',
    due: '11/20/2026',
  },
  {
    title: 'Duct pressure loss, level 3',
    project: 'Ward C ventilation',
    assignee: 'Jun Takeda',
    priority: 'Medium',
    status: 'Review',
    due: '11/21/2026',
  },
  {
    title: 'Fender load case LC-07',
    project: 'Quay 4 fender design',
    assignee: 'Amir Bensaïd',
    priority: 'High',
    status: 'Todo',
    due: '11/17/2026 (Overdue)',
    isOverdue: true,
  },
  {
    title: 'Gate leaf weld inspection plan',
    project: 'Spillway gate renewal',
    assignee: 'Ola Eriksen',
    priority: 'High',
    status: 'In Progress',
    due: '11/27/2026',
  },
  {
    title: 'Hydraulic power unit data sheet',
    project: 'Spillway gate renewal',
    assignee: 'Ola Eriksen',
    priority: 'Low',
    status: 'Review',
    due: '12/08/2026',
  },
  {
    title: 'Pile cap reinforcement, axis D',
    project: 'Quay 4 fender design',
    assignee: 'Amir Bensaïd',
    priority: 'Medium',
    status: 'In Progress',
    due: '12/02/2026',
  },
  {
    title: 'Smoke damper schedule',
    project: 'Ward C ventilation',
    assignee: 'Jun Takeda',
    priority: 'Low',
    status: 'Completed',
    due: '11/12/2026',
  },
  {
    title: 'Traffic plan for night shift',
    project: 'Rail bridge inspection',
    assignee: 'Petra Koller',
    priority: 'Medium',
    status: 'Todo',
    due: '12/04/2026',
  },
];

const snapshot: ReturnType<RowSource<Task>['getSnapshot']> = {
  status: 'ready',
  length: tasks.length,
  loaded: tasks.length,
  total: tasks.length,
  atLeast: tasks.length,
  sort: { column: 'title', direction: 'ascending' },
  search: '',
  error: null,
  // Two of them, by their places.
  selection: { inverted: false, ranges: [1, 2, 4, 5] },
  selectable: tasks.length,
  query: 0,
  revision: 0,
};

/** Rows that nothing changes: a picture. */
const stillSource: RowSource<Task> = {
  subscribe: () => () => undefined,
  getSnapshot: () => snapshot,
  rowAt: (position) => tasks[position],
  numberAt: (position) => position,
  rowId: ({ title }) => title,
  positionOf: (id) => tasks.findIndex(({ title }) => title === id),
  wanted: () => undefined,
  setSort: () => undefined,
  select: () => undefined,
  selectedIds: () => [],
  retry: () => undefined,
};
