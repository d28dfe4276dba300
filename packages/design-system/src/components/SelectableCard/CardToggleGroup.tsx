'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { withRef } from '../withRef';
import * as styles from './SelectableCard.css';

export interface CardToggleGroupProps extends Partial<FieldText>, Omit<ComponentPropsWithRef<'div'>, 'id'> {
  id?: string;
}

/**
 * SelectableCards in a grid, under one name: `label` (with hint and error), or `aria-label` where a heading says it.
 *
 * @example <CardToggleGroup label="Team">{people.map((person) => <SelectableCard key={person.id} ... />)}</CardToggleGroup>
 */
export const CardToggleGroup = withRef(function CardToggleGroup({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CardToggleGroupProps) {
  if (label === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every engine, and its legend is drawn in the border
      <div
        role="group"
        data-component="CardToggleGroup"
        id={id}
        aria-describedby={describedBy}
        className={classNames(styles.group, className)}
        {...rest}
      />
    );
  }
  return (
    <Field
      data-component="CardToggleGroup"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...control }, labelId) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="group"
          {...control}
          aria-labelledby={labelId}
          className={classNames(styles.group, className)}
          {...rest}
        />
      )}
    </Field>
  );
});
