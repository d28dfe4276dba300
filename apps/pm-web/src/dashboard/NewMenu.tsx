import { Button, Menu, useShortcutText } from '@linework/design-system';
import { ChevronDown, Keyboard, Plus } from 'lucide-react';
import { useCan } from '../session/useCan';
import { CreationItems } from '../shell/CreationItems';
import { creationsFor } from '../shell/creations';
import { openOverlay } from '../shell/overlay';
import { HELP_KEYS } from '../shell/shortcutKeys';
import { useShortcutsOn } from '../shell/useShortcutsOn';

/** 'New': what this person may create, and the keys that do the same (DSH-01). Nothing at all where that is nothing. */
export function NewMenu() {
  const keys = useShortcutText();
  const [areOn] = useShortcutsOn();
  const creations = creationsFor(useCan());
  if (creations.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="solid" tone="accent" icon={<Plus />} trailingIcon={<ChevronDown />}>
          New
        </Button>
      }
    >
      <Menu.Label>Create New</Menu.Label>
      <CreationItems creations={creations} />
      <Menu.Separator />
      <Menu.Item
        icon={<Keyboard />}
        shortcut={areOn ? keys(HELP_KEYS) : undefined}
        onSelect={() => openOverlay('shortcuts')}
      >
        Keyboard shortcuts
      </Menu.Item>
      <Menu.Label>
        {areOn ? 'Tip: these keys work on every screen' : 'Tip: keys can do this, but are turned off'}
      </Menu.Label>
    </Menu>
  );
}
