'use client';
import { Button, Dialog, IconButton, Select, Spinner, Stack, TextField } from '@linework/design-system';
import { X } from 'lucide-react';
import type { UploadOutcome } from '../../core/uploadOutcome';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import { type ChosenFiles as ChosenUploads, outcomeOf } from '../../explorer/useUploads';
import { FileIcon } from '../FileIcon';
import { UploadChoice, UploadChoiceOfAll } from '../UploadChoice';
import { UploadErrors } from './UploadErrors';
import { UploadList } from './UploadList';
import * as styles from './UploadList.css';

/**
 * Uploading Files: first where to and what they are, then how far each is. It closes a second after the last, and can be left before: the
 * uploads go on under the files.
 */
export function UploadDialog() {
  const { explorer } = useExplorerContext();
  const { text, uploads, written } = explorer;
  const { chosen } = uploads;
  const count = chosen?.files.filter((file) => outcomeOf(file, chosen) !== 'skip').length ?? 0;
  const goesOn = uploads.items.some(({ state }) => state !== 'done' && state !== 'failed');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        if (chosen) uploads.cancelChosen();
        else uploads.sendToBackground();
      }}
      title={text.uploadingFiles}
      closeLabel={text.close}
      footer={
        chosen ? (
          <>
            <Button onClick={uploads.cancelChosen}>{text.cancel}</Button>
            <Button
              variant="solid"
              tone="accent"
              busy={chosen.finding > 0}
              disabled={count === 0}
              onClick={uploads.start}
            >
              {text.startUpload(count, written(count))}
            </Button>
          </>
        ) : (
          <Button onClick={uploads.sendToBackground}>
            {goesOn ? text.continueInBackground : text.uploadsOver}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <UploadErrors />
        {chosen ? <ChosenFiles /> : <UploadList />}
        {chosen && chosen.finding > 0 && <Spinner size="small" label={text.findingRevised} />}
      </Stack>
    </Dialog>
  );
}

function ChosenFiles() {
  const { explorer, formatSize } = useExplorerContext();
  const { text, uploads, folders } = explorer;
  const { chosen } = uploads;
  if (!chosen) return null;
  const { files, folder, description, revisable, outcomes } = chosen;
  const known = files.filter((file) => revisable.has(file));
  const choose = (chosenOnes: readonly File[], outcome: UploadOutcome) =>
    uploads.change({
      outcomes: new Map([...outcomes, ...chosenOnes.map((file) => [file, outcome] as const)]),
    });
  return (
    <>
      <UploadChoiceOfAll
        values={known.map((file) => outcomeOf(file, chosen))}
        onValueChange={(outcome) => choose(known, outcome)}
        messages={text}
      />
      <ul aria-label={text.chosenFiles} className={styles.chosen}>
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name; the place tells them apart
          <li key={`${at} ${file.name}`} className={styles.chosenFile}>
            <FileIcon size="small" name={file.name} type={file.type} />
            <bdi className={styles.name} title={file.name}>
              {file.name}
            </bdi>
            <span className={styles.words}>{formatSize(file.size)}</span>
            <IconButton
              size="small"
              label={text.removeUpload(file.name)}
              icon={<X />}
              onClick={() => {
                const rest = files.filter((other) => other !== file);
                if (rest.length === 0) uploads.cancelChosen();
                else uploads.change({ files: rest });
              }}
            />
            <ChoiceOf file={file} chosen={chosen} onChange={(outcome) => choose([file], outcome)} />
          </li>
        ))}
      </ul>
      <Select
        label={text.category}
        value={folder}
        onValueChange={(id) => uploads.change({ folder: id })}
        options={(folders.list?.folders ?? [])
          .filter(({ writable }) => writable !== false)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        label={text.descriptionOptional}
        maxLength={2000}
        value={description}
        onChange={(event) => uploads.change({ description: event.target.value })}
      />
    </>
  );
}

interface ChoiceOfProps {
  file: File;
  chosen: ChosenUploads;
  onChange: (outcome: UploadOutcome) => void;
}

/** What becomes of a chosen file that is there already; nothing for one that is new. */
function ChoiceOf({ file, chosen, onChange }: ChoiceOfProps) {
  const { text, folders } = useExplorerContext().explorer;
  const revised = chosen.revisable.get(file);
  if (!revised) return null;
  const { file: known, revision, isNamesake } = revised;
  return (
    <UploadChoice
      hideLabel
      className={styles.revisionChoice}
      name={file.name}
      what={(!isNamesake && known.drawing?.number) || known.name}
      revision={revision}
      elsewhere={known.folder === chosen.folder ? undefined : folders.nameOf(known.folder)}
      value={outcomeOf(file, chosen)}
      onValueChange={onChange}
      messages={text}
    />
  );
}
