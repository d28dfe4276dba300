import { FormGrid } from '@linework/design-system';
import { FormPasswordField } from '../forms/fields/FormPasswordField';

interface PasswordFieldsProps {
  label?: string;
  confirmLabel?: string;
}

/** A password being chosen, typed twice. */
export function PasswordFields({
  label = 'Password',
  confirmLabel = 'Confirm password',
}: PasswordFieldsProps) {
  return (
    <FormGrid>
      <FormPasswordField
        name="password"
        label={label}
        required
        autoComplete="new-password"
        hint="At least 8 characters. Longer is better."
      />
      <FormPasswordField name="confirmPassword" label={confirmLabel} required autoComplete="new-password" />
    </FormGrid>
  );
}
