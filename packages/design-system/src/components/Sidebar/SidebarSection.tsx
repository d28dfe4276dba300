'use client';
import { type ComponentPropsWithRef, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Sidebar.css';
import { InListContext } from './SidebarNav';

export interface SidebarSectionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode;
  children: ReactNode;
}

/** Entries under a small heading. */
export const SidebarSection = withRef(function SidebarSection({
  label,
  className,
  children,
  ...rest
}: SidebarSectionProps) {
  const inList = useContext(InListContext);
  const labelId = useId();
  const section = (
    <div data-component="SidebarSection" className={classNames(styles.section, className)} {...rest}>
      <span id={labelId} className={styles.sectionLabel}>
        {label}
      </span>
      <InListContext.Provider value={true}>
        <ul className={styles.list} aria-labelledby={labelId}>
          {children}
        </ul>
      </InListContext.Provider>
    </div>
  );
  return inList ? <li>{section}</li> : section;
});
