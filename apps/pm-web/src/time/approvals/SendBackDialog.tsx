import { Button, Dialog, TextArea } from '@linework/design-system';
import { limits, timeMessages } from '@linework/domain';
import { type FormEvent, useId, useState } from 'react';
import { useClosing } from '../../forms/useClosing';

interface SendBackDialogProps {
  /** '3 time entries' */
  what: string;
  onClose: () => void;
  /** @returns whether it was done */
  onSendBack: (reason: string) => Promise<boolean>;
}

/** Asks why entries go back to who recorded them (TIM-09). */
export function SendBackDialog({ what, onClose, onSendBack }: SendBackDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setError(timeMessages.reasonRequired);
      return;
    }
    setSending(true);
    const isDone = await onSendBack(reason.trim());
    setSending(false);
    if (isDone) onClose();
  };
  const { close, question } = useClosing(reason.trim() !== '', onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={`Send back ${what}?`}
      description="They can be changed and submitted again."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="solid" tone="accent" type="submit" form={formId} busy={isSending}>
            Send Back
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Reason"
          required
          rows={3}
          maxLength={limits.longText}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </form>
      {question}
    </Dialog>
  );
}
