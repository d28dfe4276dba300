import { Button, Callout, Form } from '@linework/design-system';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConflictDialog } from './ConflictDialog';
import { type FieldLabels, labelOf } from './fieldLabels';
import { KeptAgo } from './KeptAgo';
import { LeaveQuestion } from './LeaveQuestion';
import { ProblemCallout } from './ProblemCallout';
import type { EditForm } from './useEditForm';

export interface EditFormFrameProps<Values extends FieldValues, Input extends FieldValues> {
  edit: EditForm<Values, Input>;
  /** What the form is of, for assistive technology: 'Client'. */
  label: string;
  /** Path pattern to the field's label: `{ name: 'Company name', 'projects.*.name': 'Project name' }`. */
  labels: FieldLabels;
  /** A field's value as the person reads it, in the conflict dialog. Left out: the value as text. */
  show?: (path: string, value: unknown) => ReactNode;
  /** Brings a field on screen, when its line in the summary is chosen. */
  showField?: (path: string) => void;
  children: ReactNode;
}

/**
 * The form element with all that `useEditForm` may have to say: a draft of an earlier visit, what is wrong, why the save
 * failed, another person's version, and the question before leaving.
 */
export function EditFormFrame<Values extends FieldValues, Input extends FieldValues>({
  edit,
  label,
  labels,
  show,
  showField,
  children,
}: EditFormFrameProps<Values, Input>) {
  const { draft, guard, conflict } = edit;
  return (
    <>
      {draft.offered && (
        <Callout tone="info" title="You have an unsaved draft">
          <KeptAgo at={draft.offered.keptAt} />{' '}
          <Button size="small" onClick={edit.restoreDraft}>
            Restore draft
          </Button>{' '}
          <Button size="small" variant="ghost" onClick={draft.discard}>
            Discard draft
          </Button>
        </Callout>
      )}
      <ProblemCallout problem={edit.problem} />
      <Form
        id={edit.formId}
        ref={edit.formRef}
        aria-label={label}
        onSubmit={edit.submit}
        errors={edit.errors.map(({ path, message }) => ({ path, message, label: labelOf(labels, path) }))}
        onErrorSelect={showField}
      >
        {children}
      </Form>
      {conflict && <ConflictDialog conflict={conflict} labels={labels} show={show} />}
      <LeaveQuestion {...guard} />
    </>
  );
}
