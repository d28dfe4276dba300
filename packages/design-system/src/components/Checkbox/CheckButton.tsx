'use client';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { mergeRefs } from '../mergeRefs';
import { useControllable } from '../useControllable';
import { withRef } from '../withRef';
import * as styles from './CheckButton.css';

/** 'indeterminate' stands for some of those below it. */
export type CheckedState = boolean | 'indeterminate';

export interface CheckButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'defaultChecked' | 'type'> {
  checked?: CheckedState;
  defaultChecked?: CheckedState;
  onCheckedChange?: (checked: CheckedState) => void;
  required?: boolean;
  children: (checked: CheckedState) => ReactNode;
}

/**
 * A button that is a checkbox to assistive technology: what Checkbox and SelectableCard draw theirs with. With a `name` a native
 * checkbox lies beside it, through which it is submitted and its form hears of changes. Space toggles, Enter does not.
 */
export const CheckButton = withRef(function CheckButton({
  checked: given,
  defaultChecked = false,
  onCheckedChange,
  required,
  name,
  value = 'on',
  form,
  disabled,
  onClick,
  onKeyDown,
  ref,
  children,
  ...rest
}: CheckButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useControllable<CheckedState>(given, defaultChecked, onCheckedChange);
  useFormReset(button, () => setChecked(defaultChecked));
  const toggle = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (native.current) native.current.click();
    else setChecked(checked !== true);
  };
  const ignoreEnter = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <>
      <button
        type="button"
        {...asCheckbox(checked, required)}
        data-disabled={disabled ? '' : undefined}
        {...{ value, form, disabled }}
        {...rest}
        ref={mergeRefs(button, ref)}
        onClick={toggle}
        onKeyDown={ignoreEnter}
      >
        {children(checked)}
      </button>
      {name !== undefined && (
        <input
          type="checkbox"
          aria-hidden="true"
          tabIndex={-1}
          {...{ name, value, form, disabled, required }}
          ref={native}
          checked={checked === true}
          className={styles.native}
          onChange={() => setChecked(checked !== true)}
          // The press was the button's.
          onClick={(event) => event.stopPropagation()}
        />
      )}
    </>
  );
});

/** What makes the button a checkbox. It is no `<input>`, for it holds its mark or a whole card. */
function asCheckbox(checked: CheckedState, required: boolean | undefined) {
  const word = checked ? 'checked' : 'unchecked';
  return {
    role: 'checkbox',
    'aria-checked': checked === 'indeterminate' ? 'mixed' : checked,
    'aria-required': required,
    'data-state': checked === 'indeterminate' ? checked : word,
  } as const;
}

/** The browser resets native controls by itself; a button's form has to be listened to. */
function useFormReset(button: { current: HTMLButtonElement | null }, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return undefined;
    const reset = () => latest.current();
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  }, [button]);
}
