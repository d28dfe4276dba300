'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Avatar.css';
import { avatarHue } from './avatarHue';
import { initialsOf } from './initialsOf';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose: gives the hue, the initials and the accessible name. */
  name?: string;
  /** Two letters, where they are kept; from the name otherwise. */
  initials?: string;
  size?: keyof typeof styles.size;
  /** The name stands right beside it: silent for assistive technology. */
  decorative?: boolean;
}

/**
 * A person as two letters on the hue of their name.
 *
 * Not for pictures of things, nor alone where the name is not known to the reader (`Identity`).
 */
export const Avatar = withRef(function Avatar({
  name,
  initials,
  size = 'medium',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const letters = initials?.trim() || initialsOf(name ?? '');
  return (
    <span
      data-component="Avatar"
      className={classNames(
        styles.root,
        styles.size[size],
        styles.hue[avatarHue(name ?? letters)],
        className,
      )}
      {...(decorative
        ? { 'aria-hidden': true, 'data-letters': letters }
        : { role: 'img', 'aria-label': name ?? letters })}
      {...rest}
    >
      {/* Beside the name they are a drawing: as text they would be part of a button's visible label (WCAG 2.5.3). */}
      {decorative ? null : letters}
    </span>
  );
});
