'use client';
import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import * as fieldStyles from '../Field/Field.css';
import { useArrowChoice } from '../useArrowChoice';
import { usePageDirection } from '../usePageDirection';
import { withRef } from '../withRef';
import * as styles from './RadioGroup.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldText,
    Omit<
      ComponentPropsWithRef<typeof RadixRadioGroup.Root>,
      'value' | 'defaultValue' | 'onValueChange' | 'children' | 'required' | 'asChild'
    > {
  options: readonly RadioOption<Value>[];
  value?: Value | '';
  defaultValue?: Value | '';
  onValueChange?: (value: Value) => void;
}

/**
 * One of a few options that deserve to be read, each with a word of explanation if needed.
 *
 * Not for short words in a row (`SegmentedControl`) nor more than about six (`Select`).
 *
 * Keyboard: arrow keys choose.
 *
 * @example <RadioGroup label="Access" options={roles} value={role} onValueChange={setRole} />
 */
export const RadioGroup = withRef(function RadioGroup<Value extends string = string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  options,
  onValueChange,
  name,
  id,
  className,
  orientation = 'vertical',
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  const direction = usePageDirection();
  const arrowChoice = useArrowChoice();
  const optionId = useId();
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onValueChange?.(chosen.value);
  };
  return (
    <Field
      data-component="RadioGroup"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <RadixRadioGroup.Root
          {...control}
          aria-labelledby={labelId}
          dir={direction}
          {...arrowChoice.group}
          data-field={name}
          name={name}
          // Radix would take one axis of arrows only, the pattern has both whatever the looks.
          data-orientation={orientation}
          onValueChange={choose}
          className={classNames(styles.options, className)}
          {...rest}
        >
          {options.map((option, index) => (
            <span key={option.value} className={styles.option}>
              <RadixRadioGroup.Item
                {...arrowChoice.radio}
                id={`${optionId}-${index}`}
                value={option.value}
                disabled={option.disabled}
                aria-describedby={option.hint ? `${optionId}-${index}-hint` : undefined}
                className={styles.radio}
              >
                <RadixRadioGroup.Indicator className={styles.dot} />
              </RadixRadioGroup.Item>
              <span className={styles.words}>
                <label htmlFor={`${optionId}-${index}`} className={styles.label}>
                  {option.label}
                </label>
                {option.hint && (
                  <span id={`${optionId}-${index}-hint`} className={fieldStyles.hint}>
                    {option.hint}
                  </span>
                )}
              </span>
            </span>
          ))}
        </RadixRadioGroup.Root>
      )}
    </Field>
  );
});
