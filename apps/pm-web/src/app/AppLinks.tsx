import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface AppLinksValue {
  /** Every route exists twice (GEN-01). */
  prefix: '' | '/app';
  /** For the `onClick` of a plain `<a>`: goes there without loading the page anew, unless another tab or a download is asked for. */
  follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const AppLinksContext = createContext<AppLinksValue | null>(null);

/** Tells links where the person is. What only reads it is not drawn anew when the query changes, as a router's `Link` is. */
export function AppLinks({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const prefix = pathname === '/app' || pathname.startsWith('/app/') ? '/app' : '';
  const value = useMemo<AppLinksValue>(
    () => ({
      prefix,
      follow: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(event.currentTarget.getAttribute('href') ?? '');
      },
    }),
    [prefix, navigate],
  );
  return <AppLinksContext value={value}>{children}</AppLinksContext>;
}

export function useAppLinks(): AppLinksValue {
  const links = useContext(AppLinksContext);
  if (!links) throw new Error('A link of the workspace stands outside AppLinks');
  return links;
}

/** With the main button alone: anything else is the browser's. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
