import { Button, Dialog, FormActions, useToast } from '@linework/design-system';
import { DialogForm } from '../forms/DialogForm';
import { FormPasswordField } from '../forms/fields/FormPasswordField';
import { FormTextField } from '../forms/fields/FormTextField';
import { useCheckedForm } from '../forms/useCheckedForm';
import { UsernameForManagers } from '../people/UsernameForManagers';
import { twoFactorApi } from './twoFactorApi';

interface TurnOffDialogProps {
  /** It is off from now on. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before signing in takes the password alone again. */
export function TurnOffDialog({ onChanged, onClose }: TurnOffDialogProps) {
  const toast = useToast();
  const checked = useCheckedForm({
    defaultValues: { currentPassword: '', code: '' },
    loadSchema: async () => (await import('../forms/schemas')).TwoFactorOff,
    send: async (input) => {
      await twoFactorApi.turnOff(input);
      onClose();
      toast({
        tone: 'success',
        title: 'Two-factor authentication is off',
        description: 'Your other sessions have ended.',
      });
      await onChanged();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Turn off two-factor authentication"
      description="Your password alone will sign you in, and your recovery codes will no longer work."
    >
      <DialogForm checked={checked} label="Turn off two-factor authentication">
        <UsernameForManagers />
        <FormPasswordField
          name="currentPassword"
          label="Current password"
          required
          autoComplete="current-password"
        />
        <FormTextField
          name="code"
          label="Code"
          required
          autoComplete="one-time-code"
          hint="From your authenticator app, or a recovery code."
        />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="solid" tone="danger" busy={checked.isSending}>
            Turn off
          </Button>
        </FormActions>
      </DialogForm>
    </Dialog>
  );
}
