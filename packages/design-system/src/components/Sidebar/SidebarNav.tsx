'use client';
import { type ComponentPropsWithRef, createContext } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import { sidebarMessages } from './messages';
import * as styles from './Sidebar.css';

export interface SidebarNavProps extends ComponentPropsWithRef<'nav'> {
  'aria-label'?: string;
}

/** Whether entries stand in a list and are to be its items. */
export const InListContext = createContext(false);

/** The navigation landmark with its list of entries and sections. */
export const SidebarNav = withRef(function SidebarNav({
  'aria-label': label,
  className,
  children,
  ...rest
}: SidebarNavProps) {
  const text = useMessages('Sidebar', sidebarMessages);
  return (
    <nav
      data-component="SidebarNav"
      aria-label={label ?? text.nav}
      className={classNames(className)}
      {...rest}
    >
      <InListContext.Provider value={true}>
        <ul className={styles.list}>{children}</ul>
      </InListContext.Provider>
    </nav>
  );
});
