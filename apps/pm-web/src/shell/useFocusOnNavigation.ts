import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * A new page starts at its beginning for the keyboard and the screen reader too, as it would without an app: the focus goes
 * to the main landmark. A page that put it somewhere itself (a form's first field) keeps it there, and so does who pressed or
 * typed into something, as the search, while the page was on its way.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const before = useRef(pathname);
  const onItsWay = useRef<string>(undefined);
  const used = useRef<{ target: EventTarget | null; page: string }>(undefined);
  useEffect(() => {
    onItsWay.current = next?.pathname;
  }, [next]);
  // The document's events and focus are the external things.
  useEffect(() => {
    const remember = ({ target }: Event) => {
      // The address is the new one before the page is drawn.
      used.current = { target, page: onItsWay.current ?? window.location.pathname };
    };
    const kinds = ['pointerdown', 'input'];
    for (const kind of kinds) document.addEventListener(kind, remember, { capture: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, remember, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.querySelector('main');
    const { activeElement } = document;
    const isInUse = used.current?.page === pathname && used.current.target === activeElement;
    if (!isInUse && !main?.contains(activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
