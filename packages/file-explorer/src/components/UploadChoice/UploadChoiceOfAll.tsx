'use client';
import { Select, useNumber } from '@linework/design-system';
import type { UploadOutcome } from '../../core/uploadOutcome';
import { type ExplorerMessages, explorerMessages } from '../../messages';

export interface UploadChoiceOfAllProps {
  /** What is chosen for each now. */
  values: readonly UploadOutcome[];
  /** One for all of them. */
  onValueChange: (value: UploadOutcome) => void;
  disabled?: boolean;
  messages?: Partial<ExplorerMessages>;
}

/** The same question (`UploadChoice`) of all files of a drop that are there already; nothing where it is one, or none. */
export function UploadChoiceOfAll({
  values,
  onValueChange,
  disabled = false,
  messages,
}: UploadChoiceOfAllProps) {
  const text: ExplorerMessages = { ...explorerMessages, ...messages };
  const written = useNumber();
  const [first, ...others] = values;
  if (first === undefined || others.length === 0) return null;
  const isMixed = others.some((value) => value !== first);
  return (
    <Select
      label={text.uploadAllAs(written(values.length))}
      disabled={disabled}
      value={isMixed ? EACH : first}
      onValueChange={(value) => value !== EACH && onValueChange(value as UploadOutcome)}
      options={[
        ...(isMixed ? [{ value: EACH, label: text.eachAsChosen }] : []),
        { value: 'revision', label: text.nextRevisions },
        { value: 'new', label: text.keepBoth },
        { value: 'skip', label: text.skip },
      ]}
    />
  );
}

const EACH = 'each';
