'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../Avatar';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Identity.css';

export interface IdentityProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: string;
  initials?: string;
  /** The second line: role, e-mail. */
  detail?: ReactNode;
  /** Of the avatar; 24 px for one line, 30 for two, unless given. */
  size?: 'small' | 'medium' | 'large' | 'xlarge';
}

/**
 * A person: avatar and name, with a second line if there is one.
 *
 * Not for a person of whom only the mark is seen (`Avatar`) nor for one to be chosen (`SelectableCard`).
 */
export const Identity = withRef(function Identity({
  name,
  initials,
  detail,
  size = detail ? 'large' : 'medium',
  className,
  ...rest
}: IdentityProps) {
  return (
    <span data-component="Identity" className={classNames(styles.root, className)} {...rest}>
      <Avatar name={name} initials={initials} size={size} decorative />
      <span className={styles.words}>
        <span className={classNames(styles.name, Boolean(detail) && styles.named)}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
});
