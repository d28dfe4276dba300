import type { SessionAnswer } from '@linework/domain';
import { useEffect } from 'react';
import { request } from '../api/request';
import { keepUnsaved } from '../forms/unsaved';
import { onSignOutElsewhere } from './otherTabs';

/**
 * Leaves the workspace's screens, with all that they hold, where the person signed out in another tab, or signed out and then
 * came back to a page that the browser had kept as it was. What was typed and not saved is offered to them when they sign in again.
 */
export function useLeaveWhenSignedOut(): void {
  // Other tabs and the browser's memory of pages are the external things.
  useEffect(() => {
    const leave = async () => {
      await keepUnsaved();
      // A full load: nothing of the session stays in memory.
      window.location.replace('/');
    };
    const checkKeptPage = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const answer = await request<SessionAnswer>('/session', { anonymous: true }).catch(() => null);
      if (answer && !answer.person) await leave();
    };
    const stopHearing = onSignOutElsewhere(() => void leave());
    window.addEventListener('pageshow', checkKeptPage);
    return () => {
      stopHearing();
      window.removeEventListener('pageshow', checkKeptPage);
    };
  }, []);
}
