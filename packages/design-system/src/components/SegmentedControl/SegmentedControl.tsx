'use client';
import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { holdsHiddenInput } from '../Field/hiddenInput.css';
import { useArrowChoice } from '../useArrowChoice';
import { usePageDirection } from '../usePageDirection';
import { withRef } from '../withRef';
import * as styles from './SegmentedControl.css';

export interface SegmentOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the label stays as its name and tooltip. */
  iconOnly?: boolean;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Partial<FieldText>,
    Omit<
      ComponentPropsWithRef<typeof RadixRadioGroup.Root>,
      'value' | 'defaultValue' | 'onValueChange' | 'children' | 'required' | 'asChild' | 'orientation'
    > {
  options: readonly SegmentOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** `small` for toolbars. */
  size?: 'small' | 'medium';
}

/**
 * One of two to five short options, all in sight: a priority, grid or list. A radio group to assistive technology. In a form
 * it takes `label`, `hint` and `error`; in a toolbar `aria-label`.
 *
 * Not for switching between panels (`Tabs`) nor for long words (`RadioGroup`).
 *
 * Keyboard: arrows choose, Tab goes to the chosen one and on.
 *
 * @example <SegmentedControl aria-label="View" options={views} value={view} onValueChange={setView} />
 */
export const SegmentedControl = withRef(function SegmentedControl<Value extends string = string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  options,
  onValueChange,
  size = 'medium',
  name,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SegmentedControlProps<Value>) {
  const direction = usePageDirection();
  const arrowChoice = useArrowChoice();
  const inForm = label !== undefined;
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onValueChange?.(chosen.value);
  };
  const track = (props: ComponentPropsWithRef<typeof RadixRadioGroup.Root>) => (
    <RadixRadioGroup.Root
      dir={direction}
      {...arrowChoice.group}
      data-field={name}
      name={name}
      onValueChange={choose}
      className={classNames(styles.track, holdsHiddenInput, inForm && styles.fill, className)}
      {...props}
      {...rest}
    >
      {options.map((option) => (
        <RadixRadioGroup.Item
          {...arrowChoice.radio}
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          {...(option.iconOnly ? { 'aria-label': option.label, title: option.label } : {})}
          className={classNames(styles.segment, styles.size[size])}
        >
          {option.icon}
          {!option.iconOnly && <span className={styles.label}>{option.label}</span>}
        </RadixRadioGroup.Item>
      ))}
    </RadixRadioGroup.Root>
  );
  if (!inForm) {
    return track({ id, 'aria-describedby': describedBy, ...{ 'data-component': 'SegmentedControl' } });
  }
  return (
    <Field
      data-component="SegmentedControl"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => track({ ...control, 'aria-labelledby': labelId })}
    </Field>
  );
});
