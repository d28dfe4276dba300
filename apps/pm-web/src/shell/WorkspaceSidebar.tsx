import { Logo, Sidebar, SidebarEntry, SidebarNav, Text } from '@linework/design-system';
import { Link, useLocation } from 'react-router-dom';
import { useAppPath } from '../app/useAppPath';
import { useSession } from '../session/SessionContext';
import { useCan } from '../session/useCan';
import { isCurrent, navigation } from './navigation';
import { UserMenu } from './UserMenu';

/** Where one can go, as far as the person's access role goes (GEN-07). */
export function WorkspaceSidebar() {
  const { workspace } = useSession();
  const { pathname } = useLocation();
  const path = useAppPath();
  const may = useCan();
  return (
    <Sidebar
      brand={
        <>
          <Link to="/" aria-label="Linework, to the start page">
            <Logo />
          </Link>
          <Text size="meta" tone="muted" truncate>
            {workspace.name}
          </Text>
        </>
      }
      footer={<UserMenu inSidebar />}
    >
      <SidebarNav>
        {navigation
          .filter(({ needs }) => !needs || may(needs))
          .map((entry) => (
            <SidebarEntry key={entry.path} asChild icon={<entry.icon />} current={isCurrent(entry, pathname)}>
              <Link to={path(entry.path)}>{entry.label}</Link>
            </SidebarEntry>
          ))}
      </SidebarNav>
    </Sidebar>
  );
}
