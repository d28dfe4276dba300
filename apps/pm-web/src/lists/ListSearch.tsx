import { SearchField } from '@linework/design-system';
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
  const { typed, type } = useTypedSearch(search);
  return (
    <SearchField
      label={placeholder.replace(/\.+$/, '')}
      hideLabel
      placeholder={placeholder}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
