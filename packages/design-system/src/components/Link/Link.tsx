'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { focusRing } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Link.css';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  tone?: keyof typeof styles.tone;
  /** Render the only child, a router's link, as this link. */
  asChild?: boolean;
}

/**
 * Goes somewhere.
 *
 * Not for doing something (`Button`).
 *
 * Keyboard: Enter.
 *
 * @example <Link asChild><RouterLink to="/tasks">View All</RouterLink></Link>
 */
export const Link = withRef(function Link({
  tone = 'accent',
  asChild = false,
  className,
  ...rest
}: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return (
    <Root
      data-component="Link"
      className={classNames(styles.root, styles.tone[tone], focusRing, className)}
      {...rest}
    />
  );
});
