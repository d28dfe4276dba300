'use client';
import { Switch as RadixSwitch } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../classNames';
import * as fieldStyles from '../Field/Field.css';
import { withRef } from '../withRef';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<typeof RadixSwitch.Root>, 'children' | 'asChild'> {
  /** Beside the switch; names what is on, not what a press does. Without it give `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
}

/**
 * On or off, in effect at once: a setting, a layer.
 *
 * Not for what waits for 'Save' (`Checkbox`).
 *
 * Keyboard: Space and Enter.
 *
 * @example <Switch label="Auto-save" checked={autoSave} onCheckedChange={setAutoSave} />
 */
export const Switch = withRef(function Switch({
  label,
  hint,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const control = (
    <RadixSwitch.Root
      id={controlId}
      data-field={rest.name}
      aria-describedby={[hint && `${controlId}-hint`, describedBy].filter(Boolean).join(' ') || undefined}
      className={classNames(styles.track, className)}
      {...(label === undefined ? { 'data-component': 'Switch' } : {})}
      {...rest}
    >
      <RadixSwitch.Thumb className={styles.thumb} />
    </RadixSwitch.Root>
  );
  if (label === undefined) return control;
  return (
    <div data-component="Switch" className={styles.root}>
      {control}
      <span className={styles.words}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {hint && (
          <span id={`${controlId}-hint`} className={fieldStyles.hint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  );
});
