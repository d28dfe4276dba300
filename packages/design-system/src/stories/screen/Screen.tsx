import {
  Building2,
  Download,
  FileText,
  FolderKanban,
  LayoutDashboard,
  Palette,
  Plus,
  Settings,
  SquareCheck,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { AppShell } from '../../components/AppShell';
import { PriorityBadge, StatusBadge } from '../../components/Badge';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { Checkbox } from '../../components/Checkbox';
import { Columns } from '../../components/Columns';
import { DateField } from '../../components/DateField';
import { Dialog } from '../../components/Dialog';
import { FormActions, FormGrid } from '../../components/Form';
import { IconButton } from '../../components/IconButton';
import { IdentityButton } from '../../components/Identity';
import { Kbd } from '../../components/Kbd';
import { Logo } from '../../components/Logo';
import { PageContent } from '../../components/PageContent';
import { PageHeader } from '../../components/PageHeader';
import { Progress } from '../../components/Progress';
import { SearchBox } from '../../components/SearchBox';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Select } from '../../components/Select';
import { Sidebar, SidebarEntry, SidebarNav, SidebarSection } from '../../components/Sidebar';
import { Stack } from '../../components/Stack';
import { StatCard } from '../../components/StatCard';
import { StatRow } from '../../components/StatRow';
import { Switch } from '../../components/Switch';
import { Tabs } from '../../components/Tabs';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { TopBar } from '../../components/TopBar';
import { useLocale } from '../../locale';
import { DataTable } from '../../table/DataTable';
import type { DataTableColumn } from '../../table/dataTableColumn';
import { useMemorySource } from '../../table/useMemorySource';
import type { ScreenWords } from './screenWords';

interface Task {
  id: string;
  title: string;
  status: keyof ScreenWords['status'];
  priority: keyof ScreenWords['priority'];
  due: string;
  hours: number;
}

const statusTones = { open: 'neutral', progress: 'info', review: 'review', done: 'success' } as const;
const facts = [
  { status: 'progress', priority: 'High', due: '2026-11-20', hours: 12.5 },
  { status: 'review', priority: 'Medium', due: '2026-11-24', hours: 148.25 },
  { status: 'open', priority: 'High', due: '2026-11-27', hours: 31 },
  { status: 'open', priority: 'Low', due: '2026-12-04', hours: 8.75 },
  { status: 'done', priority: 'Medium', due: '2026-11-18', hours: 64 },
] as const;

export interface ScreenProps {
  words: ScreenWords;
  dialogOpen?: boolean;
}

/** One screen of an app with most of the components on it: what a theme or a language is looked at with. */
export function Screen({ words, dialogOpen = false }: ScreenProps) {
  const { locale } = useLocale();
  const [search, setSearch] = useState('');
  const [priority, setPriority] = useState<string>('Medium');
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const columns: DataTableColumn<Task>[] = [
    { id: 'title', header: words.columns.title, value: (task) => task.title, emphasis: 'strong' },
    {
      id: 'status',
      header: words.columns.status,
      value: (task) => words.status[task.status],
      cell: (task) => <StatusBadge tone={statusTones[task.status]}>{words.status[task.status]}</StatusBadge>,
    },
    {
      id: 'priority',
      header: words.columns.priority,
      value: (task) => task.priority,
      cell: (task) => <PriorityBadge priority={task.priority} label={words.priority[task.priority]} />,
    },
    {
      id: 'due',
      header: words.columns.due,
      kind: 'date',
      value: (task) => task.due,
      text: (task) => date.format(new Date(task.due)),
    },
    {
      id: 'hours',
      header: words.columns.hours,
      kind: 'number',
      value: (task) => task.hours,
      text: (task) => number.format(task.hours),
    },
  ];
  const [tasks] = useState(() =>
    facts.map((fact, at): Task => ({ ...fact, id: `t${at}`, title: words.tasks[at] ?? '' })),
  );
  const source = useMemorySource({ rows: tasks, columns, rowId: (task) => task.id });

  return (
    <AppShell
      sidebar={
        <Sidebar brand={<Logo />} footer={<IdentityButton name="Marta Lindqvist" detail="Halden & Roy" />}>
          <SidebarNav>
            <SidebarEntry href="#dashboard" icon={<LayoutDashboard />}>
              {words.nav.dashboard}
            </SidebarEntry>
            <SidebarEntry href="#clients" icon={<Building2 />}>
              {words.nav.clients}
            </SidebarEntry>
            <SidebarEntry href="#projects" icon={<FolderKanban />} current>
              {words.nav.projects}
            </SidebarEntry>
            <SidebarEntry href="#documents" icon={<FileText />}>
              {words.nav.documents}
            </SidebarEntry>
            <SidebarEntry href="#tasks" icon={<SquareCheck />} count={156}>
              {words.nav.tasks}
            </SidebarEntry>
            <SidebarSection label={words.workspace}>
              <SidebarEntry href="#settings" icon={<Settings />}>
                {words.settings}
              </SidebarEntry>
            </SidebarSection>
          </SidebarNav>
        </Sidebar>
      }
      topbar={
        <TopBar
          logo={<Logo markOnly />}
          center={
            <SearchBox
              label={words.search}
              placeholder={words.search}
              trailing={<Kbd>Ctrl K</Kbd>}
              value={search}
              onValueChange={setSearch}
              onSelect={() => setSearch('')}
              groups={[
                {
                  label: words.nav.tasks,
                  total: 12,
                  options: words.tasks.map((title, at) => ({ id: `${at}`, title, detail: words.title })),
                },
              ]}
            />
          }
          end={<IconButton label={words.theme} icon={<Palette />} />}
        />
      }
    >
      <PageContent>
        <PageHeader
          back={<a href="#projects">{words.nav.projects}</a>}
          title={words.title}
          badge={<StatusBadge tone="info">{words.status.progress}</StatusBadge>}
          meta={words.meta}
          actions={
            <>
              <Button icon={<Download />}>{words.export}</Button>
              <Dialog
                title={words.dialogTitle}
                description={words.dialogText}
                defaultOpen={dialogOpen}
                trigger={
                  <Button variant="solid" tone="accent" icon={<Plus />}>
                    {words.newTask}
                  </Button>
                }
                footer={
                  <>
                    <Button>{words.cancel}</Button>
                    <Button variant="solid" tone="accent">
                      {words.newTask}
                    </Button>
                  </>
                }
              >
                <Stack gap={12}>
                  <TextField label={words.columns.title} defaultValue={words.tasks[1]} />
                  <FormGrid>
                    <DateField label={words.columns.due} />
                    <Select
                      label={words.columns.priority}
                      options={options(words.priority)}
                      defaultValue="Medium"
                    />
                  </FormGrid>
                </Stack>
              </Dialog>
            </>
          }
        />
        <StatRow>
          <StatCard
            label={words.stats.clients}
            value={12}
            trend={[7, 8, 8, 9, 10, 12]}
            change={{ value: 2, label: words.sinceLastMonth }}
          />
          <StatCard
            label={words.stats.projects}
            value={24}
            trend={[20, 20, 21, 22, 21, 24]}
            change={{ value: 3, label: words.sinceLastMonth }}
          />
          <StatCard
            label={words.stats.tasks}
            value={156}
            trend={[170, 168, 171, 166, 164, 156]}
            change={{ value: -8, label: words.sinceLastMonth }}
          />
          <StatCard
            label={words.stats.overdue}
            value={4}
            trend={[6, 5, 5, 3, 3, 4]}
            change={{ value: 1, label: words.sinceLastMonth }}
            goodDirection="down"
          />
        </StatRow>
        <Tabs.Root defaultValue="tasks">
          <Tabs.List aria-label={words.title}>
            <Tabs.Tab value="tasks" count={5}>
              {words.tabs.tasks}
            </Tabs.Tab>
            <Tabs.Tab value="details">{words.tabs.details}</Tabs.Tab>
            <Tabs.Tab value="drawings" count={6} invalid>
              {words.tabs.drawings}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="tasks">
            <DataTable
              label={words.tabs.tasks}
              source={source}
              columns={columns}
              selectable
              rowName={(task) => task.title}
              highlightId="t1"
            />
          </Tabs.Panel>
          <Tabs.Panel value="details">{words.notes}</Tabs.Panel>
          <Tabs.Panel value="drawings">{words.callout}</Tabs.Panel>
        </Tabs.Root>
        <Columns
          aside={
            <Card title={words.fields.budget}>
              <Stack gap={16}>
                <Progress label={words.fields.budget} value={64} />
                <Switch label={words.notify} defaultChecked />
                <Checkbox label={words.billable} defaultChecked />
                <Callout tone="warning">{words.callout}</Callout>
              </Stack>
            </Card>
          }
        >
          <Card
            title={words.details}
            footer={
              <FormActions>
                <Button variant="ghost" tone="danger" icon={<Trash2 />}>
                  {words.delete}
                </Button>
                <Button>{words.cancel}</Button>
                <Button variant="solid" tone="accent">
                  {words.save}
                </Button>
              </FormActions>
            }
          >
            <Stack gap={16}>
              <TextField label={words.fields.name} hint={words.hint} required defaultValue={words.title} />
              <FormGrid>
                <Select label={words.fields.status} options={options(words.status)} defaultValue="progress" />
                <SegmentedControl
                  label={words.columns.priority}
                  options={options(words.priority)}
                  value={priority}
                  onValueChange={setPriority}
                />
                <TextField label={words.fields.client} placeholder="Bergstrand Hydro" />
                <DateField label={words.fields.due} defaultValue="2026-11-15" error={words.dateError} />
              </FormGrid>
              <TextArea label={words.fields.notes} defaultValue={words.notes} />
            </Stack>
          </Card>
        </Columns>
      </PageContent>
    </AppShell>
  );
}

function options(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
