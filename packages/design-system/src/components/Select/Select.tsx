'use client';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { keyHandler } from '../../shortcuts/keyHandler';
import { Cover } from '../Cover';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import * as box from '../Field/FieldBox.css';
import * as optionList from '../Field/optionList.css';
import { mergeRefs } from '../mergeRefs';
import { ownTexts } from '../ownTexts';
import { PopupLandmark } from '../PopupLandmark';
import { styleNonce } from '../styleNonce';
import { usePageDirection } from '../usePageDirection';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import { selectMessages } from './messages';
import * as styles from './Select.css';
import { useSelectKeys } from './useSelectKeys';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** Before the label: a dot, an icon. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string>
  extends FieldText,
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'children' | 'type' | 'onSelect'> {
  options: readonly SelectOption<Value>[];
  /** `''` shows the placeholder, unless an option has that value ('All statuses'). */
  value?: Value | '';
  defaultValue?: Value | '';
  onValueChange?: (value: Value) => void;
  placeholder?: ReactNode;
  /** Keeps what is chosen and cannot be opened. */
  readOnly?: boolean;
}

/**
 * One of a few known options, up to about fifteen.
 *
 * Not for two to four short ones that should be seen at once (`SegmentedControl`, `RadioGroup`), nor for many or
 * searched ones (`Combobox`).
 *
 * Keyboard: ArrowDown, Enter or Space opens it; letters, Home and End open it at an option. In the list Enter, Space and Tab
 * take the marked one, Escape takes nothing.
 *
 * @example <Select label="Status" options={statuses} value={status} onValueChange={setStatus} />
 */
export const Select = withRef(function Select<Value extends string = string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  options,
  value,
  defaultValue,
  onValueChange,
  placeholder,
  name,
  form,
  readOnly = false,
  disabled,
  id,
  className,
  onKeyDown,
  onPointerDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps<Value>) {
  const text = useMessages('Select', selectMessages);
  const keys = useSelectKeys(readOnly);
  const direction = usePageDirection();
  const scope = useScopeTheme();
  const hasEmptyOption = options.some((option) => option.value === '');
  const toKey = (given: string) => (given === '' && hasEmptyOption ? emptyKey : given);
  const choose = (key: string) => {
    const chosen = options.find((option) => toKey(option.value) === key);
    // Radix reports '' when the browser resets its hidden native select; that is no choice of a person.
    if (chosen) onValueChange?.(chosen.value);
  };
  return (
    <Field
      data-component="Select"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <RadixSelect.Root
          {...(value === undefined ? {} : { value: toKey(value) })}
          {...(defaultValue === undefined ? {} : { defaultValue: toKey(defaultValue) })}
          {...keys.root}
          onValueChange={choose}
          dir={direction}
          disabled={disabled}
          name={name}
          form={form}
        >
          <RadixSelect.Trigger
            {...control}
            data-field={name}
            data-readonly={readOnly ? '' : undefined}
            aria-readonly={readOnly || undefined}
            className={classNames(styles.trigger, className)}
            {...rest}
            ref={mergeRefs(keys.trigger, ref)}
            onPointerDown={(event) => {
              onPointerDown?.(event);
              keys.openByPress();
            }}
            onKeyDown={keyHandler(keys.openByKey, onKeyDown)}
          >
            <span className={styles.value}>
              <RadixSelect.Value placeholder={placeholder ?? text.placeholder} />
            </span>
            <RadixSelect.Icon asChild>
              <ChevronsUpDown aria-hidden="true" className={styles.icon} />
            </RadixSelect.Icon>
          </RadixSelect.Trigger>
          <RadixSelect.Portal>
            <PopupLandmark open={keys.root.open} aria-labelledby={keys.root.open ? labelId : undefined}>
              {keys.root.open && <Cover />}
              <RadixSelect.Content
                {...scope}
                {...keys.content}
                aria-labelledby={labelId}
                position="popper"
                sideOffset={4}
                collisionPadding={8}
                className={classNames(optionList.popup, styles.content)}
              >
                <RadixSelect.Viewport className={optionList.list} nonce={styleNonce()}>
                  {options.map((option) => (
                    <RadixSelect.Item
                      key={option.value}
                      {...keys.item}
                      value={toKey(option.value)}
                      disabled={option.disabled}
                      className={optionList.option}
                    >
                      <RadixSelect.ItemText>
                        <span className={option.icon ? styles.label : undefined}>
                          {option.icon}
                          {ownTexts(option.label)}
                        </span>
                      </RadixSelect.ItemText>
                      <RadixSelect.ItemIndicator className={optionList.optionCheck}>
                        <Check aria-hidden="true" className={box.icon} />
                      </RadixSelect.ItemIndicator>
                    </RadixSelect.Item>
                  ))}
                </RadixSelect.Viewport>
              </RadixSelect.Content>
            </PopupLandmark>
          </RadixSelect.Portal>
        </RadixSelect.Root>
      )}
    </Field>
  );
});

/** Radix keeps '' for "nothing chosen", so an option whose value is '' goes by another key inside. */
const emptyKey = '\u0000empty';
