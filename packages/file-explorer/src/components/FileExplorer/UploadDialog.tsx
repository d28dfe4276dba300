'use client';
import { Button, Dialog, IconButton, Select, Spinner, Stack, TextField } from '@linework/design-system';
import { X } from 'lucide-react';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { ExplorerMessages } from '../../messages';
import type { RevisedFile } from '../../ports/FileProvider';
import { FileIcon } from '../FileIcon';
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
  const count = chosen?.files.length ?? 0;
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
            <Button variant="solid" tone="accent" busy={chosen.finding > 0} onClick={uploads.start}>
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
  const { files, folder, description, revisable, asNew } = chosen;
  const setAsNew = (file: File, isNew: boolean) => {
    const others = [...asNew].filter((other) => other !== file);
    uploads.change({ asNew: new Set(isNew ? [...others, file] : others) });
  };
  return (
    <>
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
            <RevisionChoice
              name={file.name}
              revised={revisable.get(file)}
              asNew={asNew.has(file)}
              onChange={(isNew) => setAsNew(file, isNew)}
              text={text}
            />
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

interface RevisionChoiceProps {
  /** Of the file that is to be uploaded. */
  name: string;
  /** What it may be the next revision of. */
  revised: RevisedFile | undefined;
  asNew: boolean;
  onChange: (asNew: boolean) => void;
  text: ExplorerMessages;
}

/** Whether a file that is to be uploaded becomes the next revision of one that is there, or a new one; nothing where there is none. */
function RevisionChoice({ name, revised, asNew, onChange, text }: RevisionChoiceProps) {
  if (!revised) return null;
  const { file, revision } = revised;
  return (
    <Select
      label={text.uploadAs(name)}
      hideLabel
      className={styles.revisionChoice}
      value={asNew ? 'new' : 'revision'}
      onValueChange={(value) => onChange(value === 'new')}
      options={[
        { value: 'revision', label: text.revisionOf(revision, file.drawing?.number || file.name) },
        { value: 'new', label: text.asNewFile },
      ]}
    />
  );
}
