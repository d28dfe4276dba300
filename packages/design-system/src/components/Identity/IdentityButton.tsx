'use client';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRingInside } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import { Identity } from './Identity';
import * as styles from './Identity.css';

export interface IdentityButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'name'> {
  name: string;
  initials?: string;
  detail?: ReactNode;
}

/**
 * The signed-in person at the sidebar's foot, who opens the user menu.
 *
 * @example <Menu side="top" trigger={<IdentityButton name="Marta Lindqvist" detail="Owner" />}>...</Menu>
 */
export const IdentityButton = withRef(function IdentityButton({
  name,
  initials,
  detail,
  type = 'button',
  className,
  ...rest
}: IdentityButtonProps) {
  return (
    <button
      data-component="IdentityButton"
      type={type}
      className={classNames(styles.button, focusRingInside, className)}
      {...rest}
    >
      <Identity name={name} initials={initials} detail={detail} className={styles.fill} />
      <ChevronsUpDown className={styles.opener} aria-hidden />
    </button>
  );
});
