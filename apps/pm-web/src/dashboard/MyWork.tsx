import { Card, Link as DesignLink, List, ListRoom, Skeleton, Tabs, Text } from '@linework/design-system';
import {
  countOf,
  type Dashboard,
  defaultQuery,
  formatDuration,
  PANEL_ROWS,
  taskList,
  WORK_LABELS,
  WORK_PARTS,
  type WorkGroup,
  type WorkPart,
  workFilters,
} from '@linework/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { listPath } from '../lists/listParams';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { EmptyPanel, type EmptyPanelProps } from './EmptyPanel';
import { RowsOnTheirWay } from './RowsOnTheirWay';
import { TaskListRow } from './TaskListRow';
import { ViewAll } from './ViewAll';

const TITLE = 'My Work';

const EMPTY: Record<WorkPart, EmptyPanelProps> = {
  open: {
    title: 'No open tasks',
    description: 'Tasks that are assigned to you show here.',
    creates: 'task',
  },
  week: { title: 'Nothing due this week', description: 'Your next tasks are under Open.' },
  overdue: { title: 'Nothing overdue', description: 'Your tasks are all on time.' },
};

interface MyWorkProps {
  /** Absent while it is on its way. */
  work?: Dashboard['myWork'];
  waiting?: Dashboard['waiting'];
}

/** One's own open tasks, by how soon they are due, and what waits for one's approval. */
export function MyWork({ work, waiting }: MyWorkProps) {
  const { person } = useSession();
  const may = useCan();
  const [part, setPart] = useState<WorkPart>('open');
  const filters = workFilters(part, person.id);
  const all = listPath(taskList, { ...defaultQuery(taskList), sort: 'dueDate', filters });
  return (
    <Card
      title={TITLE}
      flush
      action={<ViewAll of={`${TITLE}, ${WORK_LABELS[part]}`} to={all} />}
      footer={may('time:approve') && <Waiting waiting={waiting} />}
    >
      <Tabs.Root
        value={part}
        onValueChange={(value) => setPart(WORK_PARTS.find((one) => one === value) ?? part)}
      >
        <Tabs.List aria-label={TITLE}>
          {WORK_PARTS.map((one) => (
            <Tabs.Tab key={one} value={one} count={work ? work[one].total : null}>
              {WORK_LABELS[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {WORK_PARTS.map((one) => (
          <Tabs.Panel key={one} value={one}>
            <ListRoom rows={PANEL_ROWS}>
              {work ? <WorkRows part={one} {...work[one]} /> : <RowsOnTheirWay />}
            </ListRoom>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </Card>
  );
}

function WorkRows({ part, total, tasks }: WorkGroup & { part: WorkPart }) {
  if (total === 0) return <EmptyPanel {...EMPTY[part]} />;
  return (
    <List>
      {tasks.map((task) => (
        <TaskListRow key={task.id} task={task} to={`/tasks?task=${task.id}`} isMine />
      ))}
    </List>
  );
}

function Waiting({ waiting }: Pick<MyWorkProps, 'waiting'>) {
  const path = useAppPath();
  if (!waiting) return <Skeleton width={220} />;
  const { entries, minutes } = waiting;
  if (entries === 0) return <Text tone="secondary">No time to approve</Text>;
  return (
    <>
      <Text tone="secondary">To approve</Text>
      <Text>
        <DesignLink asChild>
          <Link to={path('/time-tracking/approvals')}>
            {`${countOf('timeEntry', entries)}, ${formatDuration(minutes)}`}
          </Link>
        </DesignLink>
      </Text>
    </>
  );
}
