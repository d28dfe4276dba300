'use client';
import { Check, Minus } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import * as fieldStyles from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import { holdsHiddenInput } from '../Field/hiddenInput.css';
import { ownTexts } from '../ownTexts';
import { withRef } from '../withRef';
import { CheckButton, type CheckButtonProps } from './CheckButton';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Omit<CheckButtonProps, 'children'> {
  /** Beside the box. Without it give `aria-label`, e.g. in a row of a table. */
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/**
 * Yes or no that counts once the form is saved; 'indeterminate' stands for some of those below it.
 *
 * Not for what takes effect at once (`Switch`), nor for cards (`SelectableCard`).
 *
 * Keyboard: Space.
 *
 * @example <Checkbox label="Billable" checked={billable} onCheckedChange={setBillable} />
 */
export const Checkbox = withRef(function Checkbox({
  label,
  hint,
  error,
  required,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const descriptions = [hint && `${controlId}-hint`, error && `${controlId}-error`, describedBy];
  const control = (
    <CheckButton
      id={controlId}
      data-field={rest.name}
      aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className={classNames(styles.control, className)}
      {...(label === undefined ? { 'data-component': 'Checkbox' } : {})}
      {...rest}
    >
      <RadixCheckbox.Indicator className={styles.indicator}>
        <Check aria-hidden="true" className={classNames(styles.mark, styles.checkMark)} />
        <Minus aria-hidden="true" className={classNames(styles.mark, styles.minusMark)} />
      </RadixCheckbox.Indicator>
    </CheckButton>
  );
  if (label === undefined) return control;
  const named = (
    <label htmlFor={controlId} className={styles.label}>
      {ownTexts(label)}
      {required && <span aria-hidden="true" className={fieldStyles.required} />}
    </label>
  );
  return (
    <div data-component="Checkbox" className={classNames(styles.root, holdsHiddenInput)}>
      {control}
      {hint || error ? (
        <span className={styles.words}>
          {named}
          {hint && (
            <span id={`${controlId}-hint`} className={fieldStyles.hint}>
              {hint}
            </span>
          )}
          {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
        </span>
      ) : (
        named
      )}
    </div>
  );
});
