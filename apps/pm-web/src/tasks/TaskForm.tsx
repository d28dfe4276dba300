import { FormGrid, FormSection } from '@linework/design-system';
import { PRIORITIES, parseHours, TASK_STATUSES, type TaskCreate, type TaskRow } from '@linework/domain';
import { useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { type Choice, findPeople, findProjects, personChoice, projectChoice } from '../api/choices';
import { useWayBack } from '../app/PreviousPage';
import { useAppPath } from '../app/useAppPath';
import { CommentsCard } from '../comments/CommentsCard';
import { EditPage } from '../forms/EditPage';
import { FormCombobox } from '../forms/fields/FormCombobox';
import { FormDateField } from '../forms/fields/FormDateField';
import { FormNumberField } from '../forms/fields/FormNumberField';
import { FormSegmentedControl } from '../forms/fields/FormSegmentedControl';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTagsInput } from '../forms/fields/FormTagsInput';
import { FormTextArea } from '../forms/fields/FormTextArea';
import { FormTextField } from '../forms/fields/FormTextField';
import { optionsOf } from '../forms/fields/optionsOf';
import { useChosen } from '../forms/fields/useChosen';
import { useAfterSave } from '../forms/useAfterSave';
import { useEditForm } from '../forms/useEditForm';
import { personApi } from '../people/personApi';
import { projectApi } from '../projects/projectApi';
import { useCan } from '../session/useCan';
import { TaskStatusBadge } from './TaskStatusBadge';
import { newTaskValues, type TaskValues, taskValues } from './TaskValues';
import { taskApi } from './taskApi';
import { taskLabels } from './taskLabels';

interface TaskFormProps {
  /** As stored when it was opened; null for a new one. */
  task: TaskRow | null;
  /** The project that a new task is for, where ?project= named one. */
  project: Choice | null;
  /** Whose projects are offered, where ?client= named a client. */
  clientId: string | null;
  /** The list that it was opened from. */
  returnTo: string;
}

/** A task (TSK-07, TSK-08). */
export function TaskForm({ task, project, clientId, returnTo }: TaskFormProps) {
  const path = useAppPath();
  const wayBack = useWayBack(returnTo);
  const afterSave = useAfterSave({
    kind: 'task',
    isNew: task === null,
    // A search may not match a new row.
    list: task ? wayBack : returnTo,
    editPath: (id) => path(`/tasks/edit?id=${id}`),
  });
  const may = useCan();
  const isReadOnly = task !== null && !may('task:update');
  const edit = useEditForm<TaskValues, typeof TaskCreate, TaskRow>({
    entity: 'task',
    row: task,
    empty: () => newTaskValues(newId(), project?.value),
    toValues: taskValues,
    loadSchema: async () => (await import('../forms/schemas')).TaskCreate,
    readers: { estimatedHours: parseHours },
    save: (input, version) =>
      version === null ? taskApi.create(input) : taskApi.update(input.id, input, version),
    reload: () => taskApi.get(task?.id ?? ''),
    onSaved: afterSave,
  });
  const { control } = edit.form;
  const chosenProject = useChosen({
    id: useWatch({ control, name: 'projectId' }),
    initial: task ? { value: task.projectId, label: task.projectName, detail: task.clientName } : project,
    detail: projectApi.detail,
    toChoice: projectChoice,
  });
  const chosenPerson = useChosen({
    id: useWatch({ control, name: 'assigneeId' }),
    initial: assigneeOf(task),
    detail: personApi.detail,
    toChoice: personChoice,
  });

  return (
    <EditPage
      edit={edit}
      label="Task"
      labels={taskLabels}
      title={task ? 'Edit Task' : 'Create New Task'}
      documentTitle={task?.title}
      badge={task && <TaskStatusBadge status={task.status} />}
      back={{ to: wayBack, label: 'Tasks' }}
      saveLabel={task ? 'Update Task' : 'Create Task'}
      isReadOnly={isReadOnly}
      readOnlyHelp="Ask somebody on the project team for changes."
      width="reading"
      below={task && <CommentsCard about={{ kind: 'task', id: task.id }} />}
    >
      <FormSection title="Details">
        <FormTextField name="title" label="Task title" required />
        <FormTextArea name="description" label="Description" rows={4} />
        <FormGrid>
          <FormCombobox
            name="projectId"
            label="Project"
            required
            placeholder="Search projects..."
            loadOptions={(search, signal) => findProjects(search, signal, clientId)}
            selectedOption={chosenProject.choice}
            onPick={chosenProject.pick}
            hint={chosenProject.choice && `Client: ${chosenProject.choice.detail}`}
          />
          <FormCombobox
            name="assigneeId"
            label="Assignee"
            required
            placeholder="Search people..."
            loadOptions={findPeople}
            selectedOption={chosenPerson.choice}
            onPick={chosenPerson.pick}
            hint={chosenPerson.choice?.detail && `Role: ${chosenPerson.choice.detail}`}
          />
          <FormSegmentedControl name="priority" label="Priority" options={optionsOf(PRIORITIES)} />
          <FormSelect name="status" label="Status" options={optionsOf(TASK_STATUSES)} />
          <FormDateField name="dueDate" label="Due date" required />
          <FormNumberField
            name="estimatedHours"
            label="Estimated hours"
            required
            min={0}
            step={0.5}
            unit="h"
          />
        </FormGrid>
        <FormTagsInput name="tags" label="Tags" addLabel="Add Tag" />
      </FormSection>
    </EditPage>
  );
}

function assigneeOf(task: TaskRow | null): Choice | null {
  if (!task?.assigneeId) return null;
  return { value: task.assigneeId, label: task.assigneeName ?? '', detail: task.assigneeRole ?? '' };
}
