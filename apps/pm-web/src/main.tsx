import '@linework/design-system/reset';
import { setStyleNonce } from '@linework/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/queryClient';
import { App } from './app/App';
import { sessionQuery } from './session/sessionQuery';

setStyleNonce(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce);

const queryClient = createQueryClient();
// Asked while the page's own code is still on its way.
void queryClient.prefetchQuery(sessionQuery);

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}
