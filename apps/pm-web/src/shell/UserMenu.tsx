import { Avatar, Button, IdentityButton, Menu } from '@linework/design-system';
import { ACCESS_ROLE_LABELS } from '@linework/domain';
import { LogOut, Mail, ScrollText, Settings, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { useSignOut } from '../session/useSignOut';

interface UserMenuProps {
  /** With name and role, as the sidebar's footer; otherwise the avatar alone. */
  inSidebar?: boolean;
}

/** Who is signed in, and the way out (GEN-05, GEN-09). */
export function UserMenu({ inSidebar = false }: UserMenuProps) {
  const { person } = useSession();
  const signOut = useSignOut();
  const may = useCan();
  const navigate = useNavigate();
  const path = useAppPath();
  const role = ACCESS_ROLE_LABELS[person.accessRole];
  const trigger = inSidebar ? (
    <IdentityButton name={person.name} initials={person.initials} detail={role} />
  ) : (
    <Button variant="ghost" aria-label="User menu">
      <Avatar name={person.name} initials={person.initials} decorative />
    </Button>
  );
  return (
    <Menu trigger={trigger} align={inSidebar ? 'start' : 'end'} side={inSidebar ? 'top' : 'bottom'}>
      <Menu.Label>{person.email}</Menu.Label>
      <Menu.Separator />
      <Menu.Item icon={<Settings />} onSelect={() => void navigate(path('/settings'))}>
        Settings
      </Menu.Item>
      {may('trash:read') && (
        <Menu.Item icon={<Trash2 />} onSelect={() => void navigate(path('/trash'))}>
          Trash
        </Menu.Item>
      )}
      {may('audit:read') && (
        <Menu.Item icon={<ScrollText />} onSelect={() => void navigate(path('/audit'))}>
          Audit log
        </Menu.Item>
      )}
      {may('mail:read') && (
        <Menu.Item icon={<Mail />} onSelect={() => void navigate(path('/mail'))}>
          Mail
        </Menu.Item>
      )}
      <Menu.Item icon={<LogOut />} onSelect={() => void signOut()}>
        Sign out
      </Menu.Item>
    </Menu>
  );
}
