import { Button, FormActions } from '@linework/design-system';
import type { FieldValues } from 'react-hook-form';
import { KeptAgo } from './KeptAgo';
import type { DraftKeeping } from './useDraft';
import type { EditForm } from './useEditForm';

interface SaveActionsProps<Values extends FieldValues, Input extends FieldValues> {
  edit: EditForm<Values, Input>;
  /** 'Create Client', 'Update Client' */
  saveLabel: string;
  onCancel: () => void;
  /** On a phone always in reach, at the bottom. */
  sticky?: boolean;
}

/** When the draft was kept, Cancel, and the save button, which reads 'Saving...' until the store has answered (GEN-10). */
export function SaveActions<Values extends FieldValues, Input extends FieldValues>({
  edit,
  saveLabel,
  onCancel,
  sticky = true,
}: SaveActionsProps<Values, Input>) {
  return (
    <FormActions sticky={sticky}>
      <DraftState draft={edit.draft} />
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="solid" tone="accent" type="submit" form={edit.formId} busy={edit.isSaving}>
        {edit.isSaving ? 'Saving...' : saveLabel}
      </Button>
    </FormActions>
  );
}

function DraftState({ draft }: { draft: Pick<DraftKeeping<unknown>, 'keptAt' | 'isOnDevice'> }) {
  if (draft.keptAt === null) return null;
  if (draft.isOnDevice) return <KeptAgo at={draft.keptAt} />;
  return <span role="status">Draft not kept: browser storage full or blocked</span>;
}
