'use client';
import { useCombobox, useMultipleSelection } from 'downshift';
import { Check, Minus, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentPropsWithRef, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import type { ComboboxOption, LoadOptions, OptionValue } from '../Combobox';
import { keepMark } from '../Combobox/keepMark';
import { listKeys } from '../Combobox/listKeys';
import { OptionButtons } from '../Combobox/OptionButtons';
import { OptionList, type OptionPlace } from '../Combobox/OptionList';
import * as row from '../Combobox/OptionList.css';
import { OptionPopup, type OptionWords } from '../Combobox/OptionPopup';
import { OptionText } from '../Combobox/OptionText';
import { useMark } from '../Combobox/useMark';
import { useOptions } from '../Combobox/useOptions';
import { type PendingTextProps, usePendingText } from '../Combobox/usePendingText';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { hidden } from '../Field/Field.css';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import * as optionList from '../Field/optionList.css';
import { mergeRefs } from '../mergeRefs';
import * as chip from '../TagsInput/TagsInput.css';
import { useControllable } from '../useControllable';
import { usePageDirection } from '../usePageDirection';
import { withRef } from '../withRef';
import * as styles from './MultiSelect.css';
import { multiSelectMessages } from './messages';

export interface MultiSelectProps<Value extends OptionValue = string>
  extends FieldText,
    OptionWords,
    PendingTextProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'required' | 'type' | 'onSelect'
    > {
  /** In the order in which they were chosen. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (values: Value[], options: ComboboxOption<Value>[]) => void;
  /** All of them, filtered here by label and detail. */
  options?: readonly ComboboxOption<Value>[];
  /** Asked for while typing instead; `signal` is aborted once a newer query is under way. */
  loadOptions?: LoadOptions<Value>;
  /** Pause after the last key before `loadOptions` is asked, ms. */
  loadDelay?: number;
  /** The chosen options, where `loadOptions` has not brought them yet. */
  selectedOptions?: readonly ComboboxOption<Value>[];
  /** A first option that takes, or gives back, all that the list shows. */
  selectAll?: boolean;
  /** A cross that gives all of them back. */
  clearable?: boolean;
  /** More chips than this collapse to the last of them and '+N', which shows them all. */
  maxChips?: number;
  clearLabel?: string;
  openLabel?: string;
  removeLabel?: (label: string) => string;
}

/**
 * Some of many, found by typing: the people of a project, the disciplines of a transmittal. The chosen ones are chips in the
 * field.
 *
 * Not for one of many (`Combobox`), a handful that can all be seen (`Checkbox`, `CardToggleGroup`) nor free words
 * (`TagsInput`).
 *
 * Keyboard: ArrowDown or a press opens the list; Enter takes the marked option or gives it back, and the list stays; Escape
 * closes it and takes back what was typed; leaving takes the option that is named in full, other text stays and is told. In the empty text Backspace gives back the last chip; ArrowLeft goes to the
 * chips, where Delete or Enter gives one back.
 *
 * @example <MultiSelect label="Reviewers" options={people} value={reviewers} onValueChange={setReviewers} />
 */
export const MultiSelect = withRef(function MultiSelect<Value extends OptionValue = string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue = none,
  onValueChange,
  options: given,
  loadOptions,
  loadDelay = 200,
  selectedOptions = none,
  selectAll = false,
  clearable = false,
  maxChips = 8,
  clearLabel,
  defaultPendingText,
  onPendingTextChange,
  notChosenMessage,
  openLabel,
  removeLabel,
  emptyMessage,
  loadingMessage,
  failedMessage,
  retryLabel,
  resultsMessage,
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
}: MultiSelectProps<Value>) {
  const text = useMessages('MultiSelect', multiSelectMessages);
  const words = { emptyMessage, loadingMessage, failedMessage, retryLabel, resultsMessage };
  const written = useNumber();
  const direction = usePageDirection();
  const countId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [values, setValues] = useControllable<readonly Value[]>(value, defaultValue, undefined);
  /** Options that were chosen here: what is searched next does not bring them. */
  const [taken, setTaken] = useState<readonly ComboboxOption<Value>[]>(none);
  const [open, setOpen] = useState(false);
  const pending = usePendingText<Value>({ defaultPendingText, onPendingTextChange });
  const typed = pending.typed ?? '';
  const [news, setNews] = useState('');
  const [expanded, setExpanded] = useState(false);
  const fixed = Boolean(disabled || readOnly);

  const found = useOptions(given, loadOptions, typed, open, loadDelay);
  const { options, loading, failed, retry } = found;
  const isChosen = new Set(values);
  const chosen = useMemo(() => {
    const known = new Map<Value, ComboboxOption<Value>>();
    for (const option of [...options, ...(given ?? none), ...taken, ...selectedOptions])
      known.set(option.value, option);
    return values.map((wanted) => known.get(wanted) ?? { value: wanted, label: `${wanted}` });
  }, [options, given, taken, selectedOptions, values]);
  const offersAll = selectAll && options.length > 0;
  const rows = useMemo<Row<Value>[]>(
    () => [...(offersAll ? ([everything] as const) : []), ...options],
    [offersAll, options],
  );
  const takable = options.filter((option) => !option.disabled);
  const allTaken = takable.every((option) => isChosen.has(option.value));
  const someTaken = takable.some((option) => isChosen.has(option.value));

  const change = (next: readonly ComboboxOption<Value>[], said?: string) => {
    setTaken(next);
    setValues(next.map((option) => option.value));
    setNews([said, text.chosen(next.length, written(next.length))].filter(Boolean).join('. '));
    onValueChange?.(
      next.map((option) => option.value),
      [...next],
    );
  };
  const remove = (option: ComboboxOption<Value>) =>
    change(
      chosen.filter(({ value: there }) => there !== option.value),
      text.removed(option.label),
    );
  const toggleAll = () => {
    const offered = new Set(takable.map((option) => option.value));
    const others = chosen.filter((option) => !offered.has(option.value));
    if (allTaken) change(others);
    else {
      const missing = takable.filter((option) => !isChosen.has(option.value));
      change([...chosen, ...missing]);
    }
  };
  const mark = useMark<Row<Value>>(rows, keyOfRow, typed);
  const take = (taken: Row<Value>) => {
    // Taking an option empties the text: it is marked where it lies among all.
    mark.set(rows.indexOf(taken), true);
    pending.setTyped(null);
    if (taken === everything) toggleAll();
    else if (taken.disabled) return;
    else if (isChosen.has(taken.value)) remove(taken);
    else change([...chosen, taken], text.added(taken.label));
  };
  const changeOpen = (next: boolean) => {
    if (fixed && next) return;
    setOpen(next);
  };
  const closeByEscape = (next: boolean) => {
    changeOpen(next);
    if (!next) pending.setTyped(null);
  };

  const selection = useMultipleSelection<ComboboxOption<Value>>({
    selectedItems: chosen,
    itemToKey: (option) => option?.value,
    keyNavigationPrevious: direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft',
    keyNavigationNext: direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
    onSelectedItemsChange: ({ selectedItems }) => {
      const gone = chosen.find((option) => !selectedItems.includes(option));
      if (gone && !fixed) remove(gone);
    },
  });

  const combobox = useCombobox<Row<Value>>({
    items: rows,
    highlightedIndex: mark.index,
    onHighlightedIndexChange: ({ type, highlightedIndex: index }) =>
      mark.set(index, type !== useCombobox.stateChangeTypes.InputChange),
    itemToString: (item) => (item === null || item === everything ? '' : item.label),
    itemToKey: keyOfRow,
    isItemDisabled: (item) => !canTake(item),
    isOpen: open,
    selectedItem: null,
    inputValue: typed,
    stateReducer: (state, change) => {
      const kept = keepMark(state, change, canTake(rows[state.highlightedIndex]));
      if (kept) return kept;
      const { type, changes } = change;
      const { InputKeyDownEnter, InputChange, InputKeyDownArrowDown, InputKeyDownArrowUp, ItemClick } =
        useCombobox.stateChangeTypes;
      // The list stays for the next one, and the mark with it.
      if (type === ItemClick || type === InputKeyDownEnter)
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      if (type === InputChange) return { ...changes, highlightedIndex: offersAll ? 1 : 0 };
      if (!state.isOpen && type === InputKeyDownArrowDown) return { ...changes, highlightedIndex: 0 };
      if (!state.isOpen && type === InputKeyDownArrowUp)
        return { ...changes, highlightedIndex: rows.length - 1 };
      return changes;
    },
    onIsOpenChange: ({ isOpen }) => changeOpen(isOpen),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && take(selectedItem),
  });
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = combobox;
  const unmark = () => combobox.setHighlightedIndex(-1);

  const focusInput = () => input.current?.focus();
  const clear = () => {
    change(none);
    focusInput();
  };
  // Going through the chips by keyboard shows them all.
  const collapsed = !expanded && selection.activeIndex < 0 && chosen.length > maxChips;
  const hiddenChips = collapsed ? chosen.length - maxChips : 0;
  const count = text.chosen(chosen.length, written(chosen.length));
  const renderRow = (item: Row<Value>, index: number, place: OptionPlace) => {
    const isAll = item === everything;
    const isTaken = isAll ? allTaken : isChosen.has(item.value);
    const state = isTaken ? 'checked' : isAll && someTaken ? 'indeterminate' : 'unchecked';
    const said = isAll ? text.selectAll(takable.length, written(takable.length)) : item.label;
    return (
      <div
        {...getItemProps({ item, index, 'aria-selected': isTaken })}
        {...place}
        data-highlighted={highlightedIndex === index ? '' : undefined}
        data-disabled={!isAll && item.disabled ? '' : undefined}
        data-state={state}
        className={classNames(optionList.option, row.option, styles.option, isAll && styles.all)}
        title={place['data-windowed'] === undefined ? undefined : said}
      >
        <span aria-hidden="true" className={styles.tick}>
          {state === 'checked' && <Check className={styles.tickMark} />}
          {state === 'indeterminate' && <Minus className={styles.tickMark} />}
        </span>
        <OptionText label={said} detail={isAll ? undefined : item.detail} />
      </div>
    );
  };

  return (
    <Field
      data-component="MultiSelect"
      {...{ label, hint, required, hideLabel }}
      error={error ?? (pending.left !== null && (notChosenMessage ?? text.notChosen)(pending.left))}
      describedBy={[chosen.length > 0 && countId, describedBy].filter(Boolean).join(' ') || undefined}
      controlId={id}
    >
      {(control, labelId) => {
        const inputProps = getInputProps(
          selection.getDropdownProps(
            {
              ...control,
              ref: mergeRefs(input, ref),
              preventKeyAction: fixed,
              disabled,
              'aria-labelledby': labelId,
              onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
                pending.setTyped(event.currentTarget.value);
                mark.set(offersAll ? 1 : 0, false);
              },
              onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
                onBlur?.(event);
                pending.leave(options, (option) =>
                  isChosen.has(option.value) ? pending.setTyped(null) : take(option),
                );
              },
              onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
                onKeyDown?.(event);
                listKeys(event, { open, changeOpen, marked: highlightedIndex >= 0, unmark, failed, retry });
              },
            },
            { suppressRefError: true },
          ),
          { suppressRefError: true },
        );
        return (
          <Popover.Root open={open} onOpenChange={closeByEscape}>
            <Popover.Anchor asChild>
              <FieldBox grows className={styles.box}>
                <div className={styles.content}>
                  {chosen.length > maxChips && (
                    <button
                      type="button"
                      disabled={disabled}
                      aria-expanded={!collapsed}
                      aria-label={
                        collapsed
                          ? `+${written(hiddenChips)}, ${text.showAll(chosen.length, written(chosen.length))}`
                          : text.showFewer
                      }
                      data-part="more"
                      className={styles.more}
                      onClick={() => {
                        setExpanded(collapsed);
                        if (!collapsed) selection.setActiveIndex(-1);
                      }}
                    >
                      {collapsed ? (
                        <bdi>{`+${written(hiddenChips)}`}</bdi>
                      ) : (
                        <Minus aria-hidden="true" className={styles.moreIcon} />
                      )}
                    </button>
                  )}
                  {chosen.length > 0 && (
                    <ul aria-label={count} className={chip.tags}>
                      {chosen.map(
                        (option, index) =>
                          index >= hiddenChips && (
                            // biome-ignore lint/suspicious/noArrayIndexKey: the next chip takes over the element, and so the focus, of one that goes
                            <li key={index} data-part="chip" className={chip.tag} title={option.label}>
                              <span className={chip.word}>{option.label}</span>
                              {!fixed && (
                                <button
                                  {...selection.getSelectedItemProps({ selectedItem: option, index })}
                                  type="button"
                                  aria-label={(removeLabel ?? text.remove)(option.label)}
                                  className={chip.remove}
                                  onClick={() => {
                                    remove(option);
                                    selection.setActiveIndex(-1);
                                    focusInput();
                                  }}
                                >
                                  <X aria-hidden="true" className={chip.removeIcon} />
                                </button>
                              )}
                            </li>
                          ),
                      )}
                    </ul>
                  )}
                  <input
                    type="text"
                    spellCheck={false}
                    data-field={name}
                    readOnly={readOnly}
                    placeholder={chosen.length > 0 ? undefined : (placeholder ?? text.placeholder)}
                    {...rest}
                    {...inputProps}
                    className={classNames(box.input, chip.input, styles.input, className)}
                  />
                </div>
                <span data-part="trailing" className={styles.trailing}>
                  <OptionButtons
                    {...{ loading, open }}
                    disabled={fixed}
                    openLabel={openLabel ?? text.open}
                    onToggle={() => {
                      focusInput();
                      combobox.toggleMenu();
                    }}
                    clearLabel={clearLabel ?? text.clear}
                    onClear={clearable && chosen.length > 0 && !fixed ? clear : undefined}
                  />
                </span>
              </FieldBox>
            </Popover.Anchor>
            {name !== undefined &&
              values.map((there) => (
                <input key={there} type="hidden" name={name} value={there} disabled={disabled} />
              ))}
            <span id={countId} className={hidden}>
              {count}
            </span>
            <span role="status" className={hidden}>
              {news}
            </span>
            <OptionPopup {...{ open, found, labelId, text }} {...words}>
              <OptionList
                {...getMenuProps({ 'aria-labelledby': labelId }, { suppressRefError: true })}
                aria-multiselectable
                items={rows}
                itemKey={(item) => (item === everything ? everything : `option ${item.value}`)}
                highlightedIndex={highlightedIndex}
                query={typed}
                hidden={rows.length === 0}
                aria-busy={loading || undefined}
                renderItem={renderRow}
              />
            </OptionPopup>
          </Popover.Root>
        );
      }}
    </Field>
  );
});

/** The first line of the list: all that it shows. */
const everything = 'everything';

type Row<Value extends OptionValue> = ComboboxOption<Value> | typeof everything;

const none: readonly never[] = [];

function keyOfRow(item: Row<OptionValue> | null): unknown {
  return item === everything ? everything : item?.value;
}

/** Undefined: where nothing is marked downshift asks for the item of index -1. */
function canTake(item: Row<OptionValue> | undefined): boolean {
  return item !== undefined && (item === everything || !item.disabled);
}
