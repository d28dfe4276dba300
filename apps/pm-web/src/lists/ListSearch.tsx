import { SearchField } from '@linework/design-system';
import { useMemo, useRef } from 'react';
import { type SearchInUrl, useTypedSearch } from './useTypedSearch';

interface ListSearchProps {
  /** 'Search clients...' */
  placeholder: string;
  search: SearchInUrl;
}

/** The search box of a list. */
export function ListSearch({ placeholder, search }: ListSearchProps) {
  return <TypedField key={search.clearings} placeholder={placeholder} search={search} />;
}

function TypedField({ placeholder, search }: ListSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const type = useTypedSearch(box, search);
  // The same element always: what it shows is not React's to draw.
  return useMemo(
    () => (
      <SearchField
        ref={box}
        label={placeholder.replace(/\.+$/, '')}
        hideLabel
        placeholder={placeholder}
        onChange={(event) => type(event.target.value)}
      />
    ),
    [placeholder, type],
  );
}
