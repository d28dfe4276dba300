'use client';
import { Button, Dialog, TextField } from '@linework/design-system';
import { type FormEvent, useId, useState } from 'react';
import { checkFolderName } from '../../core/checkFolderName';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { Folder } from '../../ports/FileProvider';

interface FolderNameDialogProps {
  title: string;
  submitLabel: string;
  /** The folder that is renamed; none for a new one. */
  folder?: Folder;
  /** @throws Error whose message is shown at the field */
  onSubmit: (name: string) => Promise<void>;
}

/** Asks for a folder's name: trimmed, an empty one ignored, a taken one told. */
export function FolderNameDialog({ title, submitLabel, folder, onSubmit }: FolderNameDialogProps) {
  const { explorer } = useExplorerContext();
  const { text, folders } = explorer;
  const formId = useId();
  const [name, setName] = useState(folder?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is within the page's form to React, not to the browser.
    event.stopPropagation();
    const checked = checkFolderName(name, folders.list?.folders ?? [], folder);
    if (checked === 'empty') return;
    if (checked === 'taken') return setProblem(text.folderTaken);
    if (checked.name === folder?.name) return explorer.closeDialog();
    setBusy(true);
    try {
      await onSubmit(checked.name);
      explorer.closeDialog();
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && explorer.closeDialog()}
      title={title}
      closeLabel={text.close}
      footer={
        <>
          <Button onClick={explorer.closeDialog}>{text.cancel}</Button>
          <Button type="submit" form={formId} variant="solid" tone="accent" busy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          label={text.folderName}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}
