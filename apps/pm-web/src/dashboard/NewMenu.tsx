import { Button, Menu } from '@linework/design-system';
import type { Permission } from '@linework/domain';
import {
  Building2,
  ChevronDown,
  FolderKanban,
  type LucideIcon,
  Plus,
  SquareCheck,
  UserPlus,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useCan } from '../session/useCan';

/** 'New': what this person may create (DSH-01). Nothing at all where that is nothing. */
export function NewMenu() {
  const path = useAppPath();
  const may = useCan();
  const allowed = creations.filter(({ needs }) => may(needs));
  if (allowed.length === 0) return null;
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
      {allowed.map(({ label, to, icon: Icon }) => (
        <Menu.Item key={to} asChild icon={<Icon />}>
          <Link to={path(to)}>{label}</Link>
        </Menu.Item>
      ))}
    </Menu>
  );
}

const creations: { label: string; to: string; icon: LucideIcon; needs: Permission }[] = [
  { label: 'New Client', to: '/clients/new', icon: Building2, needs: 'client:create' },
  { label: 'New Project', to: '/projects/new', icon: FolderKanban, needs: 'project:create' },
  { label: 'New Task', to: '/tasks/new', icon: SquareCheck, needs: 'task:create' },
  { label: 'New User', to: '/users/new', icon: UserPlus, needs: 'person:create' },
];
