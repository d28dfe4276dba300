import {
  Checkbox,
  Combobox,
  FormGrid,
  FormSection,
  IconButton,
  NumberField,
  Select,
  TextField,
} from '@linework/design-system';
import { limits, TIME_CATEGORIES } from '@linework/domain';
import { Trash2 } from 'lucide-react';
import { findProjects, findTasksOf } from '../../api/choices';
import { optionsOf } from '../../forms/fields/optionsOf';
import type { ManualRow } from './ManualRow';

export type RowErrors = Partial<Record<'project' | 'task' | 'description' | 'hours', string>>;

interface ManualRowFieldsProps {
  row: ManualRow;
  /** From 1 on. */
  number: number;
  errors: RowErrors;
  onChange: (row: ManualRow) => void;
  onRemove: () => void;
}

/** One row of the manual entry (TIM-06). */
export function ManualRowFields({ row, number, errors, onChange, onRemove }: ManualRowFieldsProps) {
  const { project, task } = row;
  return (
    <FormSection
      role="group"
      aria-label={`Row ${number}`}
      aria-labelledby={undefined}
      headingLevel={3}
      title={task?.label ?? `Row ${number}`}
      actions={
        <IconButton
          label={`Remove row ${number}`}
          icon={<Trash2 />}
          tone="danger"
          size="small"
          onClick={onRemove}
        />
      }
    >
      <FormGrid columns={3}>
        <Combobox
          label="Project"
          required
          placeholder="Search projects..."
          loadOptions={findProjects}
          value={project?.value ?? ''}
          selectedOption={project}
          onValueChange={(_, option) =>
            option?.value !== project?.value &&
            onChange({ ...row, project: option && { ...option, detail: option.detail ?? '' }, task: null })
          }
          error={errors.project}
        />
        <Combobox
          key={project?.value}
          label="Task"
          required={row.needsTask}
          disabled={project === null}
          placeholder={project ? 'Search tasks...' : 'Choose the project first'}
          loadOptions={(search, signal) => findTasksOf(project?.value ?? '', search, signal)}
          value={task?.value ?? ''}
          selectedOption={task}
          onValueChange={(_, option) =>
            onChange({ ...row, task: option && { ...option, detail: option.detail ?? '' } })
          }
          error={errors.task}
        />
        <Select
          label="Category"
          options={optionsOf(TIME_CATEGORIES)}
          value={row.category}
          onValueChange={(category) => onChange({ ...row, category })}
        />
      </FormGrid>
      <FormGrid columns={3}>
        <TextField
          label="Description"
          required
          maxLength={limits.longText}
          value={row.description}
          onChange={(event) => onChange({ ...row, description: event.target.value })}
          error={errors.description}
        />
        <NumberField
          label="Hours"
          required
          min={0}
          step={0.25}
          hint="1.5, 1:30 or 90m"
          value={row.hours}
          onValueChange={(hours) => onChange({ ...row, hours })}
          error={errors.hours}
        />
        <Checkbox
          label="Billable"
          checked={row.billable}
          onCheckedChange={(billable) => onChange({ ...row, billable: billable === true })}
        />
      </FormGrid>
    </FormSection>
  );
}
