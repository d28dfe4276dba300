'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import * as box from '../Field/FieldBox.css';
import { TextField, type TextFieldProps } from '../TextField';
import { withRef } from '../withRef';
import { passwordFieldMessages } from './messages';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Names of the button that shows and hides what is typed. */
  showLabel?: string;
  hideValueLabel?: string;
}

/**
 * A secret, with a button to look at it. Set `autoComplete` to `current-password` or `new-password`, so that password
 * managers help.
 *
 * Not for codes that may be seen (`TextField`).
 *
 * Keyboard: Tab goes on to the button, where Enter and Space show the secret and hide it.
 *
 * @example <PasswordField label="Password" autoComplete="current-password" {...register('password')} />
 */
export const PasswordField = withRef(function PasswordField({
  showLabel,
  hideValueLabel,
  disabled,
  ...rest
}: PasswordFieldProps) {
  const text = useMessages('PasswordField', passwordFieldMessages);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggleLabel = shown ? (hideValueLabel ?? text.hide) : (showLabel ?? text.show);
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
