import { Kbd, SearchBox, type SearchOption, useShortcutText } from '@linework/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFoundGroups } from '../search/useFoundGroups';
import { openOverlay } from './overlay';
import { PALETTE_KEYS } from './shortcutKeys';

/** The search of the top bar: everything that one may see, in groups, as one types (GEN-05). Small screens have the palette for it. */
export function GlobalSearch() {
  const navigate = useNavigate();
  const keys = useShortcutText();
  const [typed, setTyped] = useState('');
  const found = useFoundGroups(typed);
  const open = ({ href }: SearchOption) => {
    if (href !== undefined) void navigate(href);
  };
  return (
    <SearchBox
      label="Search"
      placeholder="Search projects, tasks, clients..."
      value={typed}
      onValueChange={setTyped}
      {...found}
      onSelect={open}
      onOpen={() => openOverlay('palette')}
      trailing={<Kbd aria-hidden="true">{keys(PALETTE_KEYS)}</Kbd>}
    />
  );
}
