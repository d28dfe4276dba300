import { Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { useShortcutText } from '../../shortcuts';
import { classNames } from '../classNames';
import * as optionList from '../Field/optionList.css';
import { Kbd } from '../Kbd';
import { ownTexts } from '../ownTexts';
import { asksForAnother, openAnother } from '../rowPress';
import { VisuallyHidden } from '../VisuallyHidden';
import { searchBoxMessages } from './messages';
import * as styles from './SearchBox.css';
import { optionId, type SearchGroup, type SearchOption } from './useMarkedOption';

export interface SearchResultsProps<Option extends SearchOption = SearchOption> {
  id: string;
  /** Name of the list. */
  label: string;
  /** What was found, best first. */
  groups: readonly SearchGroup<Option>[];
  marked: string | null;
  onMark: (id: string) => void;
  onTake: (option: Option) => void;
  /** What was found is not there yet. */
  loading?: boolean;
  /** Why nothing could be found out. */
  failure?: ReactNode;
  emptyMessage?: ReactNode;
  /** Above what was found, where that has to be said: that it is of other words than those typed. */
  notice?: ReactNode;
  loadingMessage?: ReactNode;
  /** How many were found, for those who hear it. */
  resultsMessage?: (count: number) => string;
}

/** The hits under the box: a list of options in named groups. */
export function SearchResults<Option extends SearchOption>({
  id,
  label,
  groups,
  marked,
  onMark,
  onTake,
  loading = false,
  failure,
  emptyMessage,
  notice,
  loadingMessage,
  resultsMessage,
}: SearchResultsProps<Option>) {
  const text = useMessages('SearchBox', searchBoxMessages);
  const number = useNumber();
  const keys = useShortcutText();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: MouseEvent, option: Option) => {
    if (option.disabled) return;
    if (option.href !== undefined && asksForAnother(event)) openAnother(option.href);
    else if (event.button === 0) onTake(option);
  };
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  const found = () => resultsMessage?.(count) ?? text.results(count, number(count));
  const none = () => (loading ? (loadingMessage ?? text.loading) : (emptyMessage ?? text.empty));
  const status = failure ?? (count > 0 ? found() : none());
  // The scroll position is the external thing: the marked option stays in sight.
  useEffect(() => {
    if (marked) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div className={styles.results}>
      {count > 0 && notice ? (
        <div role="status" className={classNames(optionList.message, styles.notice)}>
          {notice}
          <VisuallyHidden>{status}</VisuallyHidden>
        </div>
      ) : count > 0 ? (
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      ) : (
        <div role="status" className={optionList.message}>
          {status}
        </div>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={loading}
        className={classNames(count > 0 && optionList.list)}
      >
        {groups.map((group, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox; a fieldset is for controls
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
            <div id={`${id}-group-${index}`} className={styles.groupLabel}>
              <span>{group.label}</span>
              {group.total !== undefined && group.total > group.options.length && (
                <span aria-hidden="true">
                  {text.shown(
                    number(group.options.length),
                    group.totalIsCapped ? text.orMore(number(group.total)) : number(group.total),
                  )}
                </span>
              )}
            </div>
            {group.options.map((option) => (
              // biome-ignore lint/a11y/useFocusableInteractive: walked by aria-activedescendant, the focus stays in the box
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box listens to the keys
              <div
                key={option.id}
                id={optionId(id, option.id)}
                role="option"
                aria-selected={option.id === marked}
                aria-checked={option.checked}
                aria-disabled={option.disabled}
                data-disabled={option.disabled ? '' : undefined}
                data-highlighted={option.id === marked ? '' : undefined}
                className={classNames(optionList.option, styles.option)}
                onPointerMove={() => !option.disabled && option.id !== marked && onMark(option.id)}
                onClick={(event) => press(event, option)}
                onAuxClick={(event) => press(event, option)}
              >
                {option.icon && <span className={styles.icon}>{option.icon}</span>}
                <span className={optionList.optionText}>
                  {ownTexts(option.title)}
                  {option.detail && <span className={optionList.optionDetail}>{option.detail}</span>}
                </span>
                {(option.hint || option.checked || option.shortcut) && (
                  <span className={styles.end}>
                    {ownTexts(option.hint)}
                    {option.shortcut && <Kbd aria-hidden="true">{keys(option.shortcut)}</Kbd>}
                    {option.checked && <Check aria-hidden="true" className={styles.check} />}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
