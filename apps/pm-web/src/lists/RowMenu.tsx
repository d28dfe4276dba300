import { IconButton, Menu } from '@linework/design-system';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** One entry: somewhere to go, or something to do. */
export interface RowAction {
  label: string;
  icon: ReactNode;
  to?: string;
  onSelect?: () => void;
  tone?: 'danger';
}

interface RowMenuProps {
  /** The row's name: 'Actions for Spillway gate renewal'. */
  name: string;
  actions: readonly RowAction[];
}

/** What can be done with one row of a table. */
export function RowMenu({ name, actions }: RowMenuProps) {
  if (actions.length === 0) return null;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger>
        <IconButton label={`Actions for ${name}`} icon={<Ellipsis />} size="small" />
      </Menu.Trigger>
      <Menu.Content align="end">
        {actions.map(({ label, icon, to, onSelect, tone }) =>
          to === undefined ? (
            <Menu.Item key={label} icon={icon} tone={tone} onSelect={onSelect}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} icon={icon} tone={tone} asChild>
              <Link to={to}>{label}</Link>
            </Menu.Item>
          ),
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
