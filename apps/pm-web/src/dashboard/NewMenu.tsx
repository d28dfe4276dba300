import { Button, Menu } from '@linework/design-system';
import { type DeletableKind, entities } from '@linework/domain';
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
import { capitalized } from '../format/capitalized';
import { useCan } from '../session/useCan';

/** 'New': what this person may create (DSH-01). Nothing at all where that is nothing. */
export function NewMenu() {
  const path = useAppPath();
  const may = useCan();
  const allowed = creations.filter(({ kind }) => may(`${entities[kind].permission}:create`));
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
      {allowed.map(({ kind, icon: Icon }) => (
        <Menu.Item key={kind} asChild icon={<Icon />}>
          <Link to={path(`${entities[kind].page}/new`)}>{`New ${capitalized(entities[kind].noun)}`}</Link>
        </Menu.Item>
      ))}
    </Menu>
  );
}

/** The kinds that have a form for a new one. */
const creations: { kind: DeletableKind; icon: LucideIcon }[] = [
  { kind: 'client', icon: Building2 },
  { kind: 'project', icon: FolderKanban },
  { kind: 'task', icon: SquareCheck },
  { kind: 'person', icon: UserPlus },
];
