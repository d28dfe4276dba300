'use client';
import { type ComponentPropsWithRef, createContext } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Sidebar.css';

export interface SidebarNavProps extends ComponentPropsWithRef<'nav'> {
  'aria-label'?: string;
}

/** Whether entries stand in a list and are to be its items. */
export const InListContext = createContext(false);

/** The navigation landmark with its list of entries and sections. */
export const SidebarNav = withRef(function SidebarNav({
  'aria-label': label = 'Main',
  className,
  children,
  ...rest
}: SidebarNavProps) {
  return (
    <nav data-component="SidebarNav" aria-label={label} className={classNames(className)} {...rest}>
      <InListContext.Provider value={true}>
        <ul className={styles.list}>{children}</ul>
      </InListContext.Provider>
    </nav>
  );
});
