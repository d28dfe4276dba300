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
import {
  suggestedOutcome,
  UploadChoice,
  UploadChoiceOfAll,
  type UploadOutcome,
} from '@linework/file-explorer';
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
  const [outcomes, setOutcomes] = useState<ReadonlyMap<File, UploadOutcome>>(new Map());
  const found = useRevised(kind, target?.value ?? null, folder, batch.files);
  const outcomeOf = (file: File): UploadOutcome => {
    const one = found.revised.get(file);
    if (!one) return 'new';
    const { row, isNamesake } = one;
    return outcomes.get(file) ?? suggestedOutcome({ file: { folder: row.category }, isNamesake }, folder);
  };
  const chooseFor = (files: readonly File[], outcome: UploadOutcome) =>
    setOutcomes(new Map([...outcomes, ...files.map((file) => [file, outcome] as const)]));
  const known = [...found.revised.keys()];
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
    const revised = new Map([...found.revised].filter(([file]) => outcomeOf(file) === 'revision'));
    const skipped = new Set(known.filter((file) => outcomeOf(file) === 'skip'));
    const place = { projectId: target.value, category: folder };
    const isWhole = await batch.sendAll({ ...place, description, revised, skipped });
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
            disabled={batch.files.length > 0 && batch.files.every((file) => outcomeOf(file) === 'skip')}
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
        {found.isFinding && <Spinner size="small" label="Looking for what is there already" />}
        {found.problem !== null && (
          <Callout tone="warning" role="alert" title="What is there already could not be looked for">
            {found.problem} Each file becomes a file of its own; where its name is taken it gets a number.
          </Callout>
        )}
        <UploadChoiceOfAll
          values={known.map(outcomeOf)}
          onValueChange={(outcome) => chooseFor(known, outcome)}
          disabled={batch.isSending}
        />
        {[...found.revised].map(([file, { row, revision, isNamesake }]) => (
          <UploadChoice
            key={row.id}
            name={file.name}
            what={(!isNamesake && row.number) || row.name}
            revision={revision}
            elsewhere={row.category === folder ? undefined : row.category}
            value={outcomeOf(file)}
            onValueChange={(outcome) => chooseFor([file], outcome)}
            disabled={batch.isSending}
          />
        ))}
      </Stack>
      {question}
    </Dialog>
  );
}
