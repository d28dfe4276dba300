import { Button, FormActions } from '@linework/design-system';
import type { PasswordConfirmation } from '@linework/domain';
import { DialogForm } from '../forms/DialogForm';
import { FormPasswordField } from '../forms/fields/FormPasswordField';
import { useCheckedForm } from '../forms/useCheckedForm';
import { UsernameForManagers } from '../people/UsernameForManagers';

interface ConfirmPasswordProps {
  /** On the button: what comes next. */
  action: string;
  send: (confirmation: PasswordConfirmation) => Promise<void>;
  cancelLabel?: string;
  /** On a page; a dialog moves the focus by itself. */
  autoFocus?: boolean;
  onCancel: () => void;
}

/** One's password, asked again before the security of the account changes. */
export function ConfirmPassword({
  action,
  send,
  cancelLabel = 'Cancel',
  autoFocus,
  onCancel,
}: ConfirmPasswordProps) {
  const checked = useCheckedForm({
    defaultValues: { currentPassword: '' },
    loadSchema: async () => (await import('../forms/schemas')).PasswordConfirmation,
    send,
  });
  return (
    <DialogForm checked={checked} label="Confirm your password">
      <UsernameForManagers />
      <FormPasswordField
        name="currentPassword"
        label="Current password"
        required
        autoFocus={autoFocus}
        autoComplete="current-password"
      />
      <FormActions>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button type="submit" variant="solid" tone="accent" busy={checked.isSending}>
          {action}
        </Button>
      </FormActions>
    </DialogForm>
  );
}
