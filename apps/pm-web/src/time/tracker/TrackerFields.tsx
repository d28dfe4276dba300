import { Combobox, DateField, FormGrid, Select, Stack, Switch, TextField } from '@linework/design-system';
import { limits, TIME_CATEGORIES, timeMessages } from '@linework/domain';
import { findProjects, findTasksOf } from '../../api/choices';
import { useFormat } from '../../format/useFormat';
import { optionsOf } from '../../forms/fields/optionsOf';
import { useSession } from '../../session/SessionContext';
import { workDateProblem } from '../timer/newWork';
import type { TimedWork } from '../timer/timerStore';
import { useFirstOpenDay } from '../useFirstOpenDay';

interface TrackerFieldsProps {
  work: TimedWork;
  /** `typed`: one of several keystrokes, of which only the last has to be kept. */
  onChange: (work: TimedWork, typed?: 'typed') => void;
  /** A text field was left. */
  onBlur: () => void;
  /** Marks what is missing or wrong. */
  showsMissing: boolean;
}

/** What is timed (TIM-02): project, task, category, date, description, billable. */
export function TrackerFields({ work, onChange, onBlur, showsMissing }: TrackerFieldsProps) {
  const { settings } = useSession();
  const { todayDate } = useFormat();
  const firstOpenDay = useFirstOpenDay();
  const { projectId, projectName, taskId, taskTitle, description } = work;
  const today = todayDate();
  return (
    <Stack gap={12}>
      <FormGrid columns={3}>
        <Combobox
          id={PROJECT_FIELD}
          label="Project"
          required
          placeholder="Search projects..."
          loadOptions={findProjects}
          value={projectId}
          selectedOption={projectId === '' ? null : { value: projectId, label: projectName ?? GONE }}
          onValueChange={(id, option) => {
            if (id === projectId) return;
            onChange({
              ...work,
              projectId: id ?? '',
              projectName: option?.label ?? null,
              taskId: null,
              taskTitle: null,
            });
          }}
          error={showsMissing && projectId === '' ? timeMessages.projectRequired : undefined}
        />
        <Combobox
          key={projectId}
          label="Task"
          clearable
          disabled={projectId === ''}
          placeholder={projectId === '' ? 'Choose the project first' : 'Search tasks...'}
          loadOptions={(search, signal) => findTasksOf(projectId, search, signal)}
          value={taskId ?? ''}
          selectedOption={taskId === null ? null : { value: taskId, label: taskTitle ?? GONE }}
          onValueChange={(id, option) => onChange({ ...work, taskId: id, taskTitle: option?.label ?? null })}
        />
        <Select
          label="Category"
          options={optionsOf(TIME_CATEGORIES)}
          value={work.category}
          onValueChange={(category) => onChange({ ...work, category })}
        />
      </FormGrid>
      <TextField
        id={DESCRIPTION_FIELD}
        label="Description"
        required
        maxLength={limits.longText}
        value={description}
        onChange={(event) => onChange({ ...work, description: event.target.value }, 'typed')}
        onBlur={onBlur}
        error={showsMissing && description.trim() === '' ? timeMessages.descriptionRequired : undefined}
      />
      <FormGrid columns={3}>
        <DateField
          id={DATE_FIELD}
          label="Date"
          format={settings.dateFormat}
          today={today}
          min={firstOpenDay}
          value={work.date ?? today}
          onValueChange={(date) => onChange({ ...work, date: date === today ? null : date })}
          error={(showsMissing && workDateProblem(work, settings.timeClosedThrough)) || undefined}
        />
        <Switch
          label="Billable"
          checked={work.billable}
          onCheckedChange={(billable) => onChange({ ...work, billable })}
        />
      </FormGrid>
    </Stack>
  );
}

export const PROJECT_FIELD = 'timer-project';
export const DATE_FIELD = 'timer-date';
export const DESCRIPTION_FIELD = 'timer-description';

const GONE = 'No longer there';
