'use client';
import { Dialog } from '../Dialog';
import { SearchField } from '../SearchField';
import type { SearchParts } from './SearchBox';
import * as styles from './SearchBox.css';
import { SearchResults } from './SearchResults';
import { useMarkedOption } from './useMarkedOption';

interface SearchDialogProps extends SearchParts {
  onOpenChange: (open: boolean) => void;
}

/** The search where there is no room for the box. */
export function SearchDialog({
  field,
  value,
  onValueChange,
  take,
  results,
  onOpenChange,
}: SearchDialogProps) {
  const open = value.trim() !== '';
  const marked = useMarkedOption({ groups: results.groups, open, onTake: take });
  return (
    <Dialog open onOpenChange={onOpenChange} title={field.label}>
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
    </Dialog>
  );
}
