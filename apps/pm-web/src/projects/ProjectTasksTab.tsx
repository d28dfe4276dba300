import {
  AlertDialog,
  Avatar,
  Button,
  Callout,
  Card,
  EmptyState,
  IconButton,
  PriorityBadge,
  Stack,
  Text,
} from '@linework/design-system';
import { DataTable, type DataTableColumn, useMemorySource } from '@linework/design-system/table';
import { formatHours, isCompleted, PRIORITIES } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { ListTodo, Pencil, Plus, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { useFormat } from '../format/useFormat';
import { errorPaths } from '../forms/errorPaths';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { useUncommitted } from '../forms/uncommitted';
import { rowLabels } from '../lists/rowLabels';
import { UNASSIGNED } from '../tasks/taskWords';
import { ProjectTaskDialog, type TaskDialogValues } from './ProjectTaskDialog';
import type { ProjectTaskValues, ProjectValues } from './ProjectValues';
import { teamQuery } from './teamQuery';

interface EditedTask {
  /** Null for a new one. */
  task: ProjectTaskValues | null;
  newId: string;
}

interface ProjectTasksTabProps {
  /** Goes where the team is chosen. */
  onChooseTeam: () => void;
}

/** The tab 'Tasks (n)' (PRJ-08): the project's real tasks, edited in a dialog and saved with the project. */
export function ProjectTasksTab({ onChooseTeam }: ProjectTasksTabProps) {
  const { control, getValues, setValue } = useFormContext<ProjectValues>();
  const tasks = useWatch({ control, name: 'tasks' });
  const { errors } = useFormState({ control, name: 'tasks' });
  const readOnly = useReadOnlyForm();
  const names = usePersonNames();
  const columns = useColumns(names);
  const source = useMemorySource({
    rows: tasks,
    columns,
    rowId: (task) => task.id,
    sort: useMemo(() => ({ column: 'title', direction: 'ascending' as const }), []),
  });
  const [editing, setEditing] = useState<EditedTask | null>(null);
  const { held, hold } = useUncommitted<EditedTask & { typed: TaskDialogValues }>('tasks.dialog');
  if (held && !editing) setEditing({ task: held.task, newId: held.newId });
  const stopEditing = () => {
    setEditing(null);
    hold(undefined);
  };
  const holdTyped = useCallback(
    (typed: TaskDialogValues | null) => hold(typed && editing ? { ...editing, typed } : undefined),
    [hold, editing],
  );
  const [removing, setRemoving] = useState<ProjectTaskValues | null>(null);

  const setTasks = (next: ProjectTaskValues[]) => setValue('tasks', next, { shouldDirty: true });
  const keep = (task: ProjectTaskValues) => {
    const known = getValues('tasks');
    const isKnown = known.some(({ id }) => id === task.id);
    setTasks(isKnown ? known.map((other) => (other.id === task.id ? task : other)) : [...known, task]);
    stopEditing();
  };
  const remove = useCallback(
    (task: ProjectTaskValues) => {
      if (task.version !== undefined) setRemoving(task);
      else
        setValue(
          'tasks',
          getValues('tasks').filter(({ id }) => id !== task.id),
          { shouldDirty: true },
        );
    },
    [getValues, setValue],
  );
  const rowActions = useCallback(
    (task: ProjectTaskValues) => (
      <Stack direction="row" gap={4}>
        <IconButton
          label={`Edit ${task.title}`}
          icon={<Pencil />}
          size="small"
          onClick={() => setEditing({ task, newId: task.id })}
        />
        <IconButton
          label={`Delete ${task.title}`}
          icon={<Trash2 />}
          size="small"
          onClick={() => remove(task)}
        />
      </Stack>
    ),
    [remove],
  );

  const addButton = !readOnly && (
    <Button icon={<Plus />} onClick={() => setEditing({ task: null, newId: newId() })}>
      Add Task
    </Button>
  );
  const problems = errorPaths(errors).filter(({ path }) => path.split('.')[0] === 'tasks');
  return (
    <Stack gap={16}>
      {problems.map(({ path, message }) => (
        <Callout
          key={path}
          tone="danger"
          title={tasks[placeOf(path)]?.title ?? 'Tasks'}
          id={path}
          tabIndex={-1}
        >
          {message}
        </Callout>
      ))}
      {tasks.length === 0 ? (
        <Card>
          <EmptyState
            icon={<ListTodo />}
            title="No tasks yet"
            description="Tasks that you add here are saved together with the project."
            action={addButton}
          />
        </Card>
      ) : (
        <>
          {!readOnly && <div>{addButton}</div>}
          <DataTable
            label="Tasks of this project"
            source={source}
            columns={columns}
            rowActions={readOnly ? undefined : rowActions}
            rowActionsWidth={96}
            onRowAction={readOnly ? undefined : (task) => setEditing({ task, newId: task.id })}
            rowName={nameOf}
            isDone={isDone}
            labels={LABELS}
          />
        </>
      )}
      {editing && (
        <ProjectTaskDialog
          key={editing.newId}
          id={editing.newId}
          task={editing.task}
          typed={held?.typed ?? null}
          onCancel={stopEditing}
          onTyped={holdTyped}
          onKeep={keep}
          onChooseTeam={() => {
            stopEditing();
            onChooseTeam();
          }}
        />
      )}
      <AlertDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Delete task “${removing?.title ?? ''}”?`}
        description="It will be deleted when you save the project. Until then, Cancel keeps it."
        confirmLabel="Delete"
        onConfirm={() => setTasks(getValues('tasks').filter(({ id }) => id !== removing?.id))}
      />
    </Stack>
  );
}

const LABELS = rowLabels('task');

/** Names by id, of everybody: finished tasks keep the name of whoever has left. */
function usePersonNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(teamQuery);
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data]);
}

function useColumns(names: ReadonlyMap<string, string>): DataTableColumn<ProjectTaskValues>[] {
  const format = useFormat();
  return useMemo(() => {
    const nameOfAssignee = ({ assigneeId }: ProjectTaskValues) =>
      assigneeId ? (names.get(assigneeId) ?? '') : null;
    return [
      {
        id: 'title',
        header: 'Task',
        value: ({ title }) => title,
        emphasis: 'strong',
        grow: 2,
        minWidth: 180,
        phone: 'title',
      },
      {
        id: 'assignee',
        header: 'Assignee',
        value: nameOfAssignee,
        before: (task) => <Avatar size="small" name={nameOfAssignee(task) ?? ''} decorative />,
        placeholder: UNASSIGNED,
        grow: 1.4,
        minWidth: 132,
        phone: 'meta',
      },
      {
        id: 'priority',
        header: 'Priority',
        value: ({ priority }) => priority,
        order: ({ priority }) => PRIORITIES.indexOf(priority),
        cell: ({ priority }) => <PriorityBadge priority={priority} />,
        width: 100,
        phone: 'hidden',
      },
      {
        id: 'hours',
        header: 'Hours',
        kind: 'number',
        value: ({ estimatedHours }) => estimatedHours,
        text: ({ estimatedHours }) => formatHours(estimatedHours),
        width: 72,
        minWidth: 64,
      },
      {
        id: 'dueDate',
        header: 'Due Date',
        kind: 'date',
        value: ({ dueDate }) => dueDate,
        text: ({ dueDate }) => format.date(dueDate),
        width: 116,
        phone: 'meta',
      },
      {
        id: 'description',
        header: 'Description',
        value: ({ description }) => description,
        cell: ({ description }) => (
          <Text tone="muted" truncate>
            {description}
          </Text>
        ),
        grow: 2,
        minWidth: 140,
        yields: 1,
      },
    ];
  }, [names, format]);
}

function nameOf({ title }: ProjectTaskValues): string {
  return title;
}

function isDone({ status = 'Todo' }: ProjectTaskValues): boolean {
  return isCompleted({ status });
}

/** 2 of 'tasks.2.assigneeId' */
function placeOf(path: string): number {
  return Number(path.split('.')[1] ?? Number.NaN);
}
