import { AppShell, Button, Logo, ThemePicker, ToastProvider, TopBar } from '@linework/design-system';
import { lazy, memo, Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { AppLinks } from '../app/AppLinks';
import { PreviousPage, usePreviousPage } from '../app/PreviousPage';
import { PageSkeleton } from '../problems/PageSkeleton';
import { useSession } from '../session/SessionContext';
import { useLeaveWhenSignedOut } from '../session/useLeaveWhenSignedOut';
import { useSessionEnd } from '../session/useSessionEnd';
import { useRemembered } from '../storage/useRemembered';
import { BulkFollower } from '../tasks/BulkFollower';
import { Connection } from './Connection';
import { GlobalSearch } from './GlobalSearch';
import { UserMenu } from './UserMenu';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useKeptFocus } from './useKeptFocus';
import { WorkspaceSidebar } from './WorkspaceSidebar';

// Forms and their rules are not worth their weight on the way to the first screen.
const SignInAgain = lazy(async () => ({ default: (await import('../session/SignInAgain')).SignInAgain }));

/** The frame around every screen of the workspace: sidebar, top bar, and what must be heard on all of them. */
export function Shell() {
  const previousPage = usePreviousPage();
  useLeaveWhenSignedOut();
  useFocusOnNavigation();
  useKeptFocus();
  return (
    <PreviousPage value={previousPage}>
      <AppLinks>
        <Frame />
      </AppLinks>
    </PreviousPage>
  );
}

/** Apart from what follows the address, which every letter of a search changes. */
const Frame = memo(function Frame() {
  const { person } = useSession();
  const [pinned, setPinned] = useRemembered(`sidebar-pinned:${person.id}`, true, isBoolean);
  const [sessionEnded, setSessionEnded] = useSessionEnd();
  return (
    <ToastProvider>
      <Connection />
      <BulkFollower />
      <AppShell
        pinned={pinned}
        onPinnedChange={setPinned}
        sidebar={<WorkspaceSidebar />}
        topbar={
          <TopBar
            logo={
              <Button asChild variant="ghost" size="small" aria-label="Linework, to the start page">
                <Link to="/">
                  <Logo markOnly />
                </Link>
              </Button>
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
      <Suspense>
        {sessionEnded && <SignInAgain open={sessionEnded} onOpenChange={setSessionEnded} />}
      </Suspense>
    </ToastProvider>
  );
});

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
