'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as box from '../Field/FieldBox.css';
import { TextField, type TextFieldProps } from '../TextField';
import { withRef } from '../withRef';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Names of the button that shows and hides what is typed. */
  showLabel?: string;
  hideValueLabel?: string;
}

/**
 * A secret, with a button to look at it. Set `autoComplete` to `current-password` or `new-password`, so that password
 * managers help.
 *
 * @example <PasswordField label="Password" autoComplete="current-password" {...register('password')} />
 */
export const PasswordField = withRef(function PasswordField({
  showLabel = 'Show password',
  hideValueLabel = 'Hide password',
  disabled,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggleLabel = shown ? hideValueLabel : showLabel;
  return (
    <TextField
      data-component="PasswordField"
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      disabled={disabled}
      trailing={
        <button
          type="button"
          aria-label={toggleLabel}
          title={toggleLabel}
          disabled={disabled}
          className={box.innerButton}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className={box.icon} />
        </button>
      }
      {...rest}
    />
  );
});
