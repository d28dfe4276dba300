import { FolderKanban, ListChecks, Users } from 'lucide-react';
import { Badge, type BadgeProps } from '../components/Badge';
import { Button } from '../components/Button';
import { Checkbox } from '../components/Checkbox';
import { classNames } from '../components/classNames';
import { Progress } from '../components/Progress';
import { SegmentedControl } from '../components/SegmentedControl';
import { StatCard } from '../components/StatCard';
import { StatRow } from '../components/StatRow';
import { Tabs } from '../components/Tabs';
import { TextField } from '../components/TextField';
import { ThemeScope } from '../components/ThemeScope';
import type { Theme } from '../theme/tokens';
import * as styles from './Specimen.css';

/**
 * The same piece of the app in any theme: sidebar, figures, tabs, a table, a form and a dialog. What differs is the theme.
 * The dialog is drawn, not opened: fifteen of them stand on one page.
 */
export function Specimen({ theme }: { theme: Theme }) {
  return (
    <ThemeScope theme={theme.id} className={styles.frame} role="group" aria-label={theme.name}>
      <div className={styles.topbar}>
        Linework
        <span className={styles.search}>Search projects, tasks, clients...</span>
      </div>
      <div className={styles.sidebar}>
        {entries.map(({ label, count, icon }, nth) => (
          <div key={label} className={classNames(styles.entry, nth === 0 && styles.current)}>
            <span className={styles.entryName}>
              {icon} {label}
            </span>
            <span className={classNames(styles.count, nth === 0 && styles.currentCount)}>{count}</span>
          </div>
        ))}
      </div>
      <div className={styles.page}>
        <div className={styles.row}>
          <div className={styles.heading}>Harbour bridge</div>
          <Badge tone="success">Active</Badge>
          <span className={styles.atEnd}>
            <Button size="small">Edit</Button>
            <Button size="small" variant="solid" tone="accent">
              New task
            </Button>
          </span>
        </div>
        <StatRow>
          <StatCard
            label="Open tasks"
            value="42"
            change={{ value: -8, label: 'this month' }}
            goodDirection="down"
          />
          <StatCard label="Hours" value="148.25" dot="review" />
          <StatCard label="Overdue" value="3" dot="danger" />
          <StatCard label="Billable" value="86 %" dot="success" />
        </StatRow>
        <Tabs.Root defaultValue="tasks">
          <Tabs.List aria-label={`Harbour bridge in ${theme.name}`}>
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="tasks" count={42}>
              Tasks
            </Tabs.Tab>
            <Tabs.Tab value="drawings">Drawings</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="overview" />
          <Tabs.Panel value="tasks">
            <TaskTable />
          </Tabs.Panel>
          <Tabs.Panel value="drawings" />
        </Tabs.Root>
        <div className={styles.beside}>
          <div className={classNames(styles.sheet, styles.padded)}>
            <TextField label="Name" defaultValue="Pile load test" />
            <TextField label="Hours" defaultValue="-2" error="Hours must be at least 0" />
            <SegmentedControl
              label="Priority"
              options={['Low', 'Medium', 'High'].map((word) => ({ value: word, label: word }))}
              defaultValue="Medium"
            />
            <Checkbox label="Billable" defaultChecked />
            <Progress label="Tasks done" value={62} />
          </div>
          <div className={styles.scrim}>
            <div className={styles.dialog}>
              <div className={styles.dialogTitle}>Delete “Pile load test”?</div>
              <div className={styles.dialogText}>2 time entries go with it. You can undo this.</div>
              <div className={styles.dialogFooter}>
                <Button>Cancel</Button>
                <Button variant="solid" tone="danger">
                  Delete
                </Button>
              </div>
            </div>
          </div>
        </div>
      </div>
    </ThemeScope>
  );
}

function TaskTable() {
  return (
    <div className={styles.sheet}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Task', 'Status', 'Hours'].map((label, nth) => (
              <th
                key={label}
                scope="col"
                className={classNames(styles.header, nth === 2 && styles.figureHeader)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ title, status, tone, hours }, nth) => (
            <tr
              key={title}
              className={classNames(nth % 2 === 1 && styles.zebra, nth === 2 && styles.selected)}
            >
              <td className={styles.cell}>{title}</td>
              <td className={styles.cell}>
                <Badge tone={tone}>{status}</Badge>
              </td>
              <td className={classNames(styles.cell, styles.figures)}>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const entries = [
  { label: 'Projects', count: '24', icon: <FolderKanban aria-hidden /> },
  { label: 'Tasks', count: '156', icon: <ListChecks aria-hidden /> },
  { label: 'Clients', count: '12', icon: <Users aria-hidden /> },
];

interface SpecimenTask {
  title: string;
  status: string;
  tone: NonNullable<BadgeProps['tone']>;
  hours: string;
}

const tasks: readonly SpecimenTask[] = [
  { title: 'Pile load test', status: 'To Do', tone: 'neutral', hours: '12.50' },
  { title: 'Bearing details', status: 'In Progress', tone: 'info', hours: '148.25' },
  { title: 'Deck reinforcement', status: 'Review', tone: 'review', hours: '31.00' },
  { title: 'Expansion joints', status: 'Overdue', tone: 'danger', hours: '6.75' },
];
