import { Button, Dialog } from '@linework/design-system';
import { CopyField } from '../forms/fields/CopyField';

interface LinkDialogProps {
  email: string;
  url: string;
  onClose: () => void;
}

/** A new link of an invitation, the once that it is shown. */
export function LinkDialog({ email, url, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Link for ${email}`}
      description="It works once. Send it to them; it is shown this once."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <CopyField label="Link" value={url} />
    </Dialog>
  );
}
