import { RadioGroup } from '@linework/design-system';
import { ACCESS_ROLE_LABELS, ACCESS_ROLE_SENTENCES, ACCESS_ROLES, accessRank } from '@linework/domain';
import { useFormField } from '../forms/fields/useFormField';
import { useSession } from '../session/SessionContext';

/** The access role, each with a sentence (USR-04). Nobody gives one above their own. */
export function AccessRoleField({ name }: { name: string }) {
  const { person } = useSession();
  const { value, change, control } = useFormField<string>(name);
  const { readOnly, ...tied } = control;
  const offered = ACCESS_ROLES.filter((role) => accessRank(role) <= accessRank(person.accessRole)).reverse();
  return (
    <RadioGroup
      label="Access role"
      options={offered.map((role) => ({
        value: role,
        label: ACCESS_ROLE_LABELS[role],
        hint: ACCESS_ROLE_SENTENCES[role],
      }))}
      value={value}
      onValueChange={change}
      disabled={readOnly}
      {...tied}
    />
  );
}
