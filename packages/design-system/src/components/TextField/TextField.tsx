'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { withRef } from '../withRef';

export interface TextFieldProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'required'> {
  /** Inside the frame before the text: an icon, a symbol. */
  leading?: ReactNode;
  /** Inside the frame after the text: a unit, a small button. */
  trailing?: ReactNode;
}

/**
 * One line of text. `ref`, `name`, `onChange` and `onBlur` are the input's own, so a form library's `register` spreads
 * straight in.
 *
 * Not for several lines (`TextArea`), figures (`NumberField`, `MoneyField`), dates (`DateField`) or a choice (`Select`).
 *
 * Keyboard: the browser's own.
 *
 * @example <TextField label="Project name" required error={errors.name?.message} {...register('name')} />
 */
export const TextField = withRef(function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  leading,
  trailing,
  id,
  className,
  type = 'text',
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      data-component="TextField"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control) => (
        <FieldBox leading={adorn(leading)} trailing={adorn(trailing)}>
          <input type={type} {...control} className={classNames(box.input, className)} {...rest} />
        </FieldBox>
      )}
    </Field>
  );
});

/** Words and icons get the padding of text; buttons come with their own. */
function adorn(node: ReactNode): ReactNode {
  return typeof node === 'string' ? <span className={box.still}>{node}</span> : node;
}
