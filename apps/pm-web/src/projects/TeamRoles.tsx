import { FormGrid, FormSection, Identity, Stack } from '@linework/design-system';
import { limits, type PersonRow, workOrCompany } from '@linework/domain';
import { useFormContext, useWatch } from 'react-hook-form';
import { personChoice } from '../api/choices';
import { currencySymbol } from '../format/currencySymbol';
import { FormCombobox } from '../forms/fields/FormCombobox';
import { FormMoneyField } from '../forms/fields/FormMoneyField';
import { FormTextField } from '../forms/fields/FormTextField';
import { useReadOnlyForm } from '../forms/fields/ReadOnlyForm';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import type { ProjectValues } from './ProjectValues';

interface TeamRolesProps {
  /** At least those on the team. */
  people: readonly PersonRow[];
}

/** Who leads the project, and of each person on the team what they do in it and at which rate (PRJ-07, TIM-07). */
export function TeamRoles({ people }: TeamRolesProps) {
  const { control } = useFormContext<ProjectValues>();
  const { settings } = useSession();
  const may = useCan();
  const readOnly = useReadOnlyForm();
  const team = useWatch({ control, name: 'team' });
  const leadId = useWatch({ control, name: 'leadId' });
  const members = new Map(team.map((member, place) => [member.id, { member, place }]));
  const onTeam = people.filter(({ id }) => members.has(id));
  const lead = onTeam.find(({ id }) => id === leadId);
  return (
    <FormSection
      title="Lead and Roles"
      description="The lead finds the project in their lists first; it gives no further rights. A role left empty is the person’s job role."
    >
      <FormGrid>
        <FormCombobox
          name="leadId"
          label="Lead"
          placeholder="Nobody leads this project"
          clearable
          options={onTeam.map(personChoice)}
          selectedOption={lead ? personChoice(lead) : null}
        />
      </FormGrid>
      <Stack gap={12} role="list" aria-label="Roles in this project">
        {onTeam.map((person) => {
          const { member, place } = members.get(person.id) ?? { member: null, place: 0 };
          return (
            <FormGrid key={person.id} columns={3} role="listitem">
              <Identity name={person.name} initials={person.initials} detail={workOrCompany(person)} />
              <FormTextField
                name={`team.${place}.role`}
                label={`Role of ${person.name}`}
                hideLabel
                placeholder={workOrCompany(person)}
                maxLength={limits.roleInProject}
              />
              {member?.hourlyRateMinor !== undefined && (
                <FormMoneyField
                  name={`team.${place}.hourlyRateMinor`}
                  label={`Hourly rate of ${person.name}`}
                  hideLabel
                  placeholder="Rate"
                  currencySymbol={currencySymbol(settings.currency)}
                  min={0}
                  step={0.01}
                  readOnly={readOnly || !may('rate:update')}
                />
              )}
            </FormGrid>
          );
        })}
      </Stack>
    </FormSection>
  );
}
