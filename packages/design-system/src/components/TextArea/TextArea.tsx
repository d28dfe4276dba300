'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { withRef } from '../withRef';
import * as styles from './TextArea.css';

export interface TextAreaProps extends FieldText, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {}

/**
 * Several lines of plain text. Starts `rows` high, grows with what is typed where the browser can, and by its corner.
 *
 * Not for one line (`TextField`): an Enter that does not submit surprises.
 *
 * Keyboard: Enter begins a line, Tab goes on.
 *
 * @example <TextArea label="Description" rows={4} {...register('description')} />
 */
export const TextArea = withRef(function TextArea({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  rows = 4,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <Field
      data-component="TextArea"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control) => (
        <FieldBox grows>
          <textarea
            {...control}
            rows={rows}
            className={classNames(box.input, styles.textarea, className)}
            {...rest}
          />
        </FieldBox>
      )}
    </Field>
  );
});
