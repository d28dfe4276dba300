'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import { SidebarToggle } from './SidebarToggle';
import * as styles from './TopBar.css';

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The mark, seen only while no pinned sidebar shows its own beside it. */
  logo?: ReactNode;
  /** After the sidebar's toggle, which the bar brings itself, and the logo. */
  start?: ReactNode;
  /** The search. */
  center?: ReactNode;
  /** Timer, theme, notifications, user. */
  end?: ReactNode;
  toggleLabel?: string;
}

/**
 * The bar over the page. Inside an `AppShell` it begins with the sidebar's toggle.
 *
 * Not for what belongs to one page (`PageHeader`).
 *
 * Keyboard: Tab goes through what it holds.
 */
export const TopBar = withRef(function TopBar({
  logo,
  start,
  center,
  end,
  toggleLabel,
  className,
  ...rest
}: TopBarProps) {
  return (
    <header data-component="TopBar" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.start}>
        <SidebarToggle label={toggleLabel} />
        {logo && (
          <span className={styles.logo} data-part="logo">
            {logo}
          </span>
        )}
        {start}
      </div>
      {center && <div className={styles.center}>{center}</div>}
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
});
