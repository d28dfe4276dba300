'use client';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { keyHandler } from '../../shortcuts/keyHandler';
import { classNames } from '../classNames';
import { inertWhen } from '../inertWhen';
import { titleWhereCut } from '../titleWhereCut';
import { useLayoutEffect } from '../useLayoutEffect';
import { withRef } from '../withRef';
import * as styles from './AppShell.css';
import { AppShellContext } from './AppShellContext';
import { appShellMessages } from './messages';
import { useSidebarState } from './useSidebarState';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** A `Sidebar`. */
  sidebar: ReactNode;
  /** A `TopBar`; it carries the sidebar's toggle. */
  topbar: ReactNode;
  /** Name of the main landmark, where a page has more than one. */
  mainLabel?: string;
  skipLabel?: string;
  closeLabel?: string;
  /** Whether the sidebar keeps its place beside the page. Leave out to let the shell keep it. */
  pinned?: boolean;
  defaultPinned?: boolean;
  onPinnedChange?: (pinned: boolean) => void;
}

/**
 * The frame of an app: sidebar, top bar and the page. Pinned, the sidebar stands beside the page; unpinned it opens
 * under the pointer or by the toggle; under 1024 px it lies over the page until a link or the overlay closes it. Words in it that end
 * in an ellipsis are told whole under the pointer.
 *
 * Not for pages that visitors see (`Site`) nor for one thing before the app (`AuthLayout`).
 *
 * Keyboard: the toggle opens and closes the sidebar by Enter and Space; Escape closes one that lies over the page.
 */
export const AppShell = withRef(function AppShell({
  sidebar,
  topbar,
  mainLabel,
  skipLabel,
  closeLabel,
  pinned: pinnedProp,
  defaultPinned = true,
  onPinnedChange,
  className,
  onPointerOver,
  children,
  ...rest
}: AppShellProps) {
  const text = useMessages('AppShell', appShellMessages);
  const shell = useSidebarState(pinnedProp, defaultPinned, onPinnedChange);
  const mainId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const covering = shell.narrow && shell.visible;

  // Focus is the document's: it goes into a sidebar that covers the page, and back to where it was.
  useEffect(() => {
    if (!covering) return;
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [covering]);

  // The document scrolls, not the shell.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(styles.scroller);
    return () => classList.remove(styles.scroller);
  }, []);

  const closeAfterLink = (event: MouseEvent) => {
    if (covering && event.target instanceof Element && event.target.closest('a')) shell.close();
  };
  const closeOnEscape = keyHandler((event) => {
    if (event.key === 'Escape' && shell.visible) shell.close();
  });

  return (
    <AppShellContext.Provider value={shell}>
      <div
        data-component="AppShell"
        className={classNames(styles.root, className)}
        {...rest}
        onPointerOver={(event) => {
          onPointerOver?.(event);
          titleWhereCut(event);
        }}
      >
        <a className={styles.skipLink} href={`#${mainId}`}>
          {skipLabel ?? text.skip}
        </a>
        {!shell.pinned && (
          <div
            className={styles.edge}
            data-part="edge"
            aria-hidden
            onPointerEnter={shell.hoverStart}
            onPointerLeave={shell.hoverEnd}
          />
        )}
        {covering && (
          <button
            type="button"
            className={styles.overlay}
            data-part="overlay"
            aria-label={closeLabel ?? text.close}
            tabIndex={-1}
            onClick={shell.close}
          />
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to what bubbles from the links inside */}
        <div
          ref={panel}
          id={shell.sidebarId}
          className={styles.sidebar}
          data-part="sidebar"
          data-state={shell.visible ? (shell.pinned && !shell.narrow ? 'pinned' : 'open') : 'closed'}
          {...inertWhen(!shell.visible)}
          onPointerEnter={shell.hoverStart}
          onPointerLeave={shell.hoverEnd}
          onClick={closeAfterLink}
          onKeyDown={closeOnEscape}
        >
          {sidebar}
        </div>
        <div className={styles.column} {...inertWhen(covering)}>
          <div className={styles.topbar}>{topbar}</div>
          <main id={mainId} tabIndex={-1} className={styles.main} aria-label={mainLabel}>
            {children}
          </main>
        </div>
      </div>
    </AppShellContext.Provider>
  );
});
