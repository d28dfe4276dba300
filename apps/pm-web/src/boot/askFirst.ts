import type { SessionAnswer } from '@linework/domain';
import { putFirstAnswer } from '../api/firstAnswers';
import { screenAt } from '../app/screens';
import { signInPath } from '../session/nextPath';

/**
 * Runs in the page's head, long before the app's code is there: asks the server for what the screen shows first. The build makes one
 * small file of it, with the rules of lists that it stands on (vite/firstScreen.ts).
 */
function askFirst(): void {
  const session = sessionInPage();
  if (!session) return;
  const { date, body } = session;
  putFirstAnswer(
    '/api/session',
    new Response(JSON.stringify(body), {
      headers: { 'Content-Type': 'application/json', Date: date },
    }),
  );
  // Else the router would fetch the code of a screen that its guard (SignedIn) then refuses.
  if (!body.person && screenAt(location.pathname)?.inWorkspace)
    history.replaceState(null, '', signInPath(location));
  // Refused until a second factor is set up.
  if (body.person && body.needsTwoFactor) return;
  const opening = { params: new URLSearchParams(location.search), person: body.person ?? NOBODY };
  for (const path of screenAt(location.pathname)?.asks?.(opening) ?? []) putFirstAnswer(`/api${path}`);
}

const NOBODY = { id: '', accessRole: 'client' } as const;

interface SessionInPage {
  date: string;
  body: SessionAnswer;
}

function sessionInPage(): SessionInPage | null {
  const text = document.getElementById('session')?.textContent;
  return text ? JSON.parse(text) : null;
}

askFirst();
