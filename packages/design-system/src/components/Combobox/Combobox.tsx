'use client';
import { useCombobox } from 'downshift';
import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { isComposing } from '../../shortcuts/isComposing';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import * as optionList from '../Field/optionList.css';
import { mergeRefs } from '../mergeRefs';
import { useControllable } from '../useControllable';
import { withRef } from '../withRef';
import type { ComboboxOption, OptionValue } from './ComboboxOption';
import { keepMark } from './keepMark';
import { listKeys } from './listKeys';
import { comboboxMessages } from './messages';
import { OptionButtons } from './OptionButtons';
import { OptionList, type OptionPlace } from './OptionList';
import * as row from './OptionList.css';
import { OptionPopup, type OptionWords } from './OptionPopup';
import { OptionText } from './OptionText';
import { useMark } from './useMark';
import { type LoadOptions, useOptions } from './useOptions';
import { type PendingTextProps, usePendingText } from './usePendingText';

export type { ComboboxOption, OptionValue } from './ComboboxOption';

export interface ComboboxProps<Value extends OptionValue = string>
  extends FieldText,
    OptionWords,
    PendingTextProps,
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
  /** Pause after the last key before `loadOptions` is asked, ms. */
  loadDelay?: number;
  /** The chosen option, where `loadOptions` has not brought it yet. */
  selectedOption?: ComboboxOption<Value> | null;
  /** Offers 'no choice': by the cross, by Escape, or by emptying the text. */
  clearable?: boolean;
  clearLabel?: string;
  openLabel?: string;
  /** Inside the frame before the text: an icon. */
  leading?: ReactNode;
}

/**
 * One of many, found by typing: a client among hundreds, a drawing among ten thousand (of a long list only what can be seen
 * is drawn).
 *
 * Not for a handful of options (`Select`), several at once (`MultiSelect`) nor free words (`TagsInput`).
 *
 * Keyboard: ArrowDown or a press opens it; Enter takes the marked option; Escape closes it and takes back what was typed, a
 * second time clears (if `clearable`). Leaving takes the option that is named in full; other text stays, and the field says
 * that nothing is chosen by it.
 *
 * @example <Combobox label="Client" value={clientId} onValueChange={setClientId} loadOptions={searchClients} />
 */
export const Combobox = withRef(function Combobox<Value extends OptionValue = string>({
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
  loadDelay = 200,
  clearLabel,
  defaultPendingText,
  onPendingTextChange,
  notChosenMessage,
  openLabel,
  emptyMessage,
  loadingMessage,
  failedMessage,
  retryLabel,
  resultsMessage,
  leading,
  placeholder,
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
}: ComboboxProps<Value>) {
  const text = useMessages('Combobox', comboboxMessages);
  const words = { emptyMessage, loadingMessage, failedMessage, retryLabel, resultsMessage };
  const input = useRef<HTMLInputElement>(null);
  const [chosenValue, setChosenValue] = useControllable<Value | '' | null>(value, defaultValue, undefined);
  const [lastChosen, setLastChosen] = useState<ComboboxOption<Value> | null>(null);
  const [open, setOpen] = useState(false);
  const pending = usePendingText<Value>({ defaultPendingText, onPendingTextChange });
  const { typed, setTyped } = pending;
  const fixed = Boolean(disabled || readOnly);

  // Opening shows everything; only what is typed and not chosen narrows it.
  const query = typed ?? '';
  const found = useOptions(given, loadOptions, query, open, loadDelay);
  const { options, loading, failed, retry } = found;
  const selected =
    chosenValue === null || chosenValue === ''
      ? null
      : (selectedAmong([selectedOption, lastChosen], chosenValue) ??
        selectedAmong(given ?? [], chosenValue) ??
        selectedAmong(options, chosenValue));

  const choose = (option: ComboboxOption<Value> | null) => {
    setLastChosen(option);
    setTyped(null);
    setChosenValue(option?.value ?? null);
    onValueChange?.(option?.value ?? null, option);
  };
  const changeOpen = (next: boolean) => {
    if (fixed && next) return;
    setOpen(next);
  };

  const closeByEscape = (next: boolean) => {
    changeOpen(next);
    if (!next) setTyped(null);
  };

  const mark = useMark(options, valueOfOption, query);
  const combobox = useCombobox<ComboboxOption<Value>>({
    items: mutable(options),
    highlightedIndex: mark.index,
    onHighlightedIndexChange: ({ type, highlightedIndex: index }) =>
      mark.set(index, type !== useCombobox.stateChangeTypes.InputChange),
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => !canTake(option),
    isOpen: open,
    selectedItem: selected,
    inputValue: typed ?? selected?.label ?? '',
    stateReducer: (state, change) => {
      const kept = keepMark(state, change, canTake(options[state.highlightedIndex]));
      if (kept) return kept;
      const { type, changes } = change;
      const { InputChange, InputKeyDownArrowDown, InputKeyDownArrowUp } = useCombobox.stateChangeTypes;
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
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem === undefined) setTyped(null);
    },
  });

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, toggleMenu } = combobox;
  const unmark = () => combobox.setHighlightedIndex(-1);

  const clear = () => {
    choose(null);
    input.current?.focus();
  };

  const renderOption = (option: ComboboxOption<Value>, index: number, place: OptionPlace) => {
    const isSelected = selected?.value === option.value;
    return (
      <div
        {...getItemProps({ item: option, index, 'aria-selected': isSelected })}
        {...place}
        data-highlighted={highlightedIndex === index ? '' : undefined}
        data-disabled={option.disabled ? '' : undefined}
        data-state={isSelected ? 'checked' : 'unchecked'}
        className={classNames(optionList.option, row.option)}
        title={place['data-windowed'] === undefined ? undefined : option.label}
      >
        <OptionText label={option.label} detail={option.detail} />
        {isSelected && (
          <span className={optionList.optionCheck}>
            <Check aria-hidden="true" className={box.icon} />
          </span>
        )}
      </div>
    );
  };

  return (
    <Field
      data-component="Combobox"
      {...{ label, hint, required, hideLabel, describedBy }}
      error={error ?? (pending.left !== null && (notChosenMessage ?? text.notChosen)(pending.left))}
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
              const entered = event.currentTarget.value;
              setTyped(entered);
              mark.set(0, false);
              if (clearable && entered === '' && selected) {
                setLastChosen(null);
                setChosenValue(null);
                onValueChange?.(null, null);
              }
            },
            onBlur: (event) => {
              onBlur?.(event);
              pending.leave(options, choose);
            },
            onKeyDown: (event) => {
              onKeyDown?.(event);
              listKeys(event, { open, changeOpen, marked: highlightedIndex >= 0, unmark, failed, retry });
              if (event.key !== 'Escape' || open || event.defaultPrevented || isComposing(event)) return;
              if (typed !== null) setTyped(null);
              else if (clearable && selected) clear();
            },
          },
          { suppressRefError: true },
        );
        return (
          <Popover.Root open={open} onOpenChange={closeByEscape}>
            <Popover.Anchor asChild>
              <FieldBox
                leading={leading}
                trailing={
                  <OptionButtons
                    {...{ loading, open }}
                    disabled={fixed}
                    openLabel={openLabel ?? text.open}
                    onToggle={() => {
                      input.current?.focus();
                      toggleMenu();
                    }}
                    clearLabel={clearLabel ?? text.clear}
                    onClear={clearable && selected && !fixed ? clear : undefined}
                  />
                }
              >
                <input
                  type="text"
                  spellCheck={false}
                  data-field={name}
                  readOnly={readOnly}
                  placeholder={placeholder ?? text.placeholder}
                  {...rest}
                  {...inputProps}
                  className={classNames(box.input, className)}
                />
              </FieldBox>
            </Popover.Anchor>
            {name !== undefined && (
              <input type="hidden" name={name} value={chosenValue ?? ''} disabled={disabled} />
            )}
            <OptionPopup {...{ open, found, labelId, text }} {...words}>
              <OptionList
                {...getMenuProps({ 'aria-labelledby': labelId }, { suppressRefError: true })}
                items={options}
                itemKey={(option) => option.value}
                highlightedIndex={highlightedIndex}
                query={query}
                hidden={options.length === 0}
                aria-busy={loading || undefined}
                renderItem={renderOption}
              />
            </OptionPopup>
          </Popover.Root>
        );
      }}
    </Field>
  );
});

function valueOfOption({ value }: ComboboxOption<OptionValue>): OptionValue {
  return value;
}

/** Undefined: where nothing is marked downshift asks for the item of index -1. */
function canTake(option: ComboboxOption<OptionValue> | undefined): boolean {
  return option !== undefined && !option.disabled;
}

function selectedAmong<Value extends OptionValue>(
  options: readonly (ComboboxOption<Value> | null | undefined)[],
  value: Value,
): ComboboxOption<Value> | null {
  return options.find((option) => option?.value === value) ?? null;
}

/** downshift asks for an array it could change, and never does: ten thousand options are not copied at every key. */
function mutable<Item>(items: readonly Item[]): Item[] {
  return items as Item[];
}
