import { FormSection, Stack } from '@linework/design-system';
import type { AccessRole } from '@linework/domain';
import { useWatch } from 'react-hook-form';
import { clientChoice, findClients } from '../api/choices';
import { clientApi } from '../clients/clientApi';
import { FormCombobox } from '../forms/fields/FormCombobox';
import { useChosen } from '../forms/fields/useChosen';
import { AccessRights } from './AccessRights';
import { AccessRoleField } from './AccessRoleField';

interface AccessSectionProps {
  /** The role is chosen; otherwise it is told. */
  canChange: boolean;
}

/** What somebody may do, and for a person of a client, whose. */
export function AccessSection({ canChange }: AccessSectionProps) {
  const accessRole: AccessRole = useWatch({ name: 'accessRole' });
  return (
    <FormSection title="Access">
      <Stack gap={16}>
        {canChange && <AccessRoleField name="accessRole" />}
        {canChange && accessRole === 'client' && <CompanyField />}
        <AccessRights accessRole={accessRole} />
      </Stack>
    </FormSection>
  );
}

/** The client whose person it is. */
export function CompanyField() {
  const id: string = useWatch({ name: 'clientId' });
  const chosen = useChosen({
    id,
    initial: null,
    detail: clientApi.detail,
    toChoice: clientChoice,
  });
  return (
    <FormCombobox
      name="clientId"
      label="Company"
      required
      placeholder="Search clients..."
      loadOptions={findClients}
      selectedOption={chosen.choice}
      onPick={chosen.pick}
      hint="They see this client’s projects and tasks, and nothing else."
    />
  );
}
