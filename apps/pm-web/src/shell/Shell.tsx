import { AppShell, Logo, ThemePicker, TopBar } from '@linework/design-system';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useEvents } from '../api/useEvents';
import { PageSkeleton } from '../problems/PageSkeleton';
import { useSession } from '../session/SessionContext';
import { SignInAgain } from '../session/SignInAgain';
import { useRemembered } from '../storage/useRemembered';
import { GlobalSearch } from './GlobalSearch';
import { UserMenu } from './UserMenu';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { WorkspaceSidebar } from './WorkspaceSidebar';

/** The frame around every screen of the workspace: sidebar, top bar, and what must be heard on all of them. */
export function Shell() {
  const { person } = useSession();
  const [pinned, setPinned] = useRemembered(`sidebar-pinned:${person.id}`, true, isBoolean);
  useEvents();
  useFocusOnNavigation();
  return (
    <>
      <AppShell
        pinned={pinned}
        onPinnedChange={setPinned}
        sidebar={<WorkspaceSidebar />}
        topbar={
          <TopBar
            start={
              <Link to="/" aria-label="Linework, to the start page">
                <Logo markOnly />
              </Link>
            }
            center={<GlobalSearch />}
            end={
              <>
                <ThemePicker />
                <UserMenu />
              </>
            }
          />
        }
      >
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </AppShell>
      <SignInAgain />
    </>
  );
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
