'use client';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import { ratingMessages } from './messages';
import * as styles from './Rating.css';
import { Star } from './Star';

export interface RatingProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0 to `max`. Drawn to the half star, said as it is. */
  value: number;
  max?: number;
  size?: keyof typeof styles.size;
}

/**
 * A rating that others gave: '4.5 out of 5 stars' to who cannot see it. To give one, use `RatingField`.
 *
 * Not for how much of a thing is done (`Progress`) nor for priority (`PriorityBadge`).
 *
 * @example <Rating value={4.5} />
 */
export const Rating = withRef(function Rating({
  value,
  max = 5,
  size = 'medium',
  className,
  ...rest
}: RatingProps) {
  const text = useMessages('Rating', ratingMessages);
  const number = useNumber();
  const halves = Math.round(value * 2);
  return (
    <span
      data-component="Rating"
      role="img"
      aria-label={text.rating(number(value), number(max))}
      className={classNames(styles.root, styles.size[size], className)}
      {...rest}
    >
      {Array.from({ length: max }, (_, place) => {
        const left = halves - place * 2;
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are told apart by their place only
        return <Star key={place} filled={left >= 2 ? 'whole' : left === 1 ? 'half' : 'none'} />;
      })}
    </span>
  );
});
