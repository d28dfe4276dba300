import { FormGrid, FormSection } from '@linework/design-system';
import { PRIORITIES, PROJECT_STATUSES } from '@linework/domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Choice, clientChoice, findClients } from '../api/choices';
import { clientApi } from '../clients/clientApi';
import { currencySymbol } from '../format/currencySymbol';
import { FormCombobox } from '../forms/fields/FormCombobox';
import { FormDateField } from '../forms/fields/FormDateField';
import { FormMoneyField } from '../forms/fields/FormMoneyField';
import { FormSegmentedControl } from '../forms/fields/FormSegmentedControl';
import { FormSelect } from '../forms/fields/FormSelect';
import { FormTextArea } from '../forms/fields/FormTextArea';
import { FormTextField } from '../forms/fields/FormTextField';
import { optionsOf } from '../forms/fields/optionsOf';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { useChosen } from '../forms/fields/useChosen';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import type { ProjectValues } from './ProjectValues';

interface ProjectDetailsTabProps {
  /** The client that is chosen when the form opens. */
  client: Choice | null;
}

/** The tab 'Project Details' of the project form (PRJ-06). */
export function ProjectDetailsTab({ client }: ProjectDetailsTabProps) {
  const { settings } = useSession();
  const may = useCan();
  const { control } = useFormContext<ProjectValues>();
  const clientId = useWatch({ control, name: 'clientId' });
  const hourlyRateMinor = useWatch({ control, name: 'hourlyRateMinor' });
  const readOnly = useReadOnlyForm();
  const chosen = useChosen({
    id: clientId,
    initial: client,
    detail: clientApi.detail,
    toChoice: clientChoice,
  });
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
          selectedOption={chosen.choice}
          onPick={chosen.pick}
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
        {hourlyRateMinor !== undefined && (
          <FormMoneyField
            name="hourlyRateMinor"
            label="Hourly rate"
            hint="Of new time entries here. Empty: each person’s own rate."
            currencySymbol={currencySymbol(settings.currency)}
            min={0}
            step={0.01}
            readOnly={readOnly || !may('rate:update')}
          />
        )}
        <FormSelect name="status" label="Status" options={optionsOf(PROJECT_STATUSES)} />
      </FormGrid>
    </FormSection>
  );
}
