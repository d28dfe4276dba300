import { Button, Callout, Dialog, FormGrid } from '@linework/design-system';
import { newEmbeddedTask, PRIORITIES, parseHours } from '@linework/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DialogForm } from '../forms/DialogForm';
import { FormDateField } from '../forms/fields/FormDateField';
import { FormNumberField } from '../forms/fields/FormNumberField';
import { FormSegmentedControl } from '../forms/fields/FormSegmentedControl';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTextArea } from '../forms/fields/FormTextArea';
import { FormTextField } from '../forms/fields/FormTextField';
import { optionsOf } from '../forms/fields/optionsOf';
import { useCheckedForm } from '../forms/useCheckedForm';
import { useClosing } from '../forms/useClosing';
import type { ProjectTaskValues, ProjectValues } from './ProjectValues';
import { teamQuery } from './teamQuery';

interface ProjectTaskDialogProps {
  /** Id of the task, also of the new one. */
  id: string;
  /** Null for a new one. */
  task: ProjectTaskValues | null;
  /** What was typed before, from a draft. */
  typed: TaskDialogValues | null;
  onCancel: () => void;
  /** Told what is typed and not kept, null for nothing: it counts as unsaved, and stands in the project's draft. */
  onTyped: (values: TaskDialogValues | null) => void;
  /** Into the project's form; it is stored with the project. */
  onKeep: (task: ProjectTaskValues) => void;
  onChooseTeam: () => void;
}

/** 'Add New Task' / 'Edit Task' (PRJ-08): somebody on the team, and a due date. */
export function ProjectTaskDialog({
  id,
  task,
  typed,
  onCancel,
  onTyped,
  onKeep,
  onChooseTeam,
}: ProjectTaskDialogProps) {
  const assignees = useAssignees(task);
  const checked = useCheckedForm({
    defaultValues: dialogValues(id, task),
    loadSchema: async () => (await import('../forms/schemas')).ProjectTaskForm,
    readers: { estimatedHours: parseHours },
    send: async (input) => onKeep(input),
  });
  const { form, formId } = checked;
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control }) as TaskDialogValues;
  const [earlier] = useState(typed);
  // The form's own store, and the project's draft, are the external things.
  useEffect(() => {
    if (earlier) form.reset(earlier, { keepDefaultValues: true });
  }, [earlier, form]);
  useEffect(() => onTyped(isDirty ? values : null), [isDirty, values, onTyped]);
  const { close, question } = useClosing(isDirty, onCancel);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="medium"
      title={task ? 'Edit Task' : 'Add New Task'}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="solid"
            tone="accent"
            type="submit"
            form={formId}
            disabled={values.title.trim() === ''}
          >
            {task ? 'Update Task' : 'Add Task'}
          </Button>
        </>
      }
    >
      <DialogForm checked={checked} label="Task">
        {assignees?.length === 0 && (
          <Callout tone="info" title="Nobody is on the team yet">
            Tasks are given to people on the project team.{' '}
            <Button size="small" onClick={onChooseTeam}>
              Choose the team
            </Button>
          </Callout>
        )}
        <FormTextField name="title" label="Task title" required />
        <FormTextArea name="description" label="Description" rows={3} />
        <FormGrid>
          <FormSelect
            name="assigneeId"
            label="Assignee"
            required
            placeholder="Choose from the team"
            options={assignees ?? []}
            disabled={!assignees || assignees.length === 0}
          />
          <FormSegmentedControl name="priority" label="Priority" options={optionsOf(PRIORITIES)} />
          <FormDateField name="dueDate" label="Due date" required />
          <FormNumberField name="estimatedHours" label="Estimated hours" min={0} step={0.5} unit="h" />
        </FormGrid>
      </DialogForm>
      {question}
    </Dialog>
  );
}

/** The dialog's fields; hours as the text of theirs. */
export type TaskDialogValues = ReturnType<typeof dialogValues>;

function dialogValues(id: string, task: ProjectTaskValues | null) {
  const {
    id: taskId,
    version,
    title,
    description,
    assigneeId,
    priority,
    status,
    estimatedHours,
    dueDate,
  } = task ?? { ...newEmbeddedTask(id), version: undefined };
  return {
    id: taskId,
    version,
    title,
    description,
    assigneeId: assigneeId ?? '',
    priority,
    status,
    estimatedHours: String(estimatedHours),
    dueDate: dueDate ?? '',
  };
}

/** Who may be chosen: the team, and whoever has the task already (a finished one keeps its name). */
function useAssignees(task: ProjectTaskValues | null): { value: string; label: string }[] | null {
  const { getValues } = useFormContext<ProjectValues>();
  const { data } = useQuery(teamQuery);
  if (!data) return null;
  const offered = new Set(getValues('team').map(({ id }) => id));
  if (task?.assigneeId) offered.add(task.assigneeId);
  return data
    .filter((person) => offered.has(person.id))
    .map((person) => ({ value: person.id, label: person.name }));
}
