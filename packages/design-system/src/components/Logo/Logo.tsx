'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Logo.css';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  size?: keyof typeof styles.size;
  /** The mark without the word; the word stays for who cannot see it. */
  markOnly?: boolean;
}

/**
 * Linework's mark, a pair of dividers on a plate, and its word.
 *
 * Not as the only name of a link: give that words.
 */
export const Logo = withRef(function Logo({
  size = 'small',
  markOnly = false,
  className,
  ...rest
}: LogoProps) {
  const side = size === 'small' ? 22 : 32;
  return (
    <span
      data-component="Logo"
      className={classNames(styles.root, styles.size[size], className)}
      {...(markOnly ? { role: 'img', 'aria-label': 'Linework' } : {})}
      {...rest}
    >
      <svg className={styles.mark} width={side} height={side} viewBox="0 0 22 22" aria-hidden="true">
        <rect className={styles.plate} width="22" height="22" rx="5.5" />
        <path className={styles.lines} d="M11 5 6 17M11 5l5 12M7.6 13.2q3.4 1.8 6.8 0" />
      </svg>
      {!markOnly && <span>{NAME}</span>}
    </span>
  );
});

/** The same in every language. */
const NAME = 'Linework';
