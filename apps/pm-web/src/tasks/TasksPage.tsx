import { Breadcrumb, PageContent, PageHeader, Stack } from '@linework/design-system';
import { DataTable } from '@linework/design-system/table';
import { type FilterOf, isCompleted, type SortOf, type TaskRow, taskList } from '@linework/domain';
import { ListTodo } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { DocumentTitle } from '../app/DocumentTitle';
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
import { type ListView, ViewToggle } from '../lists/ViewToggle';
import { LoadFailed } from '../problems/LoadFailed';
import { NotFoundState } from '../problems/NotFoundState';
import { useCan } from '../session/useCan';
import { CompletionCheck } from './CompletionCheck';
import { TaskStats } from './TaskStats';
import { TaskTotals } from './TaskTotals';
import { useBulk } from './useBulk';
import { useCompletion } from './useCompletion';
import { useTaskColumns } from './useTaskColumns';

// For who wants cards: their way to draw them is nothing that a table waits for.
const TaskCards = lazy(() => import('./TaskCards'));

/** All tasks that the person may see, or those of a project, client or person (TSK-01 to TSK-06). */
export function TasksPage() {
  const path = useAppPath();
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
  const editTo = useCallback(
    ({ id }: TaskRow) => `/tasks/edit?${new URLSearchParams([['id', id], ...new URLSearchParams(kept)])}`,
    [kept],
  );
  const editPath = useCallback((task: TaskRow) => path(editTo(task)), [path, editTo]);
  const columns = useTaskColumns({ withProject, withClient, editTo });
  const askToDelete = useCallback(
    ({ id, title }: TaskRow) => deleting.ask({ id, name: title }),
    [deleting.ask],
  );
  const rowActions = useCallback(
    (task: TaskRow) => (
      <Stack direction="row" gap={0}>
        <CompletionCheck task={task} onToggle={toggle} />
        <RowMenu
          id={task.id}
          entity="task"
          name={task.title}
          editPath={editPath(task)}
          onDelete={() => askToDelete(task)}
        />
      </Stack>
    ),
    [editPath, toggle, askToDelete],
  );

  if (context.missing) {
    return <NotFoundState noun={context.missing} back={{ to: path('/tasks'), label: 'All tasks' }} />;
  }
  if (context.problem) return <LoadFailed problem={context.problem} onRetry={context.retry} />;

  const newButton = (label: string) => (
    <NewButton permission="task:create" to={kept ? `/tasks/new?${kept}` : '/tasks/new'}>
      {label}
    </NewButton>
  );
  const empty = (
    <EmptyList
      icon={<ListTodo />}
      noun="tasks"
      description={noTasksText(context)}
      list={list}
      action={newButton('Create First Task')}
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
  const back = backOf(context);
  const trail = trailOf(context, list.context);

  return (
    <PageContent>
      <DocumentTitle title={trail.length > 2 ? `Tasks · ${trail.at(-2)?.label}` : 'Tasks'} />
      <PageHeader
        back={<Link to={path(back.to)}>{back.label}</Link>}
        title="Tasks"
        meta={
          <Breadcrumb
            items={trail.map(({ label, to }) => ({ label, ...(to && { render: <Link to={path(to)} /> }) }))}
          />
        }
        actions={
          <>
            <ViewToggle view={list.view} onChange={list.setView} />
            {newButton('New Task')}
          </>
        }
      />
      <TaskStats query={list.query} />
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
          rowActions={may('task:update') ? rowActions : undefined}
          rowActionsWidth={84}
          rowName={titleOf}
          isDone={isCompleted}
          highlightId={list.context.task}
          labels={LABELS}
          footer={(rows) => rows.atLeast > 0 && <TaskTotals count={rows} query={list.query} />}
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
  );
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

/** Where 'back' leads (TSK-01). */
function backOf({ project, client }: ContextRows): { to: string; label: string } {
  if (project) return { to: `/projects?client=${project.clientId}`, label: `${project.clientName} Projects` };
  return client ? { to: '/clients', label: 'Clients' } : { to: '/projects', label: 'Projects' };
}

function trailOf(
  { project, client }: ContextRows,
  ids: { project?: string; client?: string },
): { label: string; to?: string }[] {
  const here = { label: 'Tasks' };
  if (ids.project !== undefined) {
    if (!project) return [{ label: 'Projects', to: '/projects' }, here];
    return [
      { label: 'Projects', to: '/projects' },
      { label: project.clientName, to: `/projects?client=${project.clientId}` },
      { label: project.name, to: `/projects/edit?id=${project.id}` },
      here,
    ];
  }
  if (ids.client !== undefined) {
    const clients = { label: 'Clients', to: '/clients' };
    return client
      ? [clients, { label: client.name, to: `/clients/edit?id=${client.id}` }, here]
      : [clients, here];
  }
  return [{ label: 'Dashboard', to: '/dashboard' }, here];
}

/** TSK-06. */
function noTasksText({ project, client }: ContextRows): string {
  if (project) return `No tasks exist for ${project.name} yet.`;
  return client ? `No tasks found for ${client.name} projects.` : 'Tasks that you create appear here.';
}

function titleOf({ title }: TaskRow): string {
  return title;
}
