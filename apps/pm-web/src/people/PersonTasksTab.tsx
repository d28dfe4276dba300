import { PriorityBadge, Stack, Link as StyledLink, Text } from '@linework/design-system';
import { isCompleted, type PersonDetail, type TaskRow } from '@linework/domain';
import { ListTodo, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { findOpenTasks } from '../api/choices';
import { useAppPath } from '../app/useAppPath';
import { FormRow } from '../forms/FormRow';
import { FormRows } from '../forms/FormRows';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { HandOverDialog } from '../projects/HandOverDialog';
import { DueDate } from '../tasks/DueDate';
import { TaskStatusBadge } from '../tasks/TaskStatusBadge';
import { taskApi } from '../tasks/taskApi';
import { AddAssignment } from './AddAssignment';
import type { PersonTaskValues, PersonValues } from './PersonValues';

interface PersonTasksTabProps {
  /** As stored; null for a new one. */
  person: PersonDetail | null;
  /** Tasks of theirs that the form does not show. */
  hidden: number;
}

/** The tab 'Tasks (n)' (USR-05): what somebody has to do, open tasks first. Finished ones keep their name. */
export function PersonTasksTab({ person, hidden }: PersonTasksTabProps) {
  const { control, getValues, setValue } = useFormContext<PersonValues>();
  const tasks = useFieldArray({ control, name: 'tasks', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'tasks' });
  const readOnly = useReadOnlyForm();
  const path = useAppPath();
  const [leaving, setLeaving] = useState<PersonTaskValues | null>(null);

  const takeOff = (task: PersonTaskValues, heirId: string | null) => {
    if (task.from === undefined)
      setValue('leftTasks', [...getValues('leftTasks'), { id: task.id, heirId }], { shouldDirty: true });
    tasks.remove(getValues('tasks').findIndex(({ id }) => id === task.id));
  };
  const add = ({ id, title, projectId, projectName, priority, status, dueDate, assigneeId }: TaskRow) => {
    const task = { id, title, projectId, projectName, priority, status, dueDate };
    const isTheirs = assigneeId !== null && assigneeId === person?.id;
    // Taken off and given again before the save: as it was.
    setValue(
      'leftTasks',
      getValues('leftTasks').filter((left) => left.id !== id),
      { shouldDirty: true },
    );
    tasks.append(isTheirs ? task : { ...task, from: assigneeId }, { shouldFocus: false });
  };
  return (
    <>
      <FormRows
        count={tasks.fields.length}
        empty={{
          icon: <ListTodo />,
          title: 'No task assignments',
          description: readOnly
            ? 'Tasks that they are given appear here.'
            : 'Tasks that you add here are given to the person when you save.',
        }}
        add={
          !readOnly && (
            <AddAssignment
              name="tasks.add"
              label="Add a task"
              placeholder="Search open tasks..."
              find={findOpenTasks}
              detail={taskApi.detail}
              known={new Set(tasks.fields.map(({ id }) => id))}
              onAdd={add}
            />
          )
        }
      >
        {tasks.fields.map((task, place) => (
          <FormRow
            key={task.key}
            title={task.title}
            label={`Task ${place + 1}`}
            description={task.projectName}
            links={[{ label: 'View', to: path(`/tasks?task=${task.id}`), icon: <SquareArrowOutUpRight /> }]}
            onRemove={
              isCompleted(task)
                ? undefined
                : () => (task.from === undefined ? setLeaving(task) : takeOff(task, null))
            }
          >
            <Stack direction="row" gap={12} justify="between" wrap>
              <DueDate task={task} />
              <Stack direction="row" gap={12}>
                <PriorityBadge priority={task.priority} />
                <TaskStatusBadge status={task.status} />
              </Stack>
            </Stack>
            {errors.tasks?.[place]?.id?.message && (
              <Text tone="danger" id={`tasks.${place}.id`} tabIndex={-1}>
                {errors.tasks[place].id.message}
              </Text>
            )}
          </FormRow>
        ))}
        {person && hidden > 0 && (
          <Text tone="secondary">
            {`${hidden} more are not shown here. `}
            <StyledLink asChild>
              <Link to={path(`/tasks?user=${person.id}`)}>{`All tasks of ${person.name}`}</Link>
            </StyledLink>
          </Text>
        )}
      </FormRows>
      {leaving && (
        <HandOverDialog
          title={`Take “${leaving.title}” off them?`}
          description="This happens when you save. The task stays in its project."
          tasks={[]}
          exceptId={person?.id}
          confirmLabel="Take it off"
          onCancel={() => setLeaving(null)}
          onConfirm={(heirId) => {
            takeOff(leaving, heirId);
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}
