'use client';
import { Search } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../classNames';
import { Dialog } from '../Dialog';
import * as optionList from '../Field/optionList.css';
import { IconButton } from '../IconButton';
import { portalTarget } from '../portalTarget';
import { SearchField } from '../SearchField';
import * as styles from './SearchBox.css';
import { SearchResults, type SearchResultsProps } from './SearchResults';
import { type SearchOption, useMarkedOption } from './useMarkedOption';

export interface SearchBoxProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children'>,
    Pick<
      SearchResultsProps,
      'groups' | 'loading' | 'failure' | 'emptyMessage' | 'loadingMessage' | 'resultsMessage'
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
}

/**
 * Searches everything as one types: hits in groups, walked with the arrow keys, taken with Enter. Under 768 px it is an
 * icon button that opens the same in a dialog.
 *
 * Not for narrowing the list on the page (`SearchField`) nor for choosing a field's value (`Combobox`).
 *
 * @example <SearchBox label="Search" value={text} onValueChange={setText} groups={groups} onSelect={open} />
 */
export function SearchBox({
  label,
  placeholder,
  value,
  onValueChange,
  groups,
  onSelect,
  loading = false,
  failure,
  emptyMessage,
  loadingMessage,
  resultsMessage,
  trailing,
  className,
  ...rest
}: SearchBoxProps) {
  const [dialogOpen, setDialogOpen] = useState(false);
  const take = (option: SearchOption) => {
    setDialogOpen(false);
    onValueChange('');
    onSelect(option);
  };
  const parts: PartProps = {
    field: { label, placeholder, trailing },
    value,
    onValueChange,
    take,
    results: { groups, loading, failure, emptyMessage, loadingMessage, resultsMessage },
  };
  return (
    <div data-component="SearchBox" className={className} {...rest}>
      <div className={styles.box}>
        <SearchInPopup {...parts} />
      </div>
      <div className={styles.opener}>
        <IconButton label={label} icon={<Search />} onClick={() => setDialogOpen(true)} />
      </div>
      <Dialog open={dialogOpen} onOpenChange={setDialogOpen} title={label}>
        <SearchInDialog {...parts} />
      </Dialog>
    </div>
  );
}

interface PartProps {
  field: { label: string; placeholder?: string; trailing?: ReactNode };
  value: string;
  onValueChange: (value: string) => void;
  take: (option: SearchOption) => void;
  results: Omit<SearchResultsProps, 'id' | 'marked' | 'onMark' | 'onTake'>;
}

function SearchInPopup({ field, value, onValueChange, take, results }: PartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(false);
  const open = focused && value.trim() !== '';
  const close = () => setFocused(false);
  const marked = useMarkedOption({ groups: results.groups, open, onTake: take, onClose: close });
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && close()}>
      <Popover.Anchor asChild>
        <div ref={box}>
          <SearchField
            {...field}
            hideLabel
            value={value}
            onChange={(event) => {
              setFocused(true);
              onValueChange(event.target.value);
            }}
            onFocus={() => setFocused(true)}
            onBlur={close}
            {...marked.inputProps}
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal container={portalTarget(box.current)}>
        <Popover.Content
          role="presentation"
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={classNames(optionList.popup, styles.popup)}
          // The focus stays in the box: the options are walked by `aria-activedescendant`.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <SearchResults {...results} {...marked.listProps} onTake={take} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function SearchInDialog({ field, value, onValueChange, take, results }: PartProps) {
  const open = value.trim() !== '';
  const marked = useMarkedOption({ groups: results.groups, open, onTake: take });
  return (
    <>
      <SearchField
        {...field}
        hideLabel
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        {...marked.inputProps}
      />
      <div className={styles.inDialog}>
        {open && <SearchResults {...results} {...marked.listProps} onTake={take} />}
      </div>
    </>
  );
}
