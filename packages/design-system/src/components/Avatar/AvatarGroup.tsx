'use client';
import { Children, type ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Avatar.css';
import { avatarMessages } from './messages';

export interface AvatarGroupProps extends ComponentPropsWithRef<'span'> {
  /** How many are shown before the rest becomes '+3'. */
  max?: number;
  size?: keyof typeof styles.size;
  /** Says how many more there are; `+3` reads as 'and 3 more'. */
  moreLabel?: (count: number) => string;
}

/** Avatars that overlap; what does not fit is counted. */
export const AvatarGroup = withRef(function AvatarGroup({
  max = 4,
  size = 'medium',
  moreLabel,
  className,
  children,
  ...rest
}: AvatarGroupProps) {
  const text = useMessages('Avatar', avatarMessages);
  const number = useNumber();
  const avatars = Children.toArray(children);
  const shown = avatars.length > max ? avatars.slice(0, max - 1) : avatars;
  const hidden = avatars.length - shown.length;
  return (
    <span data-component="AvatarGroup" className={classNames(styles.group, className)} {...rest}>
      {shown.map((avatar, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that is added; toArray keyed the avatar itself
        <span key={position} className={classNames(styles.stackedSlot, styles.stacked)}>
          {avatar}
        </span>
      ))}
      {hidden > 0 && (
        <span
          role="img"
          aria-label={moreLabel?.(hidden) ?? text.more(hidden, number(hidden))}
          className={classNames(styles.root, styles.size[size], styles.more, styles.stacked)}
        >
          {`+${number(hidden)}`}
        </span>
      )}
    </span>
  );
});
