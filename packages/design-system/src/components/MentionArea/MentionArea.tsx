'use client';
import { Popover } from 'radix-ui';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { isComposing } from '../../shortcuts/isComposing';
import type { ComboboxOption } from '../Combobox';
import { OptionList } from '../Combobox/OptionList';
import * as row from '../Combobox/OptionList.css';
import { OptionPopup } from '../Combobox/OptionPopup';
import { OptionText } from '../Combobox/OptionText';
import { type LoadOptions, useOptions } from '../Combobox/useOptions';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import * as optionList from '../Field/optionList.css';
import { mergeRefs } from '../mergeRefs';
import * as textArea from '../TextArea/TextArea.css';
import { useLayoutEffect } from '../useLayoutEffect';
import { withRef } from '../withRef';
import { mentionAreaMessages } from './messages';
import { typedMention } from './typedMention';

export interface MentionAreaProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'value' | 'defaultValue'> {
  value: string;
  onValueChange: (text: string) => void;
  /** Asked while a name is typed after an '@'; `signal` is aborted once a newer query is under way. */
  loadPeople: LoadOptions;
  /** Somebody was chosen: '@' and their label stand in the text. */
  onMention: (person: ComboboxOption) => void;
}

/**
 * Several lines of plain text in which an '@' names people: what is typed after it is looked for.
 *
 * Not for text that names nobody (`TextArea`) nor for choosing people alone (`MultiSelect`).
 *
 * Keyboard: while people are listed, the arrows mark one, Enter or Tab takes the marked one, Escape closes the list. Otherwise Enter
 * begins a line and Tab goes on.
 *
 * @example <MentionArea label="Comment" value={text} onValueChange={setText} loadPeople={findPeople} onMention={addPerson} />
 */
export const MentionArea = withRef(function MentionArea({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  onValueChange,
  loadPeople,
  onMention,
  id,
  className,
  rows = 3,
  onChange,
  onSelect,
  onBlur,
  onKeyDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: MentionAreaProps) {
  const text = useMessages('MentionArea', mentionAreaMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  /** Where the '@' stands whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [walkedTo, setWalkedTo] = useState<{ query: string; index: number } | null>(null);

  /** Where the caret is to stand once the text is drawn that a name was put into. */
  const [placed, setPlaced] = useState<number | null>(null);
  // The field's caret is the external thing: another text moves it to the end.
  useLayoutEffect(() => {
    if (placed === null) return;
    area.current?.setSelectionRange(placed, placed);
    setPlaced(null);
  }, [placed]);

  const typed = caret === null ? null : typedMention(value, caret);
  const query = typed?.query ?? '';
  const asks = typed !== null && typed.start !== closedAt;
  const found = useOptions(undefined, loadPeople, query, asks, 150);
  const { options, loading } = found;
  // 'Ask @ your leisure': whoever goes on writing is not told at each word that nobody is called so.
  const isOpen = asks && (options.length > 0 || !query.includes(' '));
  const marked = walkedTo?.query === query ? Math.min(walkedTo.index, options.length - 1) : 0;
  const markedOption = isOpen ? options[marked] : undefined;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => setClosedAt(typed?.start ?? null);
  const take = (option: ComboboxOption) => {
    const field = area.current;
    if (!field || !typed || caret === null) return;
    const before = `${value.slice(0, typed.start)}@${option.label} `;
    field.focus();
    onMention(option);
    onValueChange(`${before}${value.slice(caret).replace(/^ /, '')}`);
    setPlaced(before.length);
    setCaret(before.length);
    setClosedAt(typed.start);
  };
  /** Its keys are the text's, whose aria-activedescendant the marked one is. */
  const optionProps = (option: ComboboxOption, index: number) => ({
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === marked,
    'data-highlighted': index === marked ? '' : undefined,
    onClick: () => take(option),
    onPointerMove: () => index !== marked && setWalkedTo({ query, index }),
  });
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isOpen && !isComposing(event) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && options.length > 0) {
        event.preventDefault();
        return setWalkedTo({ query, index: (marked + step + options.length) % options.length });
      }
      if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && markedOption && !loading) {
        event.preventDefault();
        return take(markedOption);
      }
      if (event.key === 'Escape') {
        // The list's alone: what it stands in stays open.
        event.preventDefault();
        event.stopPropagation();
        return close();
      }
    }
    onKeyDown?.(event);
  };

  return (
    <Field
      data-component="MentionArea"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <Popover.Root open={isOpen} onOpenChange={(open) => !open && close()}>
          <Popover.Anchor asChild>
            <FieldBox grows>
              <textarea
                {...control}
                rows={rows}
                aria-autocomplete="list"
                aria-haspopup="listbox"
                aria-controls={isOpen ? listId : undefined}
                aria-activedescendant={markedOption ? optionId(marked) : undefined}
                className={classNames(box.input, textArea.textarea, className)}
                {...rest}
                ref={mergeRefs(area, ref)}
                value={value}
                onChange={(event) => {
                  onChange?.(event);
                  const { value: written, selectionEnd } = event.currentTarget;
                  setCaret(selectionEnd);
                  // Another name is begun where the one before was.
                  if (typedMention(written, selectionEnd) === null) setClosedAt(null);
                  onValueChange(written);
                }}
                onSelect={(event) => {
                  onSelect?.(event);
                  const { selectionStart, selectionEnd } = event.currentTarget;
                  setCaret(selectionStart === selectionEnd ? selectionEnd : null);
                }}
                onBlur={(event) => {
                  onBlur?.(event);
                  setCaret(null);
                }}
                onKeyDown={handleKey}
              />
            </FieldBox>
          </Popover.Anchor>
          <OptionPopup open={isOpen} found={found} labelId={labelId} text={text}>
            <OptionList
              id={listId}
              role="listbox"
              aria-labelledby={labelId}
              items={options}
              itemKey={(option) => option.value}
              highlightedIndex={marked}
              query={query}
              hidden={options.length === 0}
              aria-busy={loading || undefined}
              renderItem={(option, index) => (
                <div {...optionProps(option, index)} className={classNames(optionList.option, row.option)}>
                  <OptionText label={option.label} detail={option.detail} />
                </div>
              )}
            />
          </OptionPopup>
        </Popover.Root>
      )}
    </Field>
  );
});
