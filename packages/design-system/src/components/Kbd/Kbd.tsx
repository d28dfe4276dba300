'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Kbd.css';

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/**
 * A key to press.
 *
 * Not for code or what is to be typed (`<code>`).
 */
export const Kbd = withRef(function Kbd({ className, ...rest }: KbdProps) {
  return <kbd data-component="Kbd" className={classNames(styles.root, className)} {...rest} />;
});
