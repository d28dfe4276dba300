import {
  Button,
  Callout,
  Combobox,
  Dialog,
  FileDrop,
  Select,
  Spinner,
  Stack,
  TextField,
} from '@linework/design-system';
import { FIXED_FOLDERS, type FileKind, fileMessages, OTHER_CATEGORY } from '@linework/domain';
import { useEffect, useState } from 'react';
import { type Choice, findProjects } from '../api/choices';
import { optionsOf } from '../forms/fields/optionsOf';
import { useClosing } from '../forms/useClosing';
import { FILE_KIND_WORDS } from './fileKindWords';
import { UploadErrors } from './UploadErrors';
import { useRevised } from './useRevised';
import { useUploadBatch } from './useUploadBatch';

interface UploadDialogProps {
  kind: FileKind;
  /** The project that the screen shows; null where it shows all. */
  project: Choice | null;
  /** The folder that is open. */
  category: string | null;
  /** Files that are chosen already. */
  files: readonly File[];
  onClose: () => void;
}

/** How long 'Upload complete' stands before the dialog closes (FIL-05), ms. */
const CLOSES_AFTER = 1_000;

/** Uploads files to a project that it asks for (DOC-04), with the folder and a description for all of them. */
export function UploadDialog({ kind, project, category, files, onClose }: UploadDialogProps) {
  const words = FILE_KIND_WORDS[kind];
  const batch = useUploadBatch(kind, files);
  const [target, setTarget] = useState<Choice | null>(project);
  const [folder, setFolder] = useState(category ?? OTHER_CATEGORY);
  const [description, setDescription] = useState('');
  const [asNew, setAsNew] = useState<ReadonlySet<File>>(new Set());
  const found = useRevised(kind, target?.value ?? null, batch.files);
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  // The clock is the external thing.
  useEffect(() => {
    if (!isDone) return;
    const closing = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(closing);
  }, [isDone, onClose]);

  const upload = async () => {
    setAsked(true);
    if (!target || batch.files.length === 0 || found.isFinding) return;
    const revised = new Map([...found.revised].filter(([file]) => !asNew.has(file)));
    const isWhole = await batch.sendAll({ projectId: target.value, category: folder, description, revised });
    if (isWhole && batch.errors.length === 0) setDone(true);
  };
  const names = [...new Set([folder, ...FIXED_FOLDERS.screen])];
  const hasChanges = batch.files.length > 0 ? batch.hasUnsent : description.trim() !== '';
  const { close, question } = useClosing(hasChanges, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={batch.isSending || isDone ? 'Uploading Files' : `Upload ${words.title}`}
      footer={
        <>
          <Button onClick={close}>{isDone ? 'Close' : 'Cancel'}</Button>
          <Button
            variant="solid"
            tone="accent"
            busy={batch.isSending || found.isFinding}
            onClick={() => void upload()}
          >
            {batch.isSending ? 'Uploading...' : 'Upload'}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {isDone && <Callout tone="success" role="status" title="Upload complete" />}
        <UploadErrors errors={batch.errors} onDismiss={batch.dismissErrors} />
        <Combobox
          label="Project"
          required
          value={target?.value ?? ''}
          selectedOption={target}
          loadOptions={findProjects}
          onValueChange={(_, option) =>
            setTarget(option && { value: option.value, label: option.label, detail: option.detail ?? '' })
          }
          error={isAsked && !target ? fileMessages.projectRequired : undefined}
        />
        <Select label="Category" value={folder} onValueChange={setFolder} options={optionsOf(names)} />
        <TextField
          label="Description"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <FileDrop
          label="Files"
          hint={words.hint}
          dropLabel="Drop files here to upload"
          multiple
          value={batch.files}
          onValueChange={batch.choose}
          progressOf={batch.stateOf}
          disabled={batch.isSending}
          error={isAsked && batch.files.length === 0 ? 'Choose at least one file' : undefined}
        />
        {found.isFinding && <Spinner size="small" label="Looking for earlier revisions" />}
        {found.problem !== null && (
          <Callout tone="warning" role="alert" title="Earlier revisions could not be looked for">
            {found.problem} Each file becomes a drawing of its own.
          </Callout>
        )}
        {[...found.revised].map(([file, { row, revision }]) => (
          <Select
            key={row.id + file.name}
            label={`Upload ${file.name} as`}
            value={asNew.has(file) ? 'new' : 'revision'}
            onValueChange={(value) =>
              setAsNew(value === 'new' ? new Set([...asNew, file]) : without(asNew, file))
            }
            options={[
              { value: 'revision', label: `Revision ${revision} of ${row.number}` },
              { value: 'new', label: 'A new file' },
            ]}
            disabled={batch.isSending}
          />
        ))}
      </Stack>
      {question}
    </Dialog>
  );
}

function without(files: ReadonlySet<File>, one: File): Set<File> {
  return new Set([...files].filter((file) => file !== one));
}
