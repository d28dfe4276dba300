import { Button, Dialog, TextArea } from '@linework/design-system';
import { countOf, limits, timeMessages } from '@linework/domain';
import { type FormEvent, useId, useState } from 'react';
import { useClosing } from '../../forms/useClosing';

export type ReasonedAction = 'sendBack' | 'reopen';

interface ReasonDialogProps {
  action: ReasonedAction;
  count: number;
  /** Whose, where it is not plain from where it is asked. */
  of?: string;
  onClose: () => void;
  /** @returns whether it was done */
  onDone: (reason: string) => Promise<boolean>;
}

/** Asks why entries go back to who recorded them (TIM-09). */
export function ReasonDialog({ action, count, of, onClose, onDone }: ReasonDialogProps) {
  const words = WORDS[action];
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
    const isDone = await onDone(reason.trim());
    setSending(false);
    if (isDone) onClose();
  };
  const { close, question } = useClosing(reason.trim() !== '', onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={`${words.verb} ${countOf('timeEntry', count)}${of === undefined ? '' : ` of ${of}`}?`}
      description={words.description(count)}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="solid" tone="accent" type="submit" form={formId} busy={isSending}>
            {words.button}
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

const WORDS: Record<
  ReasonedAction,
  { verb: string; description: (count: number) => string; button: string }
> = {
  sendBack: {
    verb: 'Send back',
    description: (count) => `${count === 1 ? 'It' : 'They'} can be changed and submitted again.`,
    button: 'Send Back',
  },
  reopen: {
    verb: 'Reopen',
    description: (count) =>
      count === 1
        ? 'It is not approved any more. Whoever recorded it is told why, can change it and submits it again.'
        : 'They are not approved any more. Whoever recorded them is told why, can change them and submits them again.',
    button: 'Reopen',
  },
};
