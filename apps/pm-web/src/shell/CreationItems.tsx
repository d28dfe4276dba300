import { Menu, useShortcutText } from '@linework/design-system';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import type { Creation } from './creations';
import { creationKeys } from './shortcutKeys';
import { useShortcutsOn } from './useShortcutsOn';

/** What can be made, each with the keys that do the same: entries of the menus of DSH-01. */
export function CreationItems({ creations }: { creations: readonly Creation[] }) {
  const path = useAppPath();
  const keys = useShortcutText();
  const [areOn] = useShortcutsOn();
  return creations.map(({ kind, label, icon: Icon, path: form, letter }) => (
    <Menu.Item
      key={kind}
      asChild
      icon={<Icon />}
      shortcut={areOn ? keys(creationKeys({ letter })) : undefined}
    >
      <Link to={path(form)}>{label}</Link>
    </Menu.Item>
  ));
}
