'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as tabs from '../Tabs/Tabs.css';
import { withRef } from '../withRef';
import * as styles from './TabLinks.css';

export interface TabLinksProps extends ComponentPropsWithRef<'nav'> {
  /** Whose pages these are. */
  'aria-label': string;
}

/**
 * The pages of one thing, as a row of tabs that are links: each has an address of its own.
 *
 * Not for parts of one page (`Tabs`) nor for the pages of an app (`Sidebar`).
 *
 * Keyboard: Tab from link to link, Enter.
 *
 * @example
 * <TabLinks aria-label="Project">
 *   <TabLink current><Link to="/projects/view?id=1">Overview</Link></TabLink>
 *   <TabLink count={50}><Link to="/tasks?project=1">Tasks</Link></TabLink>
 * </TabLinks>
 */
export const TabLinks = withRef(function TabLinks({ className, children, ...rest }: TabLinksProps) {
  return (
    <nav data-component="TabLinks" className={classNames(styles.root, className)} {...rest}>
      {/* Within a nav a list is one to Safari also without its markers. */}
      <ul className={classNames(tabs.list, styles.list)}>{children}</ul>
    </nav>
  );
});
