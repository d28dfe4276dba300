'use client';
import { Select, type SelectProps } from '@linework/design-system';
import type { UploadOutcome } from '../../core/uploadOutcome';
import { type ExplorerMessages, explorerMessages } from '../../messages';

export interface UploadChoiceProps extends Pick<SelectProps, 'hideLabel' | 'disabled' | 'className'> {
  /** Name of the file that is to be uploaded. */
  name: string;
  /** What is there: the drawing's number, or the file's name. */
  what: string;
  /** What its next content would be called: 'B'. */
  revision: string;
  /** Name of the folder that it is in, where the upload goes to another. */
  elsewhere?: string | undefined;
  value: UploadOutcome;
  onValueChange: (value: UploadOutcome) => void;
  messages?: Partial<ExplorerMessages>;
}

/**
 * Asks what becomes of a file that is to be uploaded, where it is there already.
 *
 * @example <UploadChoice name="Note 1.txt" what="Note 1.txt" revision="2" value={outcome} onValueChange={setOutcome} />
 */
export function UploadChoice({
  name,
  what,
  revision,
  elsewhere,
  onValueChange,
  messages,
  ...rest
}: UploadChoiceProps) {
  const text: ExplorerMessages = { ...explorerMessages, ...messages };
  const asRevision =
    elsewhere === undefined
      ? text.revisionOf(revision, what)
      : text.revisionElsewhere(revision, what, elsewhere);
  return (
    <Select
      label={text.uploadAs(name)}
      onValueChange={(value) => onValueChange(value as UploadOutcome)}
      options={[
        { value: 'revision', label: asRevision },
        { value: 'new', label: text.keepBoth },
        { value: 'skip', label: text.skip },
      ]}
      {...rest}
    />
  );
}
