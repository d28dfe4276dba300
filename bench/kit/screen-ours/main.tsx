import {
  Button,
  Checkbox,
  Dialog,
  Menu,
  Select,
  Tabs,
  TextField,
  ToastProvider,
  Tooltip,
  useToast,
} from '@linework/design-system';
import '@linework/design-system/reset';
import { createMemorySource, DataTable, type DataTableColumn } from '@linework/design-system/table';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'virtual:theme/default.css';
import { COLUMNS, HEADS, type KitTask, offerKit, tasks } from '../kitPage';

const columns: DataTableColumn<KitTask>[] = COLUMNS.map((id, at) => ({
  id,
  header: HEADS[at] ?? id,
  value: (task) => String(task[id]),
}));
const source = createMemorySource({ rows: tasks, columns, rowId: ({ id }) => id });
const statuses = ['Todo', 'In Progress', 'Review'].map((value) => ({ value, label: value }));

offerKit({
  mount: () => {
    const root = document.querySelector('#root');
    if (!root) return;
    flushSync(() =>
      createRoot(root).render(
        <ToastProvider>
          <Screen />
        </ToastProvider>,
      ),
    );
  },
});

function Screen() {
  const toast = useToast();
  return (
    <div style={{ display: 'grid', gap: 16, padding: 24 }}>
      <Tabs.Root defaultValue="tasks">
        <Tabs.List aria-label="Project">
          <Tabs.Tab value="tasks">Tasks</Tabs.Tab>
          <Tabs.Tab value="team">Team</Tabs.Tab>
          <Tabs.Tab value="budget">Budget</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="tasks">
          <div style={{ display: 'flex', gap: 12, alignItems: 'end' }}>
            <TextField label="Search" />
            <Select label="Status" options={statuses} defaultValue="Todo" />
            <Checkbox label="Mine only" />
            <Tooltip content="Saves the filter for later">
              <Button onClick={() => toast({ title: 'Saved' })}>Save filter</Button>
            </Tooltip>
            <Menu
              trigger={
                <Button data-bench="menu" variant="ghost">
                  More
                </Button>
              }
            >
              <Menu.Item>Edit</Menu.Item>
              <Menu.Item>Duplicate</Menu.Item>
              <Menu.Item>Archive</Menu.Item>
              <Menu.Separator />
              <Menu.Item tone="danger">Delete</Menu.Item>
            </Menu>
            <Dialog
              trigger={
                <Button data-bench="dialog" variant="solid" tone="accent">
                  New task
                </Button>
              }
              title="New task"
              description="It starts without hours."
            >
              <TextField label="Title" />
            </Dialog>
          </div>
          <DataTable label="Tasks" source={source} columns={columns} maxHeight={560} />
        </Tabs.Panel>
        <Tabs.Panel value="team">Nobody yet</Tabs.Panel>
        <Tabs.Panel value="budget">No budget</Tabs.Panel>
      </Tabs.Root>
    </div>
  );
}
