import { Avatar, Button, IdentityButton, Menu } from '@linework/design-system';
import { ACCESS_ROLE_LABELS } from '@linework/domain';
import { LogOut } from 'lucide-react';
import { useSession } from '../session/SessionContext';
import { useSignOut } from '../session/useSignOut';

interface UserMenuProps {
  /** With name and role, as the sidebar's footer; otherwise the avatar alone. */
  inSidebar?: boolean;
}

/** Who is signed in, and the way out (GEN-05, GEN-09). */
export function UserMenu({ inSidebar = false }: UserMenuProps) {
  const { person } = useSession();
  const signOut = useSignOut();
  const role = ACCESS_ROLE_LABELS[person.accessRole];
  const trigger = inSidebar ? (
    <IdentityButton
      name={person.name}
      initials={person.initials}
      detail={role}
      aria-label={`Account of ${person.name}`}
    />
  ) : (
    <Button variant="ghost" aria-label="User menu">
      <Avatar name={person.name} initials={person.initials} decorative />
    </Button>
  );
  return (
    <Menu trigger={trigger} align={inSidebar ? 'start' : 'end'} side={inSidebar ? 'top' : 'bottom'}>
      <Menu.Label>{person.email}</Menu.Label>
      <Menu.Separator />
      <Menu.Item icon={<LogOut />} onSelect={() => void signOut()}>
        Sign out
      </Menu.Item>
    </Menu>
  );
}
