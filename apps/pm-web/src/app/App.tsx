import themeHrefs from 'virtual:theme-hrefs';
import { ThemeProvider, themeLoader } from '@linework/design-system';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';

interface AppProps {
  queryClient: QueryClient;
}

const loadTheme = themeLoader(themeHrefs);

/** The whole app, around its router. */
export function App({ queryClient }: AppProps) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider load={loadTheme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
