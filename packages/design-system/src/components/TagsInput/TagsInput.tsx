'use client';
import { Plus, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { keyHandler } from '../../shortcuts/keyHandler';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { mergeRefs } from '../mergeRefs';
import { useControllable } from '../useControllable';
import { withRef } from '../withRef';
import { tagsInputMessages } from './messages';
import * as styles from './TagsInput.css';

export interface TagsInputProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'required' | 'type'> {
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (tags: string[]) => void;
  /** Text that the field starts with, typed earlier and not added: from a draft. */
  defaultPendingText?: string;
  /** Told what is typed and no tag yet; '' once it is one. */
  onPendingTextChange?: (text: string) => void;
  addLabel?: string;
  removeLabel?: (tag: string) => string;
  /** What is announced after a change. */
  addedMessage?: (tag: string) => string;
  removedMessage?: (tag: string) => string;
}

/**
 * Free words on something. The button adds, and so does leaving the field; blanks and words that are there already are ignored; each goes by its cross.
 *
 * Not for choosing among known things (`Combobox`, `CardToggleGroup`).
 *
 * Keyboard: Enter adds, Backspace in the empty text takes the last one away, Tab reaches the crosses.
 *
 * @example <TagsInput label="Tags" value={tags} onValueChange={setTags} />
 */
export const TagsInput = withRef(function TagsInput({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue = [],
  onValueChange,
  addLabel,
  removeLabel,
  addedMessage,
  removedMessage,
  disabled,
  readOnly,
  name,
  id,
  className,
  defaultPendingText = '',
  onPendingTextChange,
  onBlur,
  onKeyDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: TagsInputProps) {
  const text = useMessages('TagsInput', tagsInputMessages);
  const input = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useControllable<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((next) => onValueChange([...next])),
  );
  const [word, keepWord] = useState(defaultPendingText);
  const setWord = (next: string) => {
    keepWord(next);
    if (next !== word) onPendingTextChange?.(next);
  };
  const [news, setNews] = useState('');
  const fixed = disabled || readOnly;

  const add = () => {
    const tag = word.trim();
    setWord('');
    if (tag === '' || tags.some((there) => sameWord(there, tag))) return;
    setTags([...tags, tag]);
    setNews((addedMessage ?? text.added)(tag));
  };
  const remove = (tag: string) => {
    setTags(tags.filter((there) => there !== tag));
    setNews((removedMessage ?? text.removed)(tag));
    input.current?.focus();
  };
  const onKey = keyHandler<HTMLInputElement>((event) => {
    if (fixed) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && word === '' && !event.repeat && last !== undefined) remove(last);
  }, onKeyDown);

  return (
    <Field
      data-component="TagsInput"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control) => (
        <div className={styles.line}>
          <FieldBox grows className={styles.box}>
            {tags.length > 0 && (
              <ul className={styles.tags}>
                {tags.map((tag) => (
                  <li key={tag} className={styles.tag}>
                    <span className={styles.word}>{tag}</span>
                    {!fixed && (
                      <button
                        type="button"
                        aria-label={(removeLabel ?? text.remove)(tag)}
                        className={styles.remove}
                        onClick={() => remove(tag)}
                      >
                        <X aria-hidden="true" className={styles.removeIcon} />
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            )}
            <input
              type="text"
              autoComplete="off"
              enterKeyHint="enter"
              {...control}
              data-field={name}
              className={classNames(box.input, styles.input, className)}
              {...{ disabled, readOnly }}
              {...rest}
              ref={mergeRefs(input, ref)}
              value={word}
              onChange={(event) => setWord(event.target.value)}
              onBlur={(event) => {
                onBlur?.(event);
                add();
              }}
              onKeyDown={onKey}
            />
          </FieldBox>
          {!readOnly && (
            <Button icon={<Plus aria-hidden="true" className={box.icon} />} disabled={disabled} onClick={add}>
              {addLabel ?? text.add}
            </Button>
          )}
          <span role="status" className={styles.news}>
            {news}
          </span>
          {name !== undefined &&
            tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />)}
        </div>
      )}
    </Field>
  );
});

function sameWord(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.toLocaleLowerCase();
}
