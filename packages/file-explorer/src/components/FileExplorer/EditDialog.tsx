'use client';
import {
  AlertDialog,
  Button,
  Callout,
  Dialog,
  Select,
  Spinner,
  Stack,
  TextArea,
} from '@linework/design-system';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { decodeText } from '../../core/decodeText';
import { fileKind } from '../../core/fileKind';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { FileEntry } from '../../ports/FileProvider';
import { DrawingFields } from './DrawingFields';

/** Largest text that is edited here, bytes. */
const MOST_TEXT = 512 * 1024;

interface EditDialogProps {
  file: FileEntry;
}

/** What can be changed about a file: its text, its description and its category. What cannot is said. */
export function EditDialog({ file }: EditDialogProps) {
  const { explorer } = useExplorerContext();
  const { text, folders, provider } = explorer;
  const formId = useId();
  const [description, setDescription] = useState(file.description);
  const [folder, setFolder] = useState(file.folder);
  const drawingBefore = file.drawing && { ...file.drawing, revision: file.revision ?? '' };
  const [drawing, setDrawing] = useState(drawingBefore);
  const mayEdit = file.may?.edit !== false;
  const isText = fileKind(file) === 'text' && file.size <= MOST_TEXT;
  const canEditText =
    mayEdit && isText && provider.writeText !== undefined && provider.readFile !== undefined;
  const canEditDetails = mayEdit && provider.editFile !== undefined;
  const content = useTextContent(file, canEditText);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const hasSameDrawing = JSON.stringify(drawing) === JSON.stringify(drawingBefore);
  const hasSameDetails = description.trim() === file.description && folder === file.folder && hasSameDrawing;
  const written = typed !== null && typed !== content.text ? typed : null;
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (hasSameDetails && written === null ? explorer.closeDialog() : setLeaving(true));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const details =
      canEditDetails && !hasSameDetails
        ? { description: description.trim(), folder, ...(drawing && !hasSameDrawing && { drawing }) }
        : null;
    if (!details && written === null) return explorer.closeDialog();
    setBusy(true);
    try {
      await explorer.changes.edit(file, details, written);
      explorer.closeDialog();
    } catch (reason) {
      setProblem(reason instanceof Error ? reason.message : String(reason));
      setBusy(false);
    }
  };
  const canSave = canEditDetails || canEditText;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text.editTitle(file.name)}
      closeLabel={text.close}
      footer={
        <>
          <Button onClick={close}>{canSave ? text.cancel : text.close}</Button>
          {canSave && (
            <Button type="submit" form={formId} variant="solid" tone="accent" busy={isBusy}>
              {text.save}
            </Button>
          )}
        </>
      }
    >
      <Stack asChild gap={16}>
        <form id={formId} onSubmit={submit} noValidate>
          {!canSave && <Callout>{text.cannotEdit}</Callout>}
          {canEditDetails && drawing && provider.drawings && (
            <DrawingFields rules={provider.drawings} values={drawing} onChange={setDrawing} text={text} />
          )}
          {canEditDetails && (
            <>
              <Select
                label={text.category}
                value={folder}
                onValueChange={setFolder}
                options={(folders.list?.folders ?? [])
                  .filter(({ id, writable }) => writable !== false || id === file.folder)
                  .map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextArea
                label={text.description}
                rows={3}
                maxLength={2000}
                value={description}
                onChange={(event) => setDescription(event.target.value)}
              />
            </>
          )}
          {canEditText && content.text === null && !content.problem && (
            <Spinner label={text.loadingPreview} />
          )}
          {canEditText && content.text !== null && (
            <TextArea
              label={text.text}
              rows={12}
              spellCheck={false}
              value={typed ?? content.text}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          {canEditDetails && !canEditText && (
            <Callout tone="neutral">{text.cannotEditText(text.kind[fileKind(file)])}</Callout>
          )}
          {(problem ?? content.problem) && (
            <Callout tone="danger" role="alert">
              {problem ?? content.problem}
            </Callout>
          )}
        </form>
      </Stack>
      {isLeaving && (
        <AlertDialog
          open
          onOpenChange={setLeaving}
          title={text.discardQuestion}
          description={text.discardHint(file.name)}
          confirmLabel={text.discard}
          cancelLabel={text.keepEditing}
          onConfirm={explorer.closeDialog}
        />
      )}
    </Dialog>
  );
}

/** The text of a file; null until it is there. */
function useTextContent(file: FileEntry, isWanted: boolean) {
  const { provider } = useExplorerContext().explorer;
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // The content is the store's.
  useEffect(() => {
    if (!isWanted || !provider.readFile) return undefined;
    const controller = new AbortController();
    provider
      .readFile(file, controller.signal)
      .then(async (blob) => decodeText(new Uint8Array(await blob.arrayBuffer())))
      .then(
        (decoded) => !controller.signal.aborted && setText(decoded.text),
        (reason: unknown) =>
          !controller.signal.aborted && setProblem(reason instanceof Error ? reason.message : String(reason)),
      );
    return () => controller.abort();
  }, [file, isWanted, provider]);
  return { text, problem };
}
