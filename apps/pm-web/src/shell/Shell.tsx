import { AppShell, Button, Logo, ThemePicker, ToastProvider, TopBar } from '@linework/design-system';
import { lazy, memo, Suspense, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { AppLinks } from '../app/AppLinks';
import { PreviousPage, usePreviousPage } from '../app/PreviousPage';
import { type KeptList, KeptLists } from '../lists/keptLists';
import { lateExtra } from '../problems/latePart';
import { PageSkeleton } from '../problems/PageSkeleton';
import { useSession } from '../session/SessionContext';
import { useLeaveWhenSignedOut } from '../session/useLeaveWhenSignedOut';
import { useSessionEnd } from '../session/useSessionEnd';
import { useRemembered } from '../storage/useRemembered';
import { BulkFollower } from '../tasks/bulk/BulkFollower';
import { appearanceApplied } from './appearanceApplied';
import { BellSlot } from './BellSlot';
import { Connection } from './Connection';
import { GlobalSearch } from './GlobalSearch';
import { KeyboardSlot } from './KeyboardSlot';
import { QuickCreate } from './QuickCreate';
import { TimerSlot } from './TimerSlot';
import { UserMenu } from './UserMenu';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useKeptFocus } from './useKeptFocus';
import { WorkspaceSidebar } from './WorkspaceSidebar';

// Forms and their rules are not worth their weight on the way to the first screen.
const SignInAgain = lazy(async () => ({ default: (await import('../session/SignInAgain')).SignInAgain }));

const FollowAppearance = lateExtra(async () => (await import('./FollowAppearance')).FollowAppearance);

const KeepPush = lateExtra(async () => (await import('../push/KeepPush')).KeepPush);

/** The frame around every screen of the workspace: sidebar, top bar, and what must be heard on all of them. */
export function Shell() {
  const previousPage = usePreviousPage();
  const [keptLists] = useState(() => new Map<string, KeptList>());
  useLeaveWhenSignedOut();
  useFocusOnNavigation();
  useKeptFocus();
  return (
    <PreviousPage value={previousPage}>
      <KeptLists value={keptLists}>
        <AppLinks>
          <Frame />
        </AppLinks>
      </KeptLists>
    </PreviousPage>
  );
}

/** Apart from what follows the address, which every letter of a search changes. */
const Frame = memo(function Frame() {
  const { person, settings } = useSession();
  const [pinned, setPinned] = useRemembered(`sidebar-pinned:${person.id}`, true, isBoolean);
  const [sessionEnded, setSessionEnded] = useSessionEnd();
  return (
    <ToastProvider>
      <Connection />
      <BulkFollower />
      <KeyboardSlot />
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
                <TimerSlot />
                <QuickCreate />
                <ThemePicker />
                <BellSlot />
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
      {settings.theme !== (appearanceApplied.read() ?? 'light') && <FollowAppearance />}
      {settings.pushNotifications && <KeepPush />}
      <Suspense>
        {sessionEnded && <SignInAgain open={sessionEnded} onOpenChange={setSessionEnded} />}
      </Suspense>
    </ToastProvider>
  );
});

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
