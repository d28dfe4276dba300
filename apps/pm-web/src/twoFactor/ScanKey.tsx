import { Button, Columns, FormActions, QrCode, Stack, Text } from '@linework/design-system';
import type { TwoFactorCode, TwoFactorKey } from '@linework/domain';
import { DialogForm } from '../forms/DialogForm';
import { CopyField } from '../forms/fields/CopyField';
import { FormTextField } from '../forms/fields/FormTextField';
import { useCheckedForm } from '../forms/useCheckedForm';

interface ScanKeyProps {
  shown: TwoFactorKey;
  send: (code: TwoFactorCode) => Promise<void>;
  cancelLabel?: string;
  onCancel: () => void;
}

/** The key for the app, as a QR code and as text, and the app's first code in return. */
export function ScanKey({ shown, send, cancelLabel = 'Cancel', onCancel }: ScanKeyProps) {
  const checked = useCheckedForm({
    defaultValues: { code: '' },
    loadSchema: async () => (await import('../forms/schemas')).TwoFactorCode,
    send,
  });
  return (
    <DialogForm checked={checked} label="Authenticator app">
      <Text asChild>
        <p>Scan this with your authenticator app, or type the key into it.</p>
      </Text>
      <Columns>
        <QrCode value={shown.uri} label="QR code with the key for your authenticator app" />
        <Stack gap={16}>
          <CopyField label="Key" value={grouped(shown.key)} />
          <FormTextField
            name="code"
            label="Code from the app"
            required
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            hint="The six digits that it shows now."
          />
        </Stack>
      </Columns>
      <FormActions>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button type="submit" variant="solid" tone="accent" busy={checked.isSending}>
          Turn on
        </Button>
      </FormActions>
    </DialogForm>
  );
}

/** In fours, as one types it off. Apps pass over the spaces. */
function grouped(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}
