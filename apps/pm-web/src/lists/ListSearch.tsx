import { SearchField } from '@linework/design-system';

interface ListSearchProps {
  /** 'Search clients...' */
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
}

/** The search box of a list. */
export function ListSearch({ placeholder, typed, onType }: ListSearchProps) {
  return (
    <SearchField
      label={placeholder.replace(/\.+$/, '')}
      hideLabel
      placeholder={placeholder}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
