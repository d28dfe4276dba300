import { PageContent } from '@linework/design-system';
import { DataTable, type RowCount } from '@linework/design-system/table';
import { type FilterOf, isCompleted, type SortOf, type TaskRow, taskList } from '@linework/domain';
import { ListTodo } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppLinks } from '../app/AppLinks';
import { useAppPath } from '../app/useAppPath';
import { ContextTag } from '../lists/ContextTag';
import { EmptyList } from '../lists/EmptyList';
import { ListFilter } from '../lists/ListFilter';
import { ListSearch } from '../lists/ListSearch';
import { NewButton } from '../lists/NewButton';
import { RowMenu } from '../lists/RowMenu';
import { type ContextRows, useContextRows } from '../lists/useContextRows';
import { useDelete } from '../lists/useDelete';
import { useListSource } from '../lists/useListSource';
import { useListState } from '../lists/useListState';
import type { ListView } from '../lists/ViewToggle';
import { LoadFailed } from '../problems/LoadFailed';
import { NotFoundState } from '../problems/NotFoundState';
import { useCan } from '../session/useCan';
import { CompletionCheck } from './CompletionCheck';
import { TaskCountsOf } from './TaskCountsOf';
import { TaskStats } from './TaskStats';
import { TasksHeader } from './TasksHeader';
import { TaskTotals } from './TaskTotals';
import { useBulk } from './useBulk';
import { useCompletion } from './useCompletion';
import { useTaskColumns } from './useTaskColumns';

// For who wants cards: their way to draw them is nothing that a table waits for.
const TaskCards = lazy(() => import('./TaskCards'));

/** All tasks that the person may see, or those of a project, client or person (TSK-01 to TSK-06). */
export function TasksPage() {
  const path = useAppPath();
  const { follow } = useAppLinks();
  const navigate = useNavigate();
  const may = useCan();
  const list = useListState<TaskRow, SortOf<typeof taskList>, FilterOf<typeof taskList>, ListView>(taskList, {
    views: ['table', 'grid'],
  });
  const context = useContextRows(list.context);
  const tasks = useListSource({ definition: taskList, query: list.query, setSort: list.setSort });
  const deleting = useDelete({ resource: 'tasks', entity: 'task', noun: 'task' });
  const bulk = useBulk({ query: list.query });
  const toggle = useCompletion(tasks);
  const withProject = list.context.project === undefined;
  const withClient = withProject && list.context.client === undefined;
  const kept = contextSearch(list.context);
  const editPath = useCallback(
    ({ id }: TaskRow) => path(`/tasks/edit?id=${id}${kept && `&${kept}`}`),
    [path, kept],
  );
  const columns = useTaskColumns({ withProject, withClient, editPath });
  const askToDelete = useCallback(
    ({ id, title }: TaskRow) => deleting.ask({ id, name: title }),
    [deleting.ask],
  );
  const rowActions = useCallback(
    (task: TaskRow) => (
      <>
        <CompletionCheck task={task} onToggle={toggle} />
        <RowMenu
          id={task.id}
          entity="task"
          name={task.title}
          editPath={editPath(task)}
          onDelete={() => askToDelete(task)}
        />
      </>
    ),
    [editPath, toggle, askToDelete],
  );

  if (context.missing) {
    return <NotFoundState noun={context.missing} back={{ to: path('/tasks'), label: 'All tasks' }} />;
  }
  if (context.problem) return <LoadFailed problem={context.problem} onRetry={context.retry} />;

  const newTask = kept ? `/tasks/new?${kept}` : '/tasks/new';
  const empty = (
    <EmptyList
      icon={<ListTodo />}
      noun="tasks"
      description={noTasksText(context)}
      list={list}
      action={
        <NewButton permission="task:create" to={newTask}>
          Create First Task
        </NewButton>
      }
    />
  );
  const filters = (
    <>
      <ListSearch placeholder="Search tasks..." search={list.search} />
      <ListFilter list={list} name="status" label="Status" options={STATUS_OPTIONS} />
      <ListFilter list={list} name="priority" label="Priority" options={PRIORITY_OPTIONS} />
      {context.person && <ContextTag parameter="user">{`Person: ${context.person.name}`}</ContextTag>}
      {context.task && <ContextTag parameter="task">{`Task: ${context.task.title}`}</ContextTag>}
    </>
  );

  return (
    <TaskCountsOf query={list.query}>
      <PageContent>
        <TasksHeader
          project={context.project}
          client={context.client}
          projectId={list.context.project}
          clientId={list.context.client}
          newTask={newTask}
          view={list.view}
          onViewChange={list.setView}
        />
        <TaskStats />
        {list.view === 'table' ? (
          <DataTable
            label="Tasks"
            source={tasks.source}
            onSortChange={tasks.onSortChange}
            columns={columns}
            toolbar={filters}
            selectable={may('task:update')}
            selectionActions={bulk.actions}
            onRowAction={(task) => navigate(editPath(task))}
            onLinkClick={follow}
            rowActions={may('task:update') ? rowActions : undefined}
            rowActionsWidth={84}
            rowName={titleOf}
            isDone={isCompleted}
            highlightId={list.context.task}
            labels={LABELS}
            footer={totals}
            empty={empty}
          />
        ) : (
          <Suspense>
            <TaskCards
              list={list}
              source={tasks}
              {...{ withProject, withClient, empty, editPath }}
              toolbar={filters}
              onToggle={toggle}
              onDelete={askToDelete}
            />
          </Suspense>
        )}
        {deleting.dialog}
        {bulk.dialog}
      </PageContent>
    </TaskCountsOf>
  );
}

function totals({ total, atLeast }: RowCount): ReactNode {
  return atLeast > 0 && <TaskTotals total={total} atLeast={atLeast} />;
}

const LABELS = { rows: (count: number, written: string) => `${written} ${count === 1 ? 'task' : 'tasks'}` };

const STATUS_OPTIONS = [
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
];

const PRIORITY_OPTIONS = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
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
