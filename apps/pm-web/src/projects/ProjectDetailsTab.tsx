import { FormGrid, FormSection } from '@linework/design-system';
import { PRIORITIES, PROJECT_STATUSES } from '@linework/domain';
import { findClients } from '../api/choices';
import { currencySymbol } from '../format/currencySymbol';
import { FormCombobox } from '../forms/fields/FormCombobox';
import { FormDateField } from '../forms/fields/FormDateField';
import { FormMoneyField } from '../forms/fields/FormMoneyField';
import { FormSegmentedControl } from '../forms/fields/FormSegmentedControl';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTextArea } from '../forms/fields/FormTextArea';
import { FormTextField } from '../forms/fields/FormTextField';
import { optionsOf } from '../forms/fields/optionsOf';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';

interface ProjectDetailsTabProps {
  /** The client that is chosen when the form opens: its name is not among the options yet. */
  chosenClient: { value: string; label: string } | null;
}

/** The tab 'Project Details' of the project form (PRJ-06). */
export function ProjectDetailsTab({ chosenClient }: ProjectDetailsTabProps) {
  const { settings } = useSession();
  const may = useCan();
  return (
    <FormSection title="Details">
      <FormTextField name="name" label="Project name" required />
      <FormTextArea name="description" label="Description" rows={4} />
      <FormGrid>
        <FormCombobox
          name="clientId"
          label="Client"
          required
          placeholder="Search clients..."
          loadOptions={findClients}
          selectedOption={chosenClient}
        />
        <FormSegmentedControl name="priority" label="Priority" options={optionsOf(PRIORITIES)} />
        <FormDateField name="startDate" label="Start date" required />
        <FormDateField name="endDate" label="End date" required />
        {may('budget:read') && (
          <FormMoneyField
            name="budgetMinor"
            label="Budget"
            required
            currencySymbol={currencySymbol(settings.currency)}
            min={0}
            step={0.01}
          />
        )}
        <FormSelect name="status" label="Status" options={optionsOf(PROJECT_STATUSES)} />
      </FormGrid>
    </FormSection>
  );
}
