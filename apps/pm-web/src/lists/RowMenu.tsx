import { IconButton, Menu } from '@linework/design-system';
import { type DeletableKind, entities } from '@linework/domain';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../session/useCan';

export interface RowMenuProps {
  /** The row's. */
  id: string;
  /** Whose permissions Edit and Delete ask for. */
  kind: DeletableKind;
  /** The row's name: 'Actions for Spillway gate renewal'. */
  name: string;
  editPath: string;
  onDelete: () => void;
  /** Where else one can go from the row. */
  links?: readonly { label: string; icon: ReactNode; to: string }[];
  /** What else can be done with the row. */
  acts?: readonly { label: string; icon: ReactNode; onSelect: () => void }[];
}

/** The same element in every row, so that drawing rows anew does not draw it. */
const ellipsis = <Ellipsis />;

/**
 * What can be done with one row of a table, as far as the person may. A table shows other rows in the same elements as it scrolls:
 * they stay, but a menu that is open is of the row that it was opened for.
 */
export function RowMenu(row: RowMenuProps) {
  const { id, kind, name, links = [], acts = [] } = row;
  const may = useCan();
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (openFor !== null && openFor !== id) setOpenFor(null);
  if (
    links.length === 0 &&
    acts.length === 0 &&
    !may(`${entities[kind].permission}:update`) &&
    !may(`${entities[kind].permission}:delete`)
  )
    return null;
  return (
    <Menu
      open={openFor === id}
      onOpenChange={(open) => setOpenFor(open ? id : null)}
      align="end"
      trigger={(opener) => (
        // A tooltip of each row would be a third of what drawing the rows anew costs.
        <IconButton {...opener} label={`Actions for ${name}`} icon={ellipsis} size="small" tooltip={false} />
      )}
    >
      <RowMenuEntries {...row} />
    </Menu>
  );
}

/** Apart from the button, so that they are made when the menu is opened. */
function RowMenuEntries({ kind, editPath, onDelete, links = [], acts = [] }: RowMenuProps) {
  const may = useCan();
  const edit = may(`${entities[kind].permission}:update`)
    ? [{ label: 'Edit', icon: <Pencil />, to: editPath }]
    : [];
  return (
    <>
      {acts.map(({ label, icon, onSelect }) => (
        <Menu.Item key={label} icon={icon} onSelect={onSelect}>
          {label}
        </Menu.Item>
      ))}
      {[...links, ...edit].map(({ label, icon, to }) => (
        <Menu.Item key={label} icon={icon} asChild>
          <Link to={to}>{label}</Link>
        </Menu.Item>
      ))}
      {may(`${entities[kind].permission}:delete`) && (
        <Menu.Item icon={<Trash2 />} tone="danger" onSelect={onDelete}>
          Delete
        </Menu.Item>
      )}
    </>
  );
}
