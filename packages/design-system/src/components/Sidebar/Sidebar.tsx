'use client';
import { Pin } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useAppShell } from '../AppShell/AppShellContext';
import { classNames } from '../classNames';
import { IconButton } from '../IconButton';
import { withRef } from '../withRef';
import { sidebarMessages } from './messages';
import * as styles from './Sidebar.css';

export interface SidebarProps extends ComponentPropsWithRef<'aside'> {
  /** Logo and workspace. */
  brand?: ReactNode;
  /** The signed-in user. */
  footer?: ReactNode;
  pinLabel?: string;
}

/**
 * What stands beside the page: brand, navigation, footer. An unpinned one offers to be pinned.
 *
 * Not for the sections of one page (`Tabs`).
 *
 * Keyboard: Tab goes from entry to entry, Enter follows.
 */
export const Sidebar = withRef(function Sidebar({
  brand,
  footer,
  pinLabel,
  className,
  children,
  'aria-label': label,
  ...rest
}: SidebarProps) {
  const text = useMessages('Sidebar', sidebarMessages);
  const shell = useAppShell();
  const canPin = shell !== null && !shell.pinned && !shell.narrow;
  return (
    <aside
      data-component="Sidebar"
      aria-label={label ?? text.name}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {(brand || canPin) && (
        <div className={styles.brand}>
          <div className={styles.brandContent}>{brand}</div>
          {shell && canPin && (
            <IconButton label={pinLabel ?? text.pin} icon={<Pin />} size="small" onClick={shell.pin} />
          )}
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </aside>
  );
});
