'use client';
import { type ComponentPropsWithRef, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../classNames';
import * as styles from './Sidebar.css';
import { InListContext } from './SidebarNav';

export interface SidebarSectionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode;
  children: ReactNode;
}

/** Entries under a small heading. */
export function SidebarSection({ label, className, children, ...rest }: SidebarSectionProps) {
  const inList = useContext(InListContext);
  const labelId = useId();
  const section = (
    <div data-component="SidebarSection" className={classNames(styles.section, className)} {...rest}>
      <span id={labelId} className={styles.sectionLabel}>
        {label}
      </span>
      <InListContext value={true}>
        <ul className={styles.list} aria-labelledby={labelId}>
          {children}
        </ul>
      </InListContext>
    </div>
  );
  return inList ? <li>{section}</li> : section;
}
