import '@linework/design-system/reset';
import { setStyleNonce } from '@linework/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { dropFirstAnswers } from './api/firstAnswers';
import { createQueryClient } from './api/queryClient';
import { App } from './app/App';
import { sessionQuery } from './session/sessionQuery';
import { loadFonts } from './theme/loadFonts';

// zod tries whether it may make code out of text. The page's policy forbids that, and browsers report each try.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
setStyleNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce);

const queryClient = createQueryClient();
// Asked while the page's own code is still on its way.
void queryClient.prefetchQuery(sessionQuery);

// What no screen took by now was asked for in vain, or would be old.
setTimeout(dropFirstAnswers, 10_000);

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}

loadFonts();
