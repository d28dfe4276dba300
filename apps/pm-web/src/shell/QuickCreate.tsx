import { IconButton, Menu } from '@linework/design-system';
import { Plus } from 'lucide-react';
import { useCan } from '../session/useCan';
import { CreationItems } from './CreationItems';
import { creationsFor } from './creations';

/** The quick-create menu, on every page (DSH-01). Nothing at all for who may create nothing. */
export function QuickCreate() {
  const creations = creationsFor(useCan());
  if (creations.length === 0) return null;
  return (
    <Menu align="end" trigger={<IconButton label="Quick create" icon={<Plus />} />}>
      <CreationItems creations={creations} />
    </Menu>
  );
}
