'use client';
import { useCombobox } from 'downshift';
import { Check, ChevronsUpDown, LoaderCircle, RotateCw, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { hidden } from '../Field/Field.css';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import * as optionList from '../Field/optionList.css';
import { mergeRefs } from '../mergeRefs';
import { useControllable } from '../useControllable';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import * as styles from './Combobox.css';
import { type LoadOptions, useOptions } from './useOptions';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  /** Shown in the input once chosen, and searched. */
  label: string;
  /** A muted second line, searched too: a company, a role. */
  detail?: string;
  disabled?: boolean;
}

export interface ComboboxProps<Value extends string = string>
  extends FieldText,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'required' | 'type' | 'onSelect'
    > {
  value?: Value | '' | null;
  defaultValue?: Value | '' | null;
  onValueChange?: (value: Value | null, option: ComboboxOption<Value> | null) => void;
  /** All of them, filtered here by label and detail. */
  options?: readonly ComboboxOption<Value>[];
  /** Asked for while typing instead; `signal` is aborted once a newer query is under way. */
  loadOptions?: LoadOptions<Value>;
  /** The chosen option, where `loadOptions` has not brought it yet. */
  selectedOption?: ComboboxOption<Value> | null;
  /** Offers 'no choice': by the cross, by Escape, or by emptying the text. */
  clearable?: boolean;
  clearLabel?: string;
  openLabel?: string;
  emptyMessage?: ReactNode;
  loadingMessage?: string;
  failedMessage?: ReactNode;
  retryLabel?: string;
  resultsMessage?: (count: number) => string;
  /** Under a list that is longer than what is shown of it. */
  moreMessage?: string;
}

/**
 * One of many, found by typing: a client among hundreds, a person. ArrowDown or a press opens it; Enter takes the marked
 * option; Tab and leaving take nothing; Escape closes, a second time clears (if `clearable`).
 *
 * Not for a handful of options (`Select`) nor for free words (`TagsInput`).
 *
 * @example <Combobox label="Client" value={clientId} onValueChange={setClientId} loadOptions={searchClients} />
 */
export const Combobox = withRef(function Combobox<Value extends string = string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue = null,
  onValueChange,
  options: given,
  loadOptions,
  selectedOption,
  clearable = false,
  clearLabel = 'Clear',
  openLabel = 'Show options',
  emptyMessage = 'Nothing found',
  loadingMessage = 'Loading...',
  failedMessage = 'Could not load the options.',
  retryLabel = 'Try again',
  resultsMessage = (count) => (count === 1 ? '1 option' : `${count} options`),
  moreMessage = 'Keep typing to narrow down',
  leading,
  placeholder = 'Search...',
  disabled,
  readOnly,
  name,
  id,
  className,
  onBlur,
  onKeyDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ComboboxProps<Value> & { leading?: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosenValue, setChosenValue] = useControllable<Value | '' | null>(value, defaultValue, undefined);
  const [lastChosen, setLastChosen] = useState<ComboboxOption<Value> | null>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const scope = useScopeTheme();
  const fixed = Boolean(disabled || readOnly);

  // Opening shows everything; only what is typed since then narrows it.
  const { options: found, loading, failed, retry } = useOptions(given, loadOptions, text ?? '', open);
  const selected =
    chosenValue === null || chosenValue === ''
      ? null
      : ([selectedOption, lastChosen, ...(given ?? []), ...found].find(
          (option) => option?.value === chosenValue,
        ) ?? null);
  const options = firstOf(found, selected);

  const choose = (option: ComboboxOption<Value> | null) => {
    setLastChosen(option);
    setText(null);
    setChosenValue(option?.value ?? null);
    onValueChange?.(option?.value ?? null, option);
  };
  const changeOpen = (next: boolean) => {
    if (fixed && next) return;
    setOpen(next);
    if (!next) setText(null);
  };

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<ComboboxOption<Value>>({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    isOpen: open,
    selectedItem: selected,
    inputValue: text ?? selected?.label ?? '',
    stateReducer: (state, { type, changes }) => {
      const {
        InputBlur,
        InputKeyDownEscape,
        InputClick,
        InputKeyDownEnter,
        InputChange,
        InputKeyDownArrowDown,
        InputKeyDownArrowUp,
      } = useCombobox.stateChangeTypes;
      // Leaving commits nothing: the marked option may only have been under the eye.
      if (type === InputBlur || type === InputKeyDownEscape)
        return { ...state, isOpen: false, highlightedIndex: -1 };
      // A second press places the caret in what is typed; it does not close the list.
      if (type === InputClick && state.isOpen) return state;
      // With nothing marked Enter takes nothing; after a failure it asks again.
      if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state;
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      if (!state.isOpen && (type === InputKeyDownArrowDown || type === InputKeyDownArrowUp)) {
        const marked = selected ? options.findIndex((option) => option.value === selected.value) : -1;
        const edge = type === InputKeyDownArrowDown ? 0 : options.length - 1;
        return { ...changes, highlightedIndex: marked >= 0 ? marked : edge };
      }
      return changes;
    },
    onIsOpenChange: ({ isOpen }) => changeOpen(isOpen),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      // Taking the chosen option again is no change of selection, but it ends what was being typed.
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem === undefined) setText(null);
    },
  });

  const clear = () => {
    choose(null);
    input.current?.focus();
  };

  return (
    <Field
      data-component="Combobox"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => {
        const inputProps = getInputProps(
          {
            ...control,
            ref: mergeRefs(input, ref),
            disabled,
            'aria-labelledby': labelId,
            onChange: (event) => {
              const typed = event.currentTarget.value;
              setText(typed);
              if (clearable && typed === '' && selected) {
                setLastChosen(null);
                setChosenValue(null);
                onValueChange?.(null, null);
              }
            },
            onBlur,
            onKeyDown: (event) => {
              onKeyDown?.(event);
              if (event.key === 'Escape' && !open && clearable && selected) clear();
              if (event.key !== 'Enter' || !open || highlightedIndex >= 0) return;
              // Enter means the list while it is open, not the form. The retry button is out of Tab's reach: leaving closes.
              event.preventDefault();
              if (failed) retry();
            },
          },
          { suppressRefError: true },
        );
        return (
          <Popover.Root open={open} onOpenChange={changeOpen}>
            <Popover.Anchor asChild>
              <FieldBox
                leading={leading}
                trailing={
                  <>
                    {loading && <LoaderCircle aria-hidden="true" className={styles.spinner} />}
                    {clearable && selected && !fixed && (
                      <button
                        type="button"
                        tabIndex={-1}
                        aria-label={clearLabel}
                        title={clearLabel}
                        className={box.innerButton}
                        onClick={clear}
                      >
                        <X aria-hidden="true" className={box.icon} />
                      </button>
                    )}
                    <button
                      type="button"
                      tabIndex={-1}
                      disabled={fixed}
                      aria-label={openLabel}
                      aria-expanded={open}
                      className={box.innerButton}
                      // Before the input loses focus, which would close the list that this press is to close.
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => {
                        input.current?.focus();
                        changeOpen(!open);
                      }}
                    >
                      <ChevronsUpDown aria-hidden="true" className={styles.chevron} />
                    </button>
                  </>
                }
              >
                <input
                  type="text"
                  spellCheck={false}
                  data-field={name}
                  {...{ placeholder, readOnly }}
                  {...rest}
                  {...inputProps}
                  className={classNames(box.input, className)}
                />
              </FieldBox>
            </Popover.Anchor>
            {name !== undefined && (
              <input type="hidden" name={name} value={selected?.value ?? ''} disabled={disabled} />
            )}
            <span role="status" className={hidden}>
              {open &&
                (loading ? (
                  loadingMessage
                ) : failed ? (
                  <>
                    {failedMessage} {retryLabel}: Enter
                  </>
                ) : (
                  resultsText(found.length)
                ))}
            </span>
            <Popover.Portal>
              <Popover.Content
                {...scope}
                role="presentation"
                align="start"
                sideOffset={4}
                collisionPadding={8}
                className={classNames(optionList.popup, styles.popup)}
                onOpenAutoFocus={(event) => event.preventDefault()}
                onCloseAutoFocus={(event) => event.preventDefault()}
                // The input is outside the popup, and typing there must not close it; leaving it does, through downshift.
                onInteractOutside={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
              >
                {failed && (
                  <div className={optionList.message}>
                    <span>{failedMessage}</span>
                    <Button
                      size="small"
                      variant="ghost"
                      icon={<RotateCw aria-hidden="true" className={styles.retry} />}
                      onClick={retry}
                    >
                      {retryLabel}
                    </Button>
                  </div>
                )}
                {!failed && options.length === 0 && (
                  <div className={optionList.message}>{loading ? loadingMessage : emptyMessage}</div>
                )}
                <div
                  {...getMenuProps({ 'aria-labelledby': labelId }, { suppressRefError: true })}
                  className={classNames(optionList.list, styles.list)}
                  hidden={options.length === 0 || failed}
                  aria-busy={loading || undefined}
                >
                  {options.map((option, index) => (
                    <div
                      key={option.value}
                      {...getItemProps({
                        item: option,
                        index,
                        'aria-selected': selected?.value === option.value,
                      })}
                      data-highlighted={highlightedIndex === index ? '' : undefined}
                      data-disabled={option.disabled ? '' : undefined}
                      data-state={selected?.value === option.value ? 'checked' : 'unchecked'}
                      className={optionList.option}
                    >
                      <span className={optionList.optionText}>
                        <span>{option.label}</span>
                        {option.detail && <span className={optionList.optionDetail}>{option.detail}</span>}
                      </span>
                      {selected?.value === option.value && (
                        <span className={optionList.optionCheck}>
                          <Check aria-hidden="true" className={box.icon} />
                        </span>
                      )}
                    </div>
                  ))}
                </div>
                {!failed && found.length > options.length && (
                  <div className={classNames(optionList.message, styles.more)}>{moreMessage}</div>
                )}
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
        );
      }}
    </Field>
  );

  function resultsText(count: number): ReactNode {
    if (count === 0) return emptyMessage;
    return count > most ? `${resultsMessage(count)}. ${moreMessage}` : resultsMessage(count);
  }
});

/** More options than anybody reads: the rest is found by typing. */
const most = 200;

/** The first ones, and before them the chosen one where it would not be among them. */
function firstOf<Value extends string>(
  found: readonly ComboboxOption<Value>[],
  selected: ComboboxOption<Value> | null,
): readonly ComboboxOption<Value>[] {
  if (found.length <= most) return found;
  const place = found.findIndex(({ value }) => value === selected?.value);
  const chosen = found[place];
  return place < most || !chosen ? found.slice(0, most) : [chosen, ...found.slice(0, most - 1)];
}
