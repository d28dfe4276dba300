import type { RowCount } from '@linework/design-system/table';
import { isCompleted, PENDING_TASK_STATUSES, type TaskRow, taskList } from '@linework/domain';
import { ListTodo, Play } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useAppPath } from '../app/useAppPath';
import { optionsOf } from '../forms/fields/optionsOf';
import { ContextTag } from '../lists/ContextTag';
import { dueField, personField, personOption, priorityField, statusField } from '../lists/filterFields';
import { ListFilters } from '../lists/ListFilters';
import { ListScreen } from '../lists/ListScreen';
import type { ContextRows } from '../lists/useContextRows';
import { useListScreen } from '../lists/useListScreen';
import { useCan } from '../session/useCan';
import { useStartTimer } from '../time/timer/useStartTimer';
import { useBulk } from './bulk/useBulk';
import { CompletionCheck } from './CompletionCheck';
import { TaskCard } from './TaskCard';
import { TaskCountsOf } from './TaskCountsOf';
import { TaskStats } from './TaskStats';
import { TaskTotals } from './TaskTotals';
import { useCompletion } from './useCompletion';
import { useTaskColumns } from './useTaskColumns';
import { useTasksHeader } from './useTasksHeader';

/** All tasks that the person may see, or those of a project, client or person (TSK-01 to TSK-06). */
export function TasksPage() {
  const path = useAppPath();
  const may = useCan();
  const screen = useListScreen('task', { definition: taskList, views: ['table', 'grid'] });
  const { list, rows, context } = screen;
  const bulk = useBulk({ query: list.query });
  const toggle = useCompletion(rows);
  const withProject = list.context.project === undefined;
  const withClient = withProject && list.context.client === undefined;
  const kept = contextSearch(list.context);
  const editPath = useCallback(({ id }: TaskRow) => `/tasks/edit?id=${id}${kept && `&${kept}`}`, [kept]);
  const href = useCallback((task: TaskRow) => path(editPath(task)), [path, editPath]);
  const rowLead = useCallback((task: TaskRow) => <CompletionCheck task={task} onToggle={toggle} />, [toggle]);
  const startTimer = useStartTimer();
  const rowActs = useCallback(
    (task: TaskRow) => [{ label: 'Start timer', icon: <Play />, onSelect: () => startTimer(task) }],
    [startTimer],
  );
  const { project, client } = context;
  const header = useTasksHeader({
    project,
    client,
    projectId: list.context.project,
    clientId: list.context.client,
  });
  const mayChange = may('task:update');
  const mayTrack = may('time:create');

  return (
    <TaskCountsOf query={list.query}>
      <ListScreen
        {...header}
        screen={screen}
        title="Tasks"
        intro={<TaskStats list={list} />}
        newRow={{
          to: kept ? `/tasks/new?${kept}` : '/tasks/new',
          label: 'New Task',
          first: 'Create First Task',
        }}
        empty={{ icon: <ListTodo />, description: noTasksText(context) }}
        filters={
          <>
            <ListFilters list={list} fields={FIELDS} known={[personOption(context.person)]} />
            {context.task && <ContextTag parameter="task">{`Task: ${context.task.title}`}</ContextTag>}
          </>
        }
        columns={useTaskColumns({ withProject, withClient, editPath: href })}
        selectable={mayChange}
        selectionActions={bulk.actions}
        hasRowActions={mayChange || mayTrack}
        {...(mayTrack && { rowActs })}
        rowLead={rowLead}
        rowActionsWidth={84}
        rowName={titleOf}
        editPath={editPath}
        isDone={isCompleted}
        highlightId={list.context.task}
        footer={totals}
        renderCard={(task, askToDelete) => (
          <TaskCard
            task={task}
            withProject={withProject}
            withClient={withClient}
            editPath={href(task)}
            onToggle={toggle}
            onDelete={askToDelete}
          />
        )}
        cardHeight={180}
      />
      {bulk.dialog}
    </TaskCountsOf>
  );
}

function totals({ total, atLeast }: RowCount): ReactNode {
  return atLeast > 0 && <TaskTotals total={total} atLeast={atLeast} />;
}

const FIELDS = [
  statusField([
    { value: 'pending', label: 'Pending' },
    ...optionsOf(PENDING_TASK_STATUSES),
    { value: 'completed', label: 'Completed' },
  ]),
  priorityField,
  personField('No assignee'),
  dueField('Due date', 'No due date'),
];

/** 'project=…' or 'client=…': what forms take along and bring back. */
function contextSearch({ project, client }: { project?: string; client?: string }): string {
  if (project !== undefined) return `project=${encodeURIComponent(project)}`;
  return client === undefined ? '' : `client=${encodeURIComponent(client)}`;
}

/** TSK-06. */
function noTasksText({ project, client }: ContextRows): string {
  if (project) return `No tasks exist for ${project.name} yet.`;
  return client ? `No tasks found for ${client.name} projects.` : 'Tasks that you create appear here.';
}

function titleOf({ title }: TaskRow): string {
  return title;
}
