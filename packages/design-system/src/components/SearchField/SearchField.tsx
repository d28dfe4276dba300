'use client';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { isComposing } from '../../shortcuts/isComposing';
import { useEscapeFirst } from '../../shortcuts/useEscapeFirst';
import { classNames } from '../classNames';
import { Field } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { mergeRefs } from '../mergeRefs';
import { setInputValue } from '../setInputValue';
import type { TextFieldProps } from '../TextField';
import { withRef } from '../withRef';
import { searchFieldMessages } from './messages';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends TextFieldProps {
  /** Name of the button that empties it. */
  clearLabel?: string;
  /** Asked before Escape empties it: true where it took the key, for hits that are closed first, say. */
  onEscape?: () => boolean;
}

/** The same elements always, so that a letter does not draw them anew. */
const magnifier = <Search aria-hidden="true" className={box.icon} />;
const cross = <X aria-hidden="true" className={box.icon} />;

/**
 * Narrows what is on the screen while typing. The cross empties it, which `onChange` hears.
 *
 * Not for choosing one of many (`Combobox`).
 *
 * Keyboard: Escape empties it, and leaves open what it stands in.
 *
 * @example <SearchField label="Search clients" hideLabel placeholder="Search clients..." value={q} onChange={...} />
 */
export const SearchField = withRef(function SearchField({
  label,
  hint,
  error,
  required,
  hideLabel,
  leading = magnifier,
  trailing,
  id,
  className,
  clearLabel,
  onEscape,
  placeholder = ' ',
  onKeyDown,
  disabled,
  readOnly,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SearchFieldProps) {
  const text = useMessages('SearchField', searchFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (!input.current) return;
    setInputValue(input.current, '');
    input.current.focus();
  };
  useEscapeFirst(input, () => {
    if (onEscape?.()) return true;
    const isFilled = input.current?.value !== '';
    if (isFilled) clear();
    return isFilled;
  });
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // The browser would empty it by itself, an input method's word too.
    if (event.key === 'Escape' && isComposing(event)) event.preventDefault();
  };
  return (
    <Field
      data-component="SearchField"
      className={styles.field}
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control) => (
        <FieldBox leading={leading}>
          <input
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            {...control}
            className={classNames(box.input, styles.input, className)}
            {...{ placeholder, disabled, readOnly }}
            {...rest}
            ref={mergeRefs(input, ref)}
            onKeyDown={handleKey}
          />
          <span data-part="trailing" className={classNames(box.adornment, styles.trailing)}>
            {!disabled && !readOnly && (
              <button
                type="button"
                aria-label={clearLabel ?? text.clear}
                title={clearLabel ?? text.clear}
                className={classNames(box.innerButton, styles.clear)}
                onClick={clear}
              >
                {cross}
              </button>
            )}
            {trailing}
          </span>
        </FieldBox>
      )}
    </Field>
  );
});
