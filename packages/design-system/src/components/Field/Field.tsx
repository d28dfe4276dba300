'use client';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { withRef } from '../withRef';
import * as styles from './Field.css';
import { FieldError } from './FieldError';

/** What stands around every control: the same five props on all fields. */
export interface FieldText {
  label: ReactNode;
  /** Help that stays: a format, a unit, where it is shown. */
  hint?: ReactNode;
  /** What is wrong and what to do. Its presence makes the control invalid. */
  error?: ReactNode;
  /** Marked for the eye and for assistive technology; validation stays with the form. */
  required?: boolean;
  /** Keeps the label for screen readers only, e.g. in a toolbar. */
  hideLabel?: boolean;
}

/** Spread these on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldText, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Id for the control; made up when left out. */
  controlId?: string;
  /** Ids of the caller's own descriptions, announced after hint and error. */
  describedBy?: string;
  /** The control is a group (radios, cards): the label is tied by `labelId` instead of `for`. */
  group?: boolean;
  /** Renders the control. `labelId` is for `aria-labelledby` of groups and lists. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/**
 * Label, hint and error around one control, tied together for assistive technology. TextField, Select and the others
 * compose it already; use it directly for a control of your own.
 *
 * Not for a checkbox or switch: those carry their label beside them.
 *
 * @example <Field label="Scale" hint="As on the title block">{(control) => <input {...control} />}</Field>
 */
export const Field = withRef(function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  controlId,
  describedBy,
  group = false,
  children,
  className,
  ...rest
}: FieldProps) {
  const madeUpId = useId();
  const id = controlId ?? madeUpId;
  const labelId = `${id}-label`;
  const hasHint = isThere(hint);
  const hasError = isThere(error);
  const descriptions = [hasHint && `${id}-hint`, hasError && `${id}-error`, describedBy].filter(Boolean);
  const control: FieldControl = {
    id,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
    'aria-invalid': hasError || undefined,
    'aria-required': required || undefined,
  };
  const Label = group ? 'span' : 'label';
  return (
    <div
      data-component="Field"
      data-invalid={hasError ? '' : undefined}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <Label
        id={labelId}
        {...(group ? {} : { htmlFor: id })}
        data-part="label"
        className={classNames(styles.label, hideLabel && styles.hidden)}
      >
        {ownTexts(label)}
        {required && <span aria-hidden="true" data-part="required" className={styles.required} />}
      </Label>
      {children(control, labelId)}
      {hasHint && (
        <span id={`${id}-hint`} data-part="hint" className={styles.hint}>
          {hint}
        </span>
      )}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
});

function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
