'use client';
import { Search } from 'lucide-react';
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from 'react';
import { asOnPage } from '../../theme/asOnPage.css';
import { classNames } from '../classNames';
import * as optionList from '../Field/optionList.css';
import { IconButton } from '../IconButton';
import { SearchField } from '../SearchField';
import { withRef } from '../withRef';
import * as styles from './SearchBox.css';
import type { SearchResultsProps } from './SearchResults';
import { type SearchOption, useMarkedOption } from './useMarkedOption';

// They come with the first letter and the first press: no page begins with hits, and large screens never open the palette.
const SearchResults = lazy(async () => ({ default: (await import('./SearchResults')).SearchResults }));
const CommandPalette = lazy(async () => ({ default: (await import('../CommandPalette')).CommandPalette }));

export interface SearchBoxProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'>,
    Pick<
      SearchResultsProps,
      'groups' | 'loading' | 'failure' | 'emptyMessage' | 'notice' | 'loadingMessage' | 'resultsMessage'
    > {
  /** Its accessible name. */
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** An option was taken: go there. The box empties and closes. */
  onSelect: (option: SearchOption) => void;
  /** At the end of the box: a `Kbd`. */
  trailing?: ReactNode;
  /** Where there is no room for the box: opens the app's own palette instead of one of the hits alone. */
  onOpen?: () => void;
}

/**
 * Searches everything as one types: hits in groups. Under 768 px it is an icon button that opens the same as a
 * `CommandPalette`.
 *
 * Not for things to do (`CommandPalette`), for narrowing the list on the page (`SearchField`) nor for choosing a field's value (`Combobox`).
 *
 * Keyboard: ArrowDown and ArrowUp walk through the hits, Enter takes one, Escape closes. While `loading`, Enter waits for the first of
 * what is coming, unless a hit was walked to. With Ctrl or ⌘ it opens a hit that has an `href` in another tab.
 *
 * @example <SearchBox label="Search" value={text} onValueChange={setText} groups={groups} onSelect={open} />
 */
export const SearchBox = withRef(function SearchBox({
  label,
  placeholder,
  value,
  onValueChange,
  groups,
  onSelect,
  loading = false,
  failure,
  emptyMessage,
  notice,
  loadingMessage,
  resultsMessage,
  trailing,
  onOpen,
  className,
  ...rest
}: SearchBoxProps) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const take = (option: SearchOption) => {
    onValueChange('');
    onSelect(option);
  };
  const results = { groups, loading, failure, emptyMessage, notice, loadingMessage, resultsMessage };
  return (
    <div data-component="SearchBox" className={className} {...rest}>
      <SearchWithPopup
        field={{ label, placeholder, trailing }}
        {...{ value, onValueChange, take, results }}
      />
      <div className={styles.opener}>
        <IconButton label={label} icon={<Search />} onClick={onOpen ?? (() => setDialogOpen(true))} />
      </div>
      {dialogOpen && (
        <Suspense>
          <CommandPalette
            open
            onOpenChange={setDialogOpen}
            {...{ label, placeholder, value, onValueChange, ...results }}
            filter={false}
            onSelect={take}
          />
        </Suspense>
      )}
    </div>
  );
});

interface SearchParts {
  field: { label: string; placeholder?: string; trailing?: ReactNode };
  value: string;
  onValueChange: (value: string) => void;
  take: (option: SearchOption) => void;
  results: Omit<SearchResultsProps, 'id' | 'label' | 'marked' | 'onMark' | 'onTake'>;
}

/** The hits hang straight under the box, so they need no measuring. */
function SearchWithPopup({ field, value, onValueChange, take, results }: SearchParts) {
  const [focused, setFocused] = useState(false);
  const open = focused && value.trim() !== '';
  const close = () => setFocused(false);
  const marked = useMarkedOption({ groups: results.groups, open, coming: results.loading, onTake: take });
  return (
    <div className={styles.box}>
      <SearchField
        {...field}
        hideLabel
        value={value}
        onChange={(event) => {
          setFocused(true);
          onValueChange(event.target.value);
          marked.reset();
        }}
        onFocus={() => setFocused(true)}
        onBlur={close}
        // The first Escape closes the hits, the next one empties the box.
        onEscape={() => {
          if (open) close();
          return open;
        }}
        {...marked.inputProps}
      />
      {open && (
        <div
          data-part="popup"
          className={classNames(optionList.popup, styles.popup, asOnPage)}
          // A press on a hit must not take the focus out of the box: that would close the hits before the click.
          onPointerDown={(event) => event.preventDefault()}
        >
          <Suspense>
            <SearchResults label={field.label} {...results} {...marked.listProps} onTake={take} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
