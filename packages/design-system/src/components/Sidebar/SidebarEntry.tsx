'use client';
import { Slot } from 'radix-ui';
import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react';
import { useNumber } from '../../locale/useNumber';
import { focusRingInside } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Sidebar.css';
import { InListContext } from './SidebarNav';

export interface SidebarEntryProps extends ComponentPropsWithRef<'a'> {
  icon?: ReactNode;
  /** How many wait behind it. */
  count?: number;
  /** The page that is open. */
  current?: boolean;
  /** Render the only child (a router's link) as the entry; its text is the label. */
  asChild?: boolean;
}

/**
 * One place to go.
 *
 * @example <SidebarEntry asChild icon={<SquareCheck />} count={156} current><Link to="/tasks">Tasks</Link></SidebarEntry>
 */
export const SidebarEntry = withRef(function SidebarEntry({
  icon,
  count,
  current = false,
  asChild = false,
  className,
  children,
  ...rest
}: SidebarEntryProps) {
  const number = useNumber();
  const inList = useContext(InListContext);
  const Root = asChild ? Slot.Root : 'a';
  const entry = (
    <Root
      data-component="SidebarEntry"
      className={classNames(styles.entry, focusRingInside, styles.current, className)}
      {...(current ? { 'aria-current': 'page' as const } : {})}
      {...rest}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <Slot.Slottable child={children}>
        {(label) => <span className={styles.label}>{label}</span>}
      </Slot.Slottable>
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
    </Root>
  );
  return inList ? <li>{entry}</li> : entry;
});
